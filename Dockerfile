# War Council as a container, on Debian's Python, which is built with every optimisation: it makes 1.4 times the decisions a
# second of a plain build. docs/hosting.md says how this file was built and tried.
#
#   docker build --tag warcouncil .
#   docker run --publish 127.0.0.1:8000:8000 --volume games:/data warcouncil
FROM debian:bookworm-slim AS built
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates python3 python3-venv
WORKDIR /src
COPY pyproject.toml requirements.lock README.md LICENSE ./
COPY warcouncil warcouncil

# The versions of requirements.lock, without the tools of developers.
RUN sed -e 's/ \\$//' -e '/--hash=/d' requirements.lock > constraints.txt \
    && python3 -m venv /opt/warcouncil \
    && /opt/warcouncil/bin/pip install --no-cache-dir --constraint constraints.txt ".[all]" \
    && /opt/warcouncil/bin/python -m compileall -q /opt/warcouncil/lib

FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates python3 \
    && rm -r /var/lib/apt/lists/* \
    && useradd --create-home warcouncil && mkdir --mode 700 /data && chown warcouncil: /data
COPY --from=built /opt/warcouncil /opt/warcouncil

USER warcouncil
ENV PATH=/opt/warcouncil/bin:$PATH WARCOUNCIL_DATA=/data PYTHONDONTWRITEBYTECODE=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/api/health', timeout=5)"]
ENTRYPOINT ["warcouncil"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--no-open"]
