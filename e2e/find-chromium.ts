import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The headless shell comes first: it starts and paints faster. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

export const missing =
  'The journeys need a Chromium: install it (Debian: `apt-get install chromium-headless-shell`), or set CHROMIUM_PATH to one.'

/** The Chromium of CHROMIUM_PATH, or the first of these programs in PATH. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  if (given) return given
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
