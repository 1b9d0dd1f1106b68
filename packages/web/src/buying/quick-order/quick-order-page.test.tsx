import type { Part } from '@volute/domain/catalogue/part'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { fill, textsOf } from '../../../test/render.tsx'
import { quickOrderMessages } from '@volute/domain/buying/quick-order'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'
import { cover, emptyLine, exampleReply, gasket, impeller, seal } from './examples.ts'

const lines = 'POST /lines'
const report = (outcome: string, part: Part | null) => ({
  lines: [{ outcome, part, nearest: null, whyNot: null }],
})
let replies: Record<string, unknown>
let page: Awaited<ReturnType<typeof openPage>>
beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
  localStorage.clear()
})

async function open() {
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...ben, token: 't1', accessToken: null })
  replies = {
    'GET /paint-color': { paintColors: [{ paintColorId: 4, name: 'Safety Blue', hexCode: '#0000ff' }] },
    'GET /company/2/preference': { defaultPaintColor: null },
    'POST /promises': { items: [null] },
  }
  page = await openPage('/quick-order', replies)
  await field('Part number')
}
/** Enters a number in the box; the server answers with this part. */
async function enter(text: string, part: Part | null) {
  replies[lines] = report(part ? 'READY' : 'NOT_FOUND', part)
  await fill(await field('Part number'), text)
  await act(async () => document.querySelector<HTMLFormElement>('main form')?.requestSubmit())
  if (part) await shown(() => rows().some((row) => row.includes(part.partNumber)))
}
const rows = () => textsOf('main tbody tr')
const addToCart = () =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === 'Add To Cart')
const says = (sentence: string) => shown(() => document.body.textContent.includes(sentence))

it('an empty list offers import and its help, and Add To Cart is disabled (QUICK-01, QUICK-02)', async () => {
  await open()
  expect(addToCart()?.disabled).toBe(true)
  expect(textsOf('main header button')).toEqual([
    'Paste a List',
    'Import a File',
    'Import CSV',
    'How do I import a CSV file?',
  ])
  await press('Import CSV')
  await shown(() => textsOf('[role="dialog"] h2').includes('Import CSV'))
  await press('Cancel')
  await press('How do I import a CSV file?')
  await shown(() => textsOf('[role="dialog"] h2').includes('How do I import a CSV file?'))
  const template = document.querySelector('[role="dialog"] a[download]')
  expect([template?.textContent, template?.getAttribute('href')]).toEqual([
    'Download Template',
    '/csv-import-template.csv',
  ])
})

it('a list or purchase order is chosen from a file of any kind, or dropped on the page (READ-12)', async () => {
  await open()
  await press('Import a File')
  const input = (await field('List or purchase order')) as HTMLInputElement
  expect(input.accept.split(',')).toEqual(expect.arrayContaining(['.pdf', '.xlsx', '.csv', '.xml', '.edi']))
  await says('CSV, XLSX, PDF, XML or EDI, up to 10 MB. A file can also be dropped on the page.')
  await press('Import')
  await says(quickOrderMessages.fileMissing)
  await press('Cancel')
  replies['POST /lists/read'] = { ...exampleReply, reading: { ...exampleReply.reading, poNumber: '88-1036' } }
  const drop = new Event('drop', { bubbles: true, cancelable: true })
  const dataTransfer = { types: ['Files'], files: [new File(['%PDF-1.7'], 'PO 88-1036.pdf')] }
  await act(async () => document.dispatchEvent(Object.assign(drop, { dataTransfer })))
  await says('Purchase order 88-1036')
})

it('a line shows the fields for its part and what is missing (QUICK-03)', async () => {
  await open()
  await enter('235626', gasket)
  await enter('D7232-3-CP', impeller)
  await enter('D40-CP', cover)
  const labels = [1, 2, 3].map((row) =>
    textsOf(`main tbody tr:nth-child(${row}) label`).map((text) => text.split(',')[0]),
  )
  expect(labels).toEqual(
    [['Quantity'], ['Trim', 'Angle', 'Quantity'], ['Paint Color', 'Quantity']].map((row) =>
      row.map((label) => expect.stringContaining(label)),
    ),
  )
  expect(document.querySelector<HTMLInputElement>('main tbody tr:nth-child(1) input')?.value).toBe('1')
  expect(rows()[1]).toContain('Impeller Angle and Trim must be entered.')
})

it('a trim that rounds to 0 stays in its line with the limits, and the list cannot be added (FIT-17)', async () => {
  await open()
  await enter('D7232-3-CP', { ...impeller, trimMin: 8.25, trimFull: 9.75 })
  await fill(document.querySelector('main tbody select'), 'custom')
  await fill(document.querySelector<HTMLInputElement>('main tbody input[inputmode=decimal]'), '0.004')
  await says('Impeller trim must be between 8.250 and 9.750 inches.')
  expect(addToCart()?.disabled).toBe(true)
})

it.each([
  ['All items have been added to shopping cart.', [gasket, seal]],
  ['1 Gasket, casing added to shopping cart.', [gasket]],
])('the list is added to the cart: %s (QUICK-01, QUICK-10)', async (sentence, parts) => {
  await open()
  for (const part of parts) await enter(part.partNumber, part)
  replies[lines] = { lines: parts.flatMap((part) => report('ADDED', part).lines) }
  await press('Add To Cart')
  await says(sentence)
  expect(rows()).toEqual([])
  const body = expect.stringContaining('"intoCart":true')
  expect(fetch).toHaveBeenCalledWith('/api/lines', expect.objectContaining({ body }))
})

