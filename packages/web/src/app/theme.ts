const key = 'volute.theme'
export const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
export type Theme = (typeof themes)[number]['value']

/** The person's choice; `public/theme.js` applies it before the first paint. */
export function readTheme(): Theme {
  const chosen = storage()?.getItem(key)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export function chooseTheme(theme: Theme) {
  if (theme === 'system') storage()?.removeItem(key)
  else storage()?.setItem(key, theme)
  window.dispatchEvent(new Event('volute-theme'))
}

function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
