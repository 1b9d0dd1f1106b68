import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { makePdf } from '../../../../test/make-pdf.ts'
import { writeFolder } from '../../../../test/write-folder.ts'
import { openReader } from './open-reader.ts'

type Cell = string | { text: string; rowSpan?: number }
type Layout = 'noBorders' | 'lightHorizontalLines' | undefined

interface PdfMaker {
  setUrlAccessPolicy(isAllowed: () => boolean): void
  setLocalAccessPolicy(isAllowed: () => boolean): void
  setFonts(fonts: object): void
  createPdf(definition: object): { getBuffer(): Promise<Uint8Array> }
}

const pdfmake = createRequire(import.meta.url)('pdfmake') as PdfMaker
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => true)
pdfmake.setFonts({ Helvetica: { normal: 'Helvetica', bold: 'Helvetica-Bold' } })

/** PDF with a table and text around it, as a maker's word processor would print it. */
async function print(
  body: Cell[][],
  { layout, head = 1, ...rows }: { layout?: Layout; head?: number; dontBreakRows?: boolean } = {},
) {
  // pdfmake writes into its input.
  const table = { ...rows, headerRows: head, widths: [90, 150, 220], body: structuredClone(body) }
  const printed = pdfmake.createPdf({
    defaultStyle: { font: 'Helvetica', fontSize: 10 },
    header: { text: 'Operation and maintenance manual', margin: [40, 20] },
    footer: (page: number, pages: number) => ({ text: `OM-1, page ${page} of ${pages}`, margin: [40, 10] }),
    content: [
      { text: 'Troubleshooting', fontSize: 18 },
      'Lock out the driver before anything is opened, and read all of this chapter before you begin with it.',
      layout ? { layout, table } : { table },
      'If none of it helps, call service with the serial number and the hours that the pump has run so far.',
    ],
  })
  return printed.getBuffer()
}

const reader = openReader()
afterAll(() => reader.close())

async function faultsOf(pdf: Uint8Array | string) {
  const folder = await writeFolder({ 'empty.txt': '' })
  await writeFile(`${folder}/manual.pdf`, pdf)
  const read = await reader.read(`${folder}/manual.pdf`)
  return 'faults' in read ? read.faults : read.problem
}

const head = ['Trouble', 'Probable cause', 'Corrective action']
const wrapped =
  'Replace the mechanical seal and the gasket of its gland, then turn the shaft by hand twice before the guard goes on'

it.each(['noBorders', 'lightHorizontalLines', undefined] as const)(
  'wrapped cells and a symptom with several causes are told apart, printed with %s (FIND-63)',
  async (layout) => {
    const body = [
      head,
      ['Seal leaks', 'Faces dry or cracked', wrapped],
      ['', 'Sleeve scored', 'Renew the shaft sleeve'],
      ['No water at the discharge of the pump', 'Not primed', 'Fill the casing'],
    ]
    expect(await faultsOf(await print(body, { layout }))).toEqual([
      { page: 1, symptom: 'Seal leaks', cause: 'Faces dry or cracked', remedy: wrapped },
      { page: 1, symptom: 'Seal leaks', cause: 'Sleeve scored', remedy: 'Renew the shaft sleeve' },
      {
        page: 1,
        symptom: 'No water at the discharge of the pump',
        cause: 'Not primed',
        remedy: 'Fill the casing',
      },
    ])
  },
)

it('merged cells of symptom and remedy belong to each of their causes (FIND-63)', async () => {
  const body = [
    ['Symptom', 'Cause', 'Remedy'],
    [{ text: 'Vibration', rowSpan: 2 }, 'Soft foot', { text: 'Align the pump', rowSpan: 2 }],
    ['', 'Bent shaft', ''],
    ['Noise', 'Cavitation', 'Open the suction'],
  ]
  expect(await faultsOf(await print(body))).toEqual([
    { page: 1, symptom: 'Vibration', cause: 'Soft foot', remedy: 'Align the pump' },
    { page: 1, symptom: 'Vibration', cause: 'Bent shaft', remedy: 'Align the pump' },
    { page: 1, symptom: 'Noise', cause: 'Cavitation', remedy: 'Open the suction' },
  ])
})

const words = 'alder birch cedar elm fir hazel larch maple oak pine rowan spruce walnut willow yew'.split(' ')
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const word = `${words[n % 15]} ${words[Math.floor(n / 15)]}`
    return [
      `Sign ${word}`,
      `Origin ${word}`,
      `Repair ${word}, and so much more to do that it takes more lines by ${word}`,
    ]
  })
