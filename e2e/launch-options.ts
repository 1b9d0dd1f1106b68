import { findChromium } from './find-chromium.ts'

/** Chromium as every journey starts it. */
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
