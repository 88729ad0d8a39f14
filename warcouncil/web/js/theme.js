// Runs before anything is painted, so that a dark page never flashes white. Not a module for that reason.
(function () {
  const system = matchMedia("(prefers-color-scheme: dark)");
  function paint() {
    let theme = "auto";
    try {
      theme = localStorage.getItem("theme") || "auto";
    } catch {
      // A browser that keeps nothing gets the system's theme.
    }
    if (theme === "auto") theme = system.matches ? "dark" : "light";
    document.documentElement.dataset.theme = theme;
  }
  system.addEventListener("change", paint);
  document.addEventListener("theme", paint);
  paint();
})();
