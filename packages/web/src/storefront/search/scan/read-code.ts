import type { BarcodeDetector } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

type CodeReader = Pick<BarcodeDetector, 'detect'>

/** Codes on labels and nameplates. */
const formats = ['qr_code', 'data_matrix', 'code_128'] as const

let opened: Promise<CodeReader> | null = null

/** The text of the code in a picture; null where none is seen. */
export async function readCode(picture: ImageBitmap | HTMLVideoElement): Promise<string | null> {
  opened ??= openReader()
  const reader = await opened.catch((failure: unknown) => {
    opened = null
    throw failure
  })
  const [found] = await reader.detect(picture)
  return found?.rawValue || null
}

/** The browser's own reader first; else one that is fetched now, served by the shop itself. */
async function openReader(): Promise<CodeReader> {
  const { BarcodeDetector: Own } = window as { BarcodeDetector?: typeof BarcodeDetector }
  const readable = await Own?.getSupportedFormats().catch(() => undefined)
  if (Own && readable?.includes('qr_code'))
    return new Own({ formats: formats.filter((format) => readable.includes(format)) })
  const fetched = await import('barcode-detector/ponyfill')
  fetched.prepareZXingModule({ overrides: { locateFile: () => wasm } })
  return new fetched.BarcodeDetector({ formats: [...formats] })
}
