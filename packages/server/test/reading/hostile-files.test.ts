import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWorkbook, writeZip } from '@volute/demo/erp-exports'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HANG_CAP } from '../../../../tools/gate/src/hang-cap.ts'
import { writeFolder } from '../write-folder.ts'
import { openTables } from '../../src/workbench/import/reading/ask-tables.ts'
import { readMapped } from '../../src/workbench/import/reading/read-mapped.ts'
import { recogniseFile } from '../../src/workbench/import/reading/recognise-file.ts'
import { sayLeftOut, unpackZip } from '../../src/workbench/import/reading/unpack-zip.ts'

it('reading a workbook stops when it takes too long or too much memory (BRING-15)', async () => {
  const rows = Array.from({ length: 20_000 }, (_, n) => [n, `Part ${n}`, n / 4, 'EA'])
  const folder = await writeFolder({ 'a.xlsx': writeWorkbook('Sheet', rows) })
  const open = (most: { seconds: number; megabytes: number }) =>
    openTables(most)({ what: 'headers', path: join(folder, 'a.xlsx'), name: 'a.xlsx', folder, readings: [] })
  await expect(open({ seconds: 0.001, megabytes: 1024 })).rejects.toThrow(
    /takes more than 0\.001 seconds to read/,
  )
  await expect(open({ seconds: HANG_CAP / 1_000, megabytes: 100 })).rejects.toThrow(
    /takes too much memory to read/,
  )
})

it('a broken workbook, an old Excel file, an unclosed quotation mark and a program each give a clear problem (BRING-15)', async () => {
  const folder = await writeFolder({
    'a.xlsx': writeZip({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
    'b.xls': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'c.csv': `part_number,price\n"${'x'.repeat(8_000_000)}`,
    'd.csv': Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
  })
  const problemOf = async (name: string) => (await recogniseFile({ path: join(folder, name), name })).problem
  expect(await problemOf('a.xlsx')).toMatch(/^a\.xlsx: it cannot be read/)
  expect(await problemOf('b.xls')).toBe(
    'b.xls is a workbook of an old Excel: save it as an Excel workbook (.xlsx).',
  )
  expect(await problemOf('c.csv')).toMatch(/^c\.csv, line 2: a quotation mark is not closed/)
  expect(await problemOf('d.csv')).toBe('d.csv is neither a text nor a workbook.')
})

it('random bytes under any file name are recognised or reported as a problem (BRING-15)', async () => {
  const folder = await writeFolder({})
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 2_000 }),
    fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
  )
  const name = fc.constantFrom('a.csv', 'b.txt', 'c.tsv', 'd.xls', 'e.pdf', 'f')
  await fc.assert(
    fc.asyncProperty(content, name, fc.boolean(), async (bytes, file, hasHeader) => {
      const path = join(folder, file)
      await writeFile(path, Buffer.concat([Buffer.from(hasHeader ? 'Level;Item;Price;Qty\n' : ''), bytes]))
      const answered = await recogniseFile({ path, name: file })
      if (answered.reading) await readMapped({ path, name: file }, answered.reading, answered.mappings)
      expect(answered.problem === null || answered.problem.length > 10).toBe(true)
    }),
    { numRuns: 150 },
  )
})

it('files of a ZIP that lead out of the folder, are encrypted, duplicate or ZIPs are left out, and the rest is unpacked (BRING-16)', async () => {
  const zip = writeZip({
    '../evil.csv': 'x',
    '/etc/evil.csv': 'x',
    'parts.csv': 'part_number\nA\n',
    'PARTS.csv': 'part_number\nB\n',
    'secret.csv': 'part_number\nC\n',
    'drawings/A.svg': '<svg/>',
    'more.zip': writeZip({ 'parts.csv': 'part_number\nD\n' }),
    '__MACOSX/parts.csv': 'x',
  })
  lock(zip, 'secret.csv')
  const folder = await writeFolder({ 'a.zip': zip })
  const into = join(folder, 'out')
  await mkdir(into)
  const { files, leftOut } = await unpackZip(join(folder, 'a.zip'), into)
  expect(files.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['parts.csv', 14],
    ['drawings/A.svg', 6],
  ])
  expect(leftOut.map(sayLeftOut)).toEqual([
    '../evil.csv is left out: its name leads out of the folder.',
    '/etc/evil.csv is left out: its name leads out of the folder.',
    'PARTS.csv is left out: another file has the same name.',
    'secret.csv is left out: it is encrypted.',
    'more.zip is left out: it is a ZIP within a ZIP.',
  ])
})

it('a file that makes a ZIP too large is left out, and a ZIP with too many files or an unreadable ZIP is rejected (BRING-16)', async () => {
  const bomb = writeZip({
    'small.csv': 'part_number\nA\n',
    'bomb.csv': Buffer.alloc(5_000_000),
    'later.csv': 'x',
  })
  const folder = await writeFolder({ 'a.zip': bomb, 'b.zip': 'PK, but nothing else' })
  const unpack = (name: string, most?: { entries: number; bytes: number }) =>
    unpackZip(join(folder, name), join(folder, 'out'), most)
  const { files, leftOut } = await unpack('a.zip', { entries: 10, bytes: 1_048_576 })
  expect(files.map(({ name }) => name)).toEqual(['small.csv', 'later.csv'])
  expect(leftOut).toEqual([{ name: 'bomb.csv', reason: 'with it, what the ZIP holds is larger than 1 MB' }])
  await expect(unpack('a.zip', { entries: 2, bytes: 10 })).rejects.toThrow('It holds more than 2 files.')
  await expect(unpack('b.zip')).rejects.toThrow(/^It is not a ZIP that can be read/)
})

/** Sets the encryption flag in every header of a file in a ZIP. */
function lock(zip: Buffer, name: string) {
  for (const [sign, flags, path] of [
    ['PK\x03\x04', 6, 30],
    ['PK\x01\x02', 8, 46],
  ] as const)
    for (let at = zip.indexOf(sign); at >= 0; at = zip.indexOf(sign, at + 4))
      if (zip.subarray(at + path, at + path + name.length).toString() === name)
        zip.writeUInt16LE(0x801, at + flags)
}
