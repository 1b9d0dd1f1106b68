import { findChromium } from './find-chromium.ts'

/** Says what is missing before the first journey starts. */
export default function requireChromium() {
  if (!findChromium()) throw new Error('The journeys need a Chromium in PATH, or its path in CHROMIUM_PATH.')
}
