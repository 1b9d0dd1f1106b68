import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { click, renderInShop } from '../../../../test/render.tsx'
import { ScanSheet } from './scan-sheet.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
const detect = vi.fn<() => Promise<{ rawValue: string }[]>>()
const fetched = vi.fn(async () => Response.json({ error: 'Unable to look it up.' }, { status: 400 }))
/** Stub of the browser's own code reader. */
class OwnDetector {
  static readonly getSupportedFormats = async () => ['qr_code']
  readonly detect = detect
}
beforeEach(() => {
  vi.stubGlobal('BarcodeDetector', OwnDetector)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('createImageBitmap', async () => ({}))
})
afterEach(async () => {
  await shown.remove()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  fetched.mockClear()
})

const dialog = () => document.querySelector('[role="dialog"]')
const pictureField = () => dialog()?.querySelector<HTMLInputElement>('input[type="file"]')

it('a failed look-up is reported once, and the camera restarts only with Scan Again (FLEET-22)', async () => {
  const mediaDevices = { getUserMedia: async () => ({ getTracks: () => [] }) }
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(HTMLMediaElement.HAVE_ENOUGH_DATA)
  detect.mockResolvedValue([{ rawValue: '100234' }])
  shown = await renderInShop(<ScanSheet onClose={() => undefined} />)
  await eventually(() => dialog()?.textContent.includes('Unable to look it up.'))
  expect(pictureField()).toBeNull()
  expect(fetched).toHaveBeenCalledTimes(1)
  await click(
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Scan Again'),
  )
  await eventually(() => fetched.mock.calls.length === 2)
})

it.each([
  ['without a code', async () => [], 'No code was found in this picture.'],
  ['without its reader', async () => Promise.reject(new Error()), 'The code reader could not be loaded.'],
])('a picture %s shows an error (FLEET-22)', async (_, read, sentence) => {
  detect.mockImplementation(read)
  shown = await renderInShop(<ScanSheet onClose={() => undefined} />)
  const input = await eventually(pictureField)
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'label.png')] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  const said = await eventually(() => dialog()?.querySelector('[role="alert"]'))
  expect(said.textContent).toContain(sentence)
})
