// Runs before the first paint, so that a dark page never flashes white, and what stands first fits the page that follows.
;(() => {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  /** @param {string} key */
  const stored = (key) => {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const apply = () => {
    const theme = stored('volute.theme') ?? (dark.matches ? 'dark' : 'light')
    document.documentElement.setAttribute('data-theme', theme)
  }
  apply()
  const isSignedIn = /"token":"[^"]/.test(stored('volute.session') ?? '')
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
  dark.addEventListener('change', apply)
  window.addEventListener('storage', apply)
  window.addEventListener('volute-theme', apply)
})()
