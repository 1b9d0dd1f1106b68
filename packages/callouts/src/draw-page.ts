import { readFile } from 'node:fs/promises'
import * as canvas from '@napi-rs/canvas'
import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf'
import { registerStandIns } from './packaged-fonts.ts'

/** Size of a sheet's picture in pixels. */
export interface Sheet {
  width: number
  height: number
}

/** Resolution of a page: that of a good scan, or for a large page the highest within the pixel limit. */
const DPI = 300
const PIXELS = 60_000_000

interface Pages {
  close(): Promise<void>
  count: number
  sizeOf(sheet: number): Promise<Sheet>
  /** Pixels of a page, four bytes each. */
  draw(sheet: number): Promise<Sheet & { data: Buffer }>
}

/** Opens the pages of a PDF as displayed: rotated as the PDF specifies, with no side longer than `longest` pixels. */
export async function openPages(path: string, longest: number): Promise<Pages> {
  registerStandIns()
  const CanvasFactory = await createIsomorphicCanvasFactory(() => Promise.resolve(canvas))
  const options = { verbosity: 0, CanvasFactory, maxImageSize: PIXELS * 2, isEvalSupported: false }
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)), options)

  async function viewportOf(sheet: number) {
    const page = await pdf.getPage(sheet + 1)
    const { width, height } = page.getViewport({ scale: 1 })
    const scale = Math.min(DPI / 72, Math.sqrt(PIXELS / (width * height)), longest / Math.max(width, height))
    return { page, viewport: page.getViewport({ scale }) }
  }

  return {
    count: pdf.numPages,
    async sizeOf(sheet) {
      const { viewport } = await viewportOf(sheet)
      return sizeOf(viewport)
    },
    async draw(sheet) {
      const { page, viewport } = await viewportOf(sheet)
      const size = sizeOf(viewport)
      const drawn = canvas.createCanvas(size.width, size.height)
      await page.render({ canvas: drawn as never, viewport, background: 'white' }).promise
      return { ...size, data: drawn.data() }
    },
    close: () => pdf.loadingTask.destroy(),
  }
}

const sizeOf = ({ width, height }: Sheet): Sheet => ({
  width: Math.max(1, Math.floor(width)),
  height: Math.max(1, Math.floor(height)),
})
