// Runs before the first paint, so that a dark page never flashes white.
;(() => {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const chosen = () => {
    try {
      return window.localStorage.getItem('volute.theme')
    } catch {
      return null
    }
  }
  const apply = () => {
    const theme = chosen() ?? (dark.matches ? 'dark' : 'light')
    document.documentElement.setAttribute('data-theme', theme)
  }
  apply()
  dark.addEventListener('change', apply)
  window.addEventListener('storage', apply)
  window.addEventListener('volute-theme', apply)
})()
