// BLAKE2b (RFC 7693) in plain JavaScript: pages on a home network have no cryptography of the browser's own.
// Each 64-bit word is two 32-bit halves, the lower one first.

const IV = new Uint32Array([
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
  0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
]);

const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const MIXED = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]];
const BLOCK = 128;

const v = new Uint32Array(32);
const m = new Uint32Array(32);

/**
 * v[a] += v[b] + (low, high)
 * @param {number} a
 * @param {number} b
 * @param {number} low
 * @param {number} high
 */
function add(a, b, low, high) {
  const sum = v[2 * a] + v[2 * b] + low;
  v[2 * a + 1] += v[2 * b + 1] + high + Math.floor(sum / 0x100000000);
  v[2 * a] = sum;
}

/**
 * v[a] = (v[a] ^ v[b]) rotated to the right
 * @param {number} a
 * @param {number} b
 * @param {number} by
 */
function turn(a, b, by) {
  const low = v[2 * a] ^ v[2 * b];
  const high = v[2 * a + 1] ^ v[2 * b + 1];
  const [first, second] = by >= 32 ? [high, low] : [low, high];
  const shift = by % 32;
  v[2 * a] = shift ? (first >>> shift) | (second << (32 - shift)) : first;
  v[2 * a + 1] = shift ? (second >>> shift) | (first << (32 - shift)) : second;
}

/**
 * @param {number[]} places
 * @param {number} x
 * @param {number} y
 */
function mix([a, b, c, d], x, y) {
  add(a, b, m[2 * x], m[2 * x + 1]);
  turn(d, a, 32);
  add(c, d, 0, 0);
  turn(b, c, 24);
  add(a, b, m[2 * y], m[2 * y + 1]);
  turn(d, a, 16);
  add(c, d, 0, 0);
  turn(b, c, 63);
}

/**
 * @param {Uint32Array} state
 * @param {Uint8Array} block of 128 bytes
 * @param {number} counted bytes up to its end
 * @param {boolean} last
 */
function compress(state, block, counted, last) {
  v.set(state);
  v.set(IV, 16);
  v[24] ^= counted;
  v[25] ^= Math.floor(counted / 0x100000000);
  if (last) {
    v[28] = ~v[28];
    v[29] = ~v[29];
  }
  for (let word = 0; word < 32; word++) {
    const at = 4 * word;
    m[word] = block[at] | (block[at + 1] << 8) | (block[at + 2] << 16) | (block[at + 3] << 24);
  }
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10];
    for (let place = 0; place < 8; place++) mix(MIXED[place], order[2 * place], order[2 * place + 1]);
  }
  for (let word = 0; word < 16; word++) state[word] ^= v[word] ^ v[word + 16];
}

/**
 * @param {Uint8Array} data
 * @param {number} size of the digest, 1 to 64 bytes
 * @param {Uint8Array} [key] up to 64 bytes
 * @returns {Uint8Array}
 */
export function blake2b(data, size, key = new Uint8Array()) {
  const state = IV.slice();
  state[0] ^= 0x01010000 ^ (key.length << 8) ^ size;
  const whole = new Uint8Array((key.length ? BLOCK : 0) + data.length);
  whole.set(key);
  whole.set(data, key.length ? BLOCK : 0);
  let done = 0;
  while (whole.length - done > BLOCK) {
    compress(state, whole.subarray(done, done + BLOCK), done + BLOCK, false);
    done += BLOCK;
  }
  const rest = new Uint8Array(BLOCK);
  rest.set(whole.subarray(done));
  compress(state, rest, whole.length, true);
  const digest = new Uint8Array(64);
  for (let byte = 0; byte < 64; byte++) digest[byte] = state[byte >> 2] >>> (8 * (byte % 4));
  return digest.slice(0, size);
}

/** @param {Uint8Array} bytes */
export function hex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} text */
export function fromHex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const ENCODER = new TextEncoder();

/** @param {string} text */
export function bytes(text) {
  return ENCODER.encode(text);
}
