import type { BarcodeDetector } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

type CodeReader = Pick<BarcodeDetector, 'detect'>

/** Code formats on labels and nameplates. */
const formats = ['qr_code', 'data_matrix', 'code_128'] as const

let opened: Promise<CodeReader> | null = null

/** Text of the code in a picture; null if none is detected. */
export async function readCode(picture: ImageBitmap | HTMLVideoElement): Promise<string | null> {
  opened ??= openReader()
  const reader = await opened.catch((failure: unknown) => {
    opened = null
    throw failure
  })
  const [found] = await reader.detect(picture)
  return found?.rawValue || null
}

/** Prefers the browser's own reader. Otherwise loads one, served by the shop itself. */
async function openReader(): Promise<CodeReader> {
  const { BarcodeDetector: Own } = window as { BarcodeDetector?: typeof BarcodeDetector }
  const readable = await Own?.getSupportedFormats().catch(() => undefined)
  if (Own && readable?.includes('qr_code'))
    return new Own({ formats: formats.filter((format) => readable.includes(format)) })
  const fetched = await import('barcode-detector/ponyfill')
  fetched.prepareZXingModule({ overrides: { locateFile: () => wasm } })
  return new fetched.BarcodeDetector({ formats: [...formats] })
}
