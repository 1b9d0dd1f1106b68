import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { crc32, deflateSync } from 'node:zlib'
import { labelAddress, readScan } from '@volute/domain/service/fleet'
import { limits } from '@volute/domain/core/kernel'
import fc from 'fast-check'
import Papa from 'papaparse'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { beforeAll, expect, it } from 'vitest'
import { codeSvg, type LabelCode, labelCode } from './label-code.ts'

const publicUrl = 'https://parts.harrow.example'

beforeAll(async () => {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })
})

it('the code of every demo pump scans back to its serial number (FLEET-17)', async () => {
  const csv = await readFile(new URL('../../../../../demo/catalogue/pumps.csv', import.meta.url), 'utf8')
  const { data } = Papa.parse<{ serial_number: string }>(csv, { header: true, skipEmptyLines: true })
  const serials = data.map((row) => row.serial_number).filter((one) => one !== '')
  expect(serials.length).toBeGreaterThan(10)
  for (const one of serials) expect(await meantBy(one)).toEqual([one])
})

it('a thousand unusual serial numbers scan back to themselves (FLEET-17)', async () => {
  for (const one of fc.sample(nastySerial, { numRuns: 1_000, seed: 7 }))
    expect(await meantBy(one), JSON.stringify(one)).toEqual([one])
})

it('the drawing is one path of the dark modules (FLEET-17)', () => {
  const { side, runs } = labelCode(labelAddress(publicUrl, '100234'))
  // Level Q, which tolerates the loss of a quarter: L and M need 37 modules per side, H 45.
  expect(side).toBe(41)
  const svg = codeSvg(labelAddress(publicUrl, '100234'))
  expect(svg).toContain(`viewBox="0 0 ${side} ${side}"`)
  expect(svg.match(/M/g)).toHaveLength(runs.length)
  const dark = (row: number) => runs.filter(({ y }) => y === row).reduce((sum, { length }) => sum + length, 0)
  expect([dark(3), dark(4) > 13, dark(side - 5) > 6, dark(side - 4)]).toEqual([0, true, true, 0])
})

const nastySerial = fc
  .oneof(
    fc.stringMatching(/^0{0,4}[0-9A-Za-z]{1,8}([-/. _][0-9A-Za-z]{1,6}){0,3}$/),
    fc.stringMatching(/^[%/?#&=+.\\:;,"'<>|~ a-fA-F0-9]{1,24}$/),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
  .map((one) => one.trim().toWellFormed())
  .filter((one) => one !== '' && one.length <= limits.catalogueNumber)

async function meantBy(serialNumber: string) {
  const [read] = await readBarcodes(pngOf(labelCode(labelAddress(publicUrl, serialNumber))), {
    formats: ['QRCode'],
  })
  return readScan(read?.text ?? '', publicUrl)
}

/** Pixels per module. */
const SCALE = 2

/** The code as an image of gray pixels. */
function pngOf({ side, runs }: LabelCode): Uint8Array {
  const width = side * SCALE
  const pixels = Buffer.alloc((width + 1) * width, 255)
  for (let row = 0; row < width; row++) pixels[row * (width + 1)] = 0
  for (const { x, y, length } of runs)
    for (let row = y * SCALE; row < (y + 1) * SCALE; row++)
      pixels.fill(0, row * (width + 1) + 1 + x * SCALE, row * (width + 1) + 1 + (x + length) * SCALE)
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(width, 4)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
