type Area = 'localStorage' | 'sessionStorage'

/** What the browser keeps under a key; null when there is nothing, or nothing readable (SHELL-61). */
export function readStored(key: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value as JSON; a browser that refuses storage costs the memory, not the page. */
export function writeStored(key: string, value: unknown, area: Area = 'localStorage') {
  try {
    window[area].setItem(key, JSON.stringify(value))
  } catch {
    // Private windows and full disks refuse; the value then lives as long as the page.
  }
}
