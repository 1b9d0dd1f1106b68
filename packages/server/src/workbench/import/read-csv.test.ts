import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFolder } from '../../../test/write-folder.ts'
import { readCsv } from './read-csv.ts'

async function read(content: string | Buffer) {
  const folder = await writeFolder({ 'a.csv': content })
  const rows: [number, ...string[]][] = []
  await readCsv(join(folder, 'a.csv'), async (some) => {
    for (const { line, cells } of some) rows.push([line, ...cells])
  })
  return rows.filter(([, first]) => first !== '')
}

it('BOM, CRLF, quotes, doubled quotes and line breaks in quotes are read, with the line where each row starts', async () => {
  const rows = await read('\uFEFFa,b\r\n1,"x, ""y"""\r\n2,"one\r\ntwo"\r\n3,"last"\r\n')
  expect(rows).toEqual([
    [1, 'a', 'b'],
    [2, '1', 'x, "y"'],
    [3, '2', 'one\ntwo'],
    [5, '3', 'last'],
  ])
})

it.each(['\n', '\r\n', '\r'])('the last line is read with and without its end %j', async (end) => {
  expect(await read(`a${end}1${end}2`)).toEqual(await read(`a${end}1${end}2${end}`))
})

it('a file of many chunks is read completely and in order', async () => {
  const line = (n: number) => `${n},"Gasket, ${'é'.repeat(50)}"`
  const rows = await read(`n,d\r\n${Array.from({ length: 20_000 }, (_, n) => line(n)).join('\r\n')}`)
  expect(rows).toHaveLength(20_001)
  expect(
    rows.slice(1).every(([at, n, d], place) => at === place + 2 && n === String(place) && d?.length === 58),
  ).toBe(true)
})

it('a file that is not UTF-8 and one with broken quotes are rejected', async () => {
  await expect(read(Buffer.from('a\nGeh\xe4use\n', 'latin1'))).rejects.toThrow(
    'a.csv is not UTF-8 text but that of an older Windows or Mac: save it as CSV UTF-8.',
  )
  await expect(read('a,b\n1,x\n2,"3 in pipe\n4,y\n')).rejects.toThrow(
    'a.csv, line 3: a quotation mark is not closed or not doubled, so the rest of the file cannot be read.',
  )
})

it.each([';', '\t'])('cells separated by %j are read, too', async (sign) => {
  const rows = await read(`a${sign}b\n1${sign}"x${sign}, y"\n`)
  expect(rows).toEqual([
    [1, 'a', 'b'],
    [2, '1', `x${sign}, y`],
  ])
})

it.each([
  [
    Buffer.from('PK\x03\x04 a workbook'),
    'a spreadsheet under the name of a text: open it and save it as CSV UTF-8.',
  ],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a spreadsheet under the name of a text: open it and'],
  [Buffer.from('\ufeffa,b\n', 'utf16le'), 'UTF-16 text: save it as CSV UTF-8.'],
  [Buffer.from('a,b\n', 'utf16le'), 'UTF-16 text: save it as CSV UTF-8.'],
])('%j is rejected with a message that says how to fix it', async (content, said) => {
  await expect(read(content)).rejects.toThrow(`a.csv is ${said}`)
})

it('an error of the row reader is passed on', async () => {
  const folder = await writeFolder({ 'a.csv': 'a\n1\n' })
  await expect(readCsv(join(folder, 'a.csv'), () => Promise.reject(new Error('no room')))).rejects.toThrow(
    'no room',
  )
})
