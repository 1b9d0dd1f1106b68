import { findChromium, missing } from './find-chromium.ts'

/** Reports a missing Chromium before the first journey starts. */
export default function requireChromium() {
  if (!findChromium()) throw new Error(missing)
}
