import { csvHeaders } from '@volute/domain/buying/quick-order'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decodeText } from './read-file.ts'

const text = 'part_number,paint_color\nDräger–7,Blau “matt”'

function utf16(written: string, isBigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(written.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [index, unit] of written.split('').entries())
    view.setUint16(index * 2, unit.charCodeAt(0), !isBigEndian)
  return bytes
}

it.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16 little-endian', utf16(`\uFEFF${text}`, false)],
  ['UTF-16 big-endian', utf16(`\uFEFF${text}`, true)],
])('a file in %s is decoded (OQ-68)', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text)
})

it('a file in Windows-1252 is decoded (OQ-68)', () => {
  const bytes = Uint8Array.of(0x44, 0x72, 0xe4, 0x67, 0x65, 0x72, 0x96, 0x37, 0x80)
  expect(decodeText(bytes)).toBe('Dräger–7€')
})

it.each([
  ['a NUL', Uint8Array.of(0x41, 0, 0x42)],
  ['UTF-16 without its mark', utf16('part', false)],
  ['a zipped sheet under another name', Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0)],
])('%s is rejected as not text (QUICK-17)', (_, bytes) => {
  expect(decodeText(bytes)).toBeNull()
})

it('the template consists of the CSV headers (E64, QUICK-18)', () => {
  const template = readFileSync(join(import.meta.dirname, '../../../public/csv-import-template.csv'), 'utf8')
  expect(template.trim()).toBe(csvHeaders.join(','))
})
