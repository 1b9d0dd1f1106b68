import { defineConfig } from '@playwright/test'
import { HANG, PAGE } from '../caps.ts'
import { launchOptions } from '../launch-options.ts'
import { cameraFile } from './pump-label.ts'

/** `npm run pictures`: takes the README's pictures again, in one fresh demo shop. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../../test-results/pictures',
  globalSetup: '../require-chromium.ts',
  workers: 1,
  timeout: HANG,
  expect: { timeout: PAGE },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(
      '--use-fake-device-for-media-stream',
      // No one is there to allow the camera.
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${cameraFile}`,
    ),
  },
})