it('an unknown number, a failed look-up and a failed add show an error and keep the input (QUICK-23)', async () => {
  await open()
  await enter('nope-1', null)
  await says('Invalid part number or Part Not Found. Please check the part number and try again.')
  expect((await field('Part number'))?.getAttribute('value')).toBe('nope-1')
  replies[lines] = undefined
  await act(async () => document.querySelector<HTMLFormElement>('main form')?.requestSubmit())
  await says('Error loading part.')
  await enter('235626', gasket)
  replies[lines] = undefined
  await press('Add To Cart')
  await says('Error adding parts to cart. Please verify all part information is valid and try again.')
  expect(rows()).toHaveLength(1)
})

async function paste(text: string) {
  await press('Paste a List')
  await fill(await field('Part numbers and quantities'), text)
  await press('Add to List')
}
const sent = () =>
  vi
    .mocked(fetch)
    .mock.calls.filter(([url]) => url === '/api/lists/read')
    .map(([, init]) =>
      typeof init?.body === 'string' ? (JSON.parse(init.body) as { choice: unknown }) : { choice: null },
    )

it('a list whose columns are not certain adds no line until the columns are chosen (READ-12)', async () => {
  await open()
  const asked = { ...exampleReply.reading, questions: ['QUANTITY_COLUMN' as const] }
  replies['POST /lists/read'] = { ...exampleReply, reading: asked }
  await paste('Part\tWanted\nTB10773\t4')
  await says('Which column holds the quantity to order?')
  expect(document.querySelector('[data-line]')).toBeNull()
  const picker = await field('Wanted')
  expect(picker).toMatchObject({ value: 'quantity' })

  replies['POST /lists/read'] = exampleReply
  await press('Use These Columns')
  await says('Read 1 row.')
  expect(sent().map(({ choice }) => choice)).toEqual([{}, { columns: ['partNumber', 'quantity'] }])
  expect((await field('Quantity, Seal'))?.getAttribute('value')).toBe('4')
})

it('a reading names hidden rows, rows left out and the sum of its lines, and the report ends with the list (READ-13)', async () => {
  await open()
  replies['POST /lists/read'] = exampleReply
  await paste('Part\tWanted\nTB10773\t4')
  await says('5 hidden rows left out')
  await says('1 row left out')
  await says('Lines add up to $1,204.10 · your total $1,204.10 ✓')
  await press('Include them')
  await shown(() => sent().length === 2)
  expect(sent()[1]?.choice).toEqual({ includeHidden: true })
  await shown(() => document.querySelectorAll('[data-line]').length === 1)

  replies[lines] = report('ADDED', seal)
  await press('Add To Cart')
  await says('4 Seal, mechanical added to shopping cart.')
  expect(document.body.textContent).not.toContain('Read 1 row')
})

it('good lines are added while others wait, and other spellings are taken at once (READ-14)', async () => {
  await open()
  const nearest = { partNumber: '235626', description: 'Gasket, casing' }
  replies['POST /lists/read'] = {
    ...exampleReply,
    reading: {
      ...exampleReply.reading,
      lines: [
        emptyLine,
        { ...emptyLine, row: 3, partNumber: '23-5626' },
        { ...emptyLine, partNumber: 'NOPE' },
      ],
    },
    reports: [
      ...exampleReply.reports,
      { outcome: 'NEARLY', part: null, nearest, whyNot: null },
      { outcome: 'NOT_FOUND', part: null, nearest: null, whyNot: null },
    ],
    differences: [[], [], []],
    pumpIds: [null, null, null],
  }
  await paste('TB10773\t4')
  replies[lines] = report('READY', gasket)
  await press('Use 1 Suggestion')
  await shown(() => document.querySelectorAll('[aria-label="Remove Gasket, casing"]').length === 1)
  replies[lines] = { lines: [...report('ADDED', seal).lines, ...report('ADDED', gasket).lines] }
  await press('Add 2 Lines')
  await says('2 lines added to shopping cart.')
  await shown(() => document.querySelectorAll('[data-line]').length === 1)
  expect((await field('Part number, NOPE'))?.getAttribute('value')).toBe('NOPE')
})

it('a price that differs from the purchase order is asked, and is accepted for that price only (READ-15)', async () => {
  await open()
  replies['POST /lists/read'] = {
    ...exampleReply,
    reading: { ...exampleReply.reading, poNumber: '88-1036', lines: [{ ...emptyLine, unitPrice: '9.50' }] },
    differences: [[{ kind: 'PRICE', listSays: '9.50', shopSays: '10.00' }]],
  }
  await paste('TB10773\t4')
  await says('PO says $9.50 · shop says $10.00')
  await says('Your price $10.00')
  await says('Purchase order 88-1036')
  expect(addToCart()?.disabled).toBe(true)
  await press('Order at $10.00')
  await shown(() => addToCart()?.disabled === false)
  const stored = Object.values(localStorage).join('')
  expect(stored).toContain('PRICE 10.00')
})
