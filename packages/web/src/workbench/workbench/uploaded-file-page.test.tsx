import { type UploadedFile, workbenchMessages } from '@volute/domain/workbench/workbench'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { click, fill, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'
import { uploaded, compared, draft } from './examples.ts'

let page: Awaited<ReturnType<typeof openPage>>
beforeEach(() => {
  const ada = { ...nobody, userId: 1, companyId: 1, companyName: 'Volute', worksForProvider: true }
  startSession({ ...ada, permissions: ['MANAGE_CATALOGUE'], token: 't1', accessToken: null })
})
afterEach(async () => {
  await page.close()
  clearSession()
})

const at = '/workbench/publications/7/files/9'

async function open(file: UploadedFile = uploaded, more: Record<string, unknown> = {}) {
  const replies: Record<string, unknown> = {
    [`GET ${at}`]: file,
    'GET /workbench/publications/7': draft,
    ...more,
  }
  page = await openPage('/workbench/7/files/9', replies)
  await shown(
    () => textsOf('a').includes('Back to Prices 2027') || textsOf('a').includes('Back to the draft'),
  )
  await shown(() => textsOf('h2').includes('Columns of the file'))
  return replies
}

const sent = () => {
  const calls =
    vi.mocked<(url: string, init?: { method?: string; body?: string }) => unknown>(fetch).mock.calls
  const [, init] = calls.findLast(([, one]) => one?.method === 'PUT') ?? []
  return init?.body ? JSON.parse(init.body) : null
}
const notes = () => textsOf('[role="note"]')

it('columns are chosen at their headers, missing ones are named, and one button saves all (BRING-44, BRING-45)', async () => {
  const saved = { ...uploaded, state: 'READY' as const, isRemembered: true }
  await open(uploaded, { [`PUT ${at}`]: saved })
  expect(notes()).toEqual(['Choose a column for: Part number.'])
  await press('Save')
  expect(textsOf('[role="alert"]')).toEqual(['Parts: choose a column for Part number.'])
  await fill(await field('Column Artikelnummer is'), 'part_number')
  await fill(await field('Column Preis is'), 'price')
  await fill(await field('Column Bezeichnung is'), '')
  await press('Add a Value for Every Row')
  await fill(await field('Column'), 'unit')
  await fill(await field('In every row'), 'EA')
  await fill(await field('Decimal separator'), '.')
  expect(notes()).toEqual([])
  expect(textsOf('[aria-label="Parts as they will be read"] tbody tr')).toEqual([
    'TB107731.234,50 €EA',
    'D7232-2-CP812,00 €EA',
  ])
  await press('Save')
  await shown(() => sent())
  expect(sent()).toEqual({
    reading: { ...uploaded.reading, decimalMark: '.' },
    mappings: [
      {
        file: 'parts.csv',
        columns: [
          { to: 'part_number', from: 0, constant: '' },
          { to: 'price', from: 2, constant: '' },
          { to: 'unit', from: null, constant: 'EA' },
        ],
        agreed: [],
      },
    ],
  })
  await shown(() => notes().some((text) => text.startsWith('These columns were mapped before')))
})

it('a column has only one source, and the preview shows the rows as they will be read (BRING-45)', async () => {
  await open()
  expect(textsOf('[aria-label="Parts as they will be read"] td')).toEqual(['Gleitringdichtung', 'Gehäuse'])
  await fill(await field('Column Preis is'), 'description')
  expect(((await field('Column Bezeichnung is')) as unknown as HTMLSelectElement).value).toBe('')
  expect(textsOf('[aria-label="Parts as they will be read"] td')).toEqual(['1.234,50 €', '812,00 €'])
  expect(textsOf('[aria-label="First rows of the file"] tbody tr')[0]).toBe(
    '2TB10773Gleitringdichtung1.234,50 €',
  )
})

it('values for every row are distinguished by their columns (BRING-45)', async () => {
  await open()
  await press('Add a Value for Every Row')
  await press('Add a Value for Every Row')
  const names = (of: string) =>
    [...document.querySelectorAll(`[aria-label^="${of}"]`)].map(({ ariaLabel }) =>
      ariaLabel?.slice(of.length),
    )
  const columns = names('Remove ')
  expect(new Set(columns).size).toBe(2)
  expect([names('Column '), names('In every row: ')]).toEqual([columns, columns])
  await press(`Remove ${columns[0]}`)
  expect(names('Remove ')).toEqual([columns[1]])
})

it('a flat file can be read as parts and as BOM lines (BRING-45)', async () => {
  await open()
  await press('Also Read As BOM lines')
  expect(notes()[0]).toBe('Choose a column for: BOM, Part number, Quantity, Position.')
  await fill(await field('Column Preis is'), 'level')
  expect(notes()[0]).toBe('Choose a column for: Part number, Quantity.')
  await press('Do Not Use As BOM lines')
  expect(notes()[0]).toBe('Choose a column for: Part number.')
})

it('another way of reading is saved first, and the columns are recognised again (BRING-44)', async () => {
  await open(uploaded, { [`PUT ${at}`]: { ...uploaded, heads: ['Artikelnummer;Bezeichnung'] } })
  await fill(await field('Column separator'), ',')
  expect(textsOf('h2')).not.toContain('Columns of the file')
  await press('Save and Read Again')
  await shown(() => textsOf('th').includes('Artikelnummer;Bezeichnung') || sent())
  expect(sent()).toEqual({ reading: { ...uploaded.reading, separator: ',' }, mappings: [] })
})

it('the header row is one of the first 50 lines (BRING-44)', async () => {
  await open(uploaded, { [`PUT ${at}`]: uploaded })
  const line = (await field('Header row')) as unknown as HTMLSelectElement
  expect([...line.options].map(({ text }) => text).join()).toMatch(/^1,2,3,.*,49,50$/)
  await fill(line, [...line.options].find(({ text }) => text === '3')?.value ?? '')
  await press('Save and Read Again')
  await shown(() => sent())
  expect(sent()).toEqual({ reading: { ...uploaded.reading, headRow: 2 }, mappings: [] })
})

it('spreadsheet damage is shown with an example and corrected only with agreement (BRING-52)', async () => {
  await open(
    {
      ...uploaded,
      mappings: [{ file: 'parts.csv', columns: [{ to: 'part_number', from: 0, constant: '' }], agreed: [] }],
    },
    { [`PUT ${at}`]: uploaded },
  )
  expect(textsOf('h2 + ul > li').map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'Prices carry a currencyPreis: 1,204 cells, first in line 2: 1.234,50 € → 1234.50Remove the currency',
    'A spreadsheet turned numbers into powers of tenArtikelnummer: 2 cells, first in line 17: 1.00E+05The original number is lost. Fix these rows in the file and upload it again.',
  ])
  await click(document.querySelector('[type="checkbox"]'))
  await press('Save')
  await shown(() => sent())
  expect(sent().mappings[0].agreed).toEqual(['CURRENCY'])
})

