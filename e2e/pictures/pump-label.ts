import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { labelAddress } from '@volute/domain/service/fleet'
import { toString as codeSvg } from 'qrcode'

/** Video that Chromium shows as its camera; one frame is enough. */
export const cameraFile = join(import.meta.dirname, '../../test-results/pictures/camera.mjpeg')

/** Shows the label of a pump to the camera. */
export async function holdLabel(browser: Browser, publicUrl: string, serialNumber: string, tag: string) {
  const page = await browser.newPage({ viewport: { width: 720, height: 840 }, deviceScaleFactor: 1 })
  const code = await codeSvg(labelAddress(publicUrl, serialNumber), { type: 'svg', margin: 2 })
  await page.setContent(`
    <style>
      body { margin: 0; height: 100vh; display: grid; place-items: center; background: linear-gradient(155deg, #5b7a82, #24393f); font: 32px sans-serif }
      div { display: flex; align-items: center; gap: 20px; padding: 20px 36px 20px 20px; background: #fdfdfb; rotate: -4deg }
      svg { width: 340px; shape-rendering: auto }
      b { font-size: 56px }
    </style>
    <div>${code}<p><b>${tag}</b><br>${serialNumber}<br>Volute</p></div>`)
  await mkdir(dirname(cameraFile), { recursive: true })
  await writeFile(cameraFile, await page.screenshot({ type: 'jpeg', quality: 95 }))
  await page.close()
}