const asFaults = (rows: string[][]) =>
  rows.map(([symptom, cause, remedy]) => ({ page: expect.any(Number), symptom, cause, remedy }))
const pagesOf = (faults: Awaited<ReturnType<typeof faultsOf>>) =>
  new Set(typeof faults === 'string' ? [] : faults.map(({ page }) => page)).size

it.each([0, 1])(
  'a table goes on over any number of pages, with %j header rows repeated on each (FIND-63)',
  async (repeated) => {
    const long = rowsOf(150)
    const faults = await faultsOf(await print([head, ...long], { head: repeated }))
    expect(pagesOf(faults)).toBeGreaterThan(4)
    expect(faults).toEqual(asFaults(long))
  },
)

it.each([0, 1])(
  'rows in lower case stay apart behind a page break, with %j header rows repeated (FIND-63)',
  async (repeated) => {
    const long = rowsOf(45).map((row) => row.map((text) => text.toLowerCase()))
    const faults = await faultsOf(await print([head, ...long], { head: repeated, dontBreakRows: true }))
    expect(pagesOf(faults)).toBeGreaterThan(1)
    expect(faults).toEqual(asFaults(long))
  },
)

it.each([0, 1])(
  'a row that a page break splits is one row, with %j header rows repeated (FIND-63)',
  async (repeated) => {
    const rows = rowsOf(20).map(([symptom = '', cause = '', remedy = '']) => [
      symptom,
      cause,
      `${remedy} with ${words.join(' ')} and ${words.join(' ')}`,
    ])
    const faults = await faultsOf(await print([head, ...rows], { head: repeated }))
    expect(pagesOf(faults)).toBeGreaterThan(1)
    expect(faults).toEqual(asFaults(rows))
  },
)

it('other tables and running text have no faults (FIND-63)', async () => {
  expect(
    await faultsOf(
      await print([
        ['Part', 'Torque', 'Tool'],
        ['Nut', '110 ft-lb', 'Wrench'],
      ]),
    ),
  ).toEqual([])
  expect(
    await faultsOf(makePdf(['Symptom, cause and remedy: a fault has a cause, and a remedy for it.'])),
  ).toEqual([])
})

const table = (symptom: string) =>
  [
    ['Symptom', 'Cause', 'Remedy'],
    [symptom, 'Air', 'Vent'],
  ]
    .flatMap((cells, row) =>
      cells.map((text, column) => `1 0 0 1 ${50 + column * 180} ${600 - row * 40} Tm (${text}) Tj`),
    )
    .join(' ')
const texts = Array.from(
  { length: 30_000 },
  (_, n) => `1 0 0 1 ${n % 500} ${n % 700} Tm (Cause Symptom Remedy) Tj`,
)

it.each([
  ['too many texts', texts.join(' '), ''],
  ['too many lines', table('Hard'), '0 0 m 90 0 l S '.repeat(20_000)],
  ['a path that is too long to read', table('Hard'), `0 0 m ${'90 0 l 0 0 l '.repeat(100_000)} S`],
])('a page with %s has no rows, and the pages beside it are read (FIND-63)', async (_, text, lines) => {
  const hard = makePdf(
    [table('First'), text, table('Third')],
    '',
    (one) => `BT /F 9 Tf ${one} ET ${one === text ? lines : ''}`,
  )
  const row = { cause: 'Air', remedy: 'Vent' }
  expect(await faultsOf(hard)).toEqual([
    { page: 1, symptom: 'First', ...row },
    { page: 3, symptom: 'Third', ...row },
  ])
})

it('the fault table of a manual of the demo is read with its page (FIND-63)', async () => {
  const folder = fileURLToPath(new URL('../../../../../../demo/catalogue/documents', import.meta.url))
  const read = await reader.read(`${folder}/OM-4RB.pdf`)
  const faults = 'faults' in read ? read.faults : []
  expect(faults).toHaveLength(14)
  expect(faults.filter(({ symptom }) => symptom === 'Seal leaks')).toEqual([
    {
      page: 14,
      symptom: 'Seal leaks',
      cause: 'Faces dry or cracked',
      remedy: 'Replace the mechanical seal and the seal gland gasket',
    },
    {
      page: 14,
      symptom: 'Seal leaks',
      cause: 'Sleeve scored',
      remedy: 'Renew the shaft sleeve and its sleeve gasket',
    },
    { page: 14, symptom: 'Seal leaks', cause: 'Pipe strain', remedy: 'Loosen the pipes and align the pump' },
  ])
})