it('bad rows are listed line by line (BRING-51)', async () => {
  await open()
  expect(textsOf('table:last-of-type tbody td').slice(-3)).toEqual([
    '17',
    'Part number',
    "'1.00E+05' was changed by a spreadsheet",
  ])
})

it('a newer version saved elsewhere is not overwritten, and the choices are kept (BRING-55)', async () => {
  const replies = await open()
  await fill(await field('Column Artikelnummer is'), 'part_number')
  replies[`GET ${at}`] = { ...uploaded, mappings: [] }
  await press('Save')
  await shown(() => textsOf('[role="alert"]').includes(workbenchMessages.changedMeanwhile))
  expect(sent()).toBe(null)
  expect(((await field('Column Artikelnummer is')) as unknown as HTMLSelectElement).value).toBe('part_number')
})

it('the file of a publication is read-only (BRING-44)', async () => {
  await open(uploaded, {
    'GET /workbench/publications/7': {
      ...compared,
      state: 'PUBLISHED',
      publishedUtc: '2026-11-23T17:00:00Z',
    },
  })
  expect(textsOf('button')).not.toContain('Save')
  const legend = [...document.querySelectorAll('legend')].find(
    (one) => one.textContent === 'How prices.csv is read',
  )
  expect(legend?.closest('fieldset')?.disabled).toBe(true)
})

it('the unit of a weight is taken from its header or chosen, and converts the preview (BRING-63)', async () => {
  const weights = {
    ...uploaded,
    heads: ['Artikelnummer', 'Gewicht (kg)', 'Gewicht'],
    findings: [],
    sample: [['A', '10', '5']],
  }
  await open(weights, { [`PUT ${at}`]: weights })
  await fill(await field('Column Artikelnummer is'), 'part_number')
  await fill(await field('Column Gewicht (kg) is'), 'weight_lb')
  expect(notes()).toEqual([])
  expect(textsOf('[aria-label="Parts as they will be read"] tbody tr')).toEqual(['A22.046'])
  await fill(await field('Column Gewicht is'), 'weight_lb')
  expect(notes()).toEqual(['Choose the unit in the file for: Weight in pounds.'])
  await press('Save')
  expect(textsOf('[role="alert"]')).toEqual(['Parts: choose the unit in the file for Weight in pounds.'])
  await fill(await field('Unit of Weight in pounds in the file'), 'g')
  await press('Save')
  await shown(() => sent())
  expect(sent().mappings[0].columns).toContainEqual({ to: 'weight_lb', from: 2, constant: '', unit: 'g' })
})

it('numbers without zeros can be kept as they stand instead of filled (BRING-64)', async () => {
  const found = { kind: 'LOST_ZEROS' as const, column: 0, count: 3, line: 4, text: '27115', meant: '0027115' }
  const columns = [{ to: 'part_number', from: 0, constant: '' }]
  await open(
    { ...uploaded, findings: [found], mappings: [{ file: 'parts.csv', columns, agreed: ['LOST_ZEROS'] }] },
    { [`PUT ${at}`]: uploaded },
  )
  expect(textsOf('li label').at(-1)).toBe('Keep them as they stand')
  await click([...document.querySelectorAll('li [type="checkbox"]')].at(-1) ?? null)
  await press('Save')
  await shown(() => sent())
  expect(sent().mappings[0]).toMatchObject({ agreed: [], kept: ['LOST_ZEROS'] })
})

it('a file names the BOMs that are left out completely, and a bad row leads to the row of another file that causes it (BRING-67, BRING-68)', async () => {
  await open({
    ...uploaded,
    goodRowsLeftOut: 1,
    groupsLeftOut: [{ of: 'PUMP', number: '100234', goodRows: 1, badRows: 1, badLines: [3] }],
    problems: [
      {
        line: 3,
        column: 'x',
        reason: 'because of another',
        cause: { fileId: 4, name: 'parts.csv', line: 12 },
      },
    ],
  })
  expect(notes()).toContain(
    '1 good row is left out with bad ones, because half a BOM, pump or list of a part would be wrong.All of pump 100234 is left out, with 1 good row: 1 row is bad, in line 3.',
  )
  const link = [...document.querySelectorAll('td a')].find(
    ({ textContent }) => textContent === 'Show parts.csv',
  )
  expect(link?.getAttribute('href')).toBe('/workbench/7/files/4')
})
