import { findChromium } from './find-chromium.ts'

/** Options with which every journey starts Chromium. */
export function launchOptions(...args: string[]) {
  const chromium = findChromium()
  return {
    ...(chromium && { executablePath: chromium }),
    // Chromium's sandbox needs rights that a build machine seldom gives.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      ...args,
    ],
  }
}
