import { findChromium, missing } from './find-chromium.ts'

/** Says what is missing before the first journey starts. */
export default function requireChromium() {
  if (!findChromium()) throw new Error(missing)
}
