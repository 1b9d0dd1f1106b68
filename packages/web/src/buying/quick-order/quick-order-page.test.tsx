import type { Part } from '@volute/domain/catalogue/part'
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { fill, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

const gasket: Part = {
  partId: 11,
  partNumber: '235626',
  description: 'Gasket, casing',
  unitId: 1,
  unitName: 'EA',
  price: 10,
  companyDiscount: null,
  weight: 1,
  isPaintable: false,
  isImpeller: false,
  isSellable: true,
  hasOtherMaterial: false,
  replacedBy: null,
}
const impeller = {
  ...gasket,
  partId: 12,
  partNumber: 'D7232-3-CP',
  description: 'Impeller',
  isImpeller: true,
}
const cover = {
  ...gasket,
  partId: 13,
  partNumber: 'D40-CP',
  description: 'Cover, suction',
  isPaintable: true,
}
const seal = { ...gasket, partId: 14, partNumber: 'TB10773', description: 'Seal, mechanical' }
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
    'Import XLSX',
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
