import type { Publication } from '@volute/domain/workbench/workbench'
import { workbenchMessages } from '@volute/domain/workbench/workbench'
import { expect, it } from 'vitest'
import { draftPages, draftPath } from '../../../test/draft-pages.ts'
import { field, press, shown } from '../../../test/open-page.tsx'
import { click, fill, textsOf } from '../../../test/render.tsx'
import { compared, draft, table } from './examples.ts'

const { open, close, calls, sent, place, path } = draftPages()

it('the page shows the files with their state, lets one be left out, and lists the next steps (BRING-42, BRING-43)', async () => {
  const files: Publication['files'] = [
    { ...table, state: 'TO_MAP', maps: [] },
    { ...table, fileId: 10, name: 'lines.xlsx', maps: ['bom_lines.csv', 'parts.csv'], badRows: 17 },
    { ...table, fileId: 11, name: 'bad.zip', kind: 'OTHER', state: 'FAILED', problem: 'It is encrypted.' },
  ]
  await open({ ...draft, files }, { [`DELETE ${draftPath}/files/11`]: {} })
  expect(textsOf('tbody td').slice(1, 11)).toEqual([
    'Table',
    'Columns to map',
    '1,204 rows',
    '0 bad',
    'Leave Out',
    'lines.xlsx',
    'BOM lines and Parts',
    'Ready',
    '1,204 rows',
    '17 bad',
  ])
  expect(textsOf('h2 + div li')).toEqual([
    'Leave out the files that could not be read, or fix them and upload them again: bad.zip',
    'Map the columns of prices.csv',
    'Compare the draft with the catalogue, and check the changes.',
  ])
  expect(document.querySelector('li a')?.getAttribute('href')).toBe('/workbench/7/files/9')
  expect(document.body.textContent).toContain('Columns have to be mapped first.')
  await press('Leave out bad.zip')
  expect(sent('DELETE')[0]).toBe(`/api${draftPath}/files/11`)
})

it('a comparison shows its progress, and a failure is reported (BRING-43)', async () => {
  await open(draft)
  await press('Compare')
  await shown(() => textsOf('[role="alert"]').includes(workbenchMessages.compareFailed))
  await close()
  await open({ ...draft, work: 'COMPARING', progress: 0.426 })
  await shown(() => document.querySelector('progress'))
  expect(document.querySelector('progress')?.value).toBe(0.426)
  expect(document.body.textContent).toContain('Comparing42 %')
})

it('counts link to their rows, and each row shows old and new values and why it is suspicious (BRING-48, BRING-49)', async () => {
  await open(compared)
  await shown(() => textsOf('dl div').length)
  expect(textsOf('dl div')).toEqual([
    'Price in US dollars812.00 →  becomes 8120.00',
    'DescriptionMechanical seal',
    'Price in US dollars96.40',
    'Quantity2',
  ])
  expect(textsOf('td li')).toEqual(['The price changes by half or more.'])
  await click(document.querySelector('[aria-label="Closed in BOM lines: 3"]'))
  expect(place()).toBe('?file=bom_lines.csv&act=CLOSED')
  await fill(await field('Search the changes'), ' 4RB ')
  await press('Search')
  expect(place()).toBe('?file=bom_lines.csv&act=CLOSED&search=4RB')
  await press('Next page')
  expect(place()).toBe('?file=bom_lines.csv&act=CLOSED&search=4RB&page=2')
  const [asked] = calls().findLast(([url]) => url.includes('/difference')) ?? []
  expect(asked).toContain('searchValue=4RB&')
  expect(asked).toContain('pageNumber=2&')
  expect(asked).toContain('file=bom_lines.csv&act=CLOSED')
  await fill(await field('Rows'), '')
  expect(place()).toBe('?act=CLOSED&search=4RB')
})

it('Publish Now publishes without the bad rows only when that is agreed to (BRING-50, BRING-51)', async () => {
  const files = [
    { ...table, badRows: 2 },
    { ...table, fileId: 10, name: 'lines.csv', badRows: 1 },
  ]
  await open({ ...compared, files, badRows: 3 }, { [`POST ${draftPath}/publish`]: {} })
  await press('Publish Now')
  await shown(() => textsOf('[role="dialog"]').length)
  expect(textsOf('[role="dialog"] li')).toEqual([
    '2 bad rows of prices.csv as CSV',
    '1 bad row of lines.csv as CSV',
  ])
  expect(textsOf('[role="dialog"] p')).toContain(
    'Rows added: 2, changed: 1,200, closed: 3. All rows change at once. You can roll this back.',
  )
  await press('Publish Now')
  expect(textsOf('[role="alert"]')).toEqual([workbenchMessages.notAgreed])
  await click(document.querySelector('[role="dialog"] input[type="checkbox"]'))
  await press('Publish Now')
  expect(sent('POST')).toEqual([`/api${draftPath}/publish`, { atUtc: null, withoutBadRows: true }])
  await shown(() => textsOf('[role="dialog"]').length === 0)
})

it('a publication can be scheduled for a day and time, by default for the effective date of the files (BRING-50)', async () => {
  const refusal = Response.json(
    { error: 'Others have published since: read the difference again.', code: 'CHANGED_MEANWHILE' },
    { status: 409 },
  )
  await open({ ...compared, effectiveDate: '2999-01-01' }, { [`POST ${draftPath}/publish`]: refusal })
  await press('Publish At')
  const day = (await field('Day')) as HTMLInputElement
  expect(day.value).toBe('2999-01-01')
  await fill(day, '2020-01-01')
  await press('Schedule')
  expect(textsOf('[role="alert"]')).toEqual([workbenchMessages.timePassed])
  await fill(day, '2999-03-01')
  await fill(await field('Time'), '07:30')
  await press('Schedule')
  const atUtc = new Date('2999-03-01T07:30').toISOString()
  expect(sent('POST')[1]).toEqual({ atUtc, withoutBadRows: false })
  await shown(() => textsOf('[role="alert"]').some((text) => text.startsWith('Others have published since')))
  expect(day.value).toBe('2999-03-01')
})

it('a draft without changes or with drawings that are not reviewed cannot be published (BRING-50)', async () => {
  await open({ ...compared, drawingsToLookAt: 2 })
  expect(document.body.textContent).toContain('Some drawings are not reviewed yet.')
  expect(
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Publish Now')?.disabled,
  ).toBe(true)
  await close()
  await open({ ...compared, counts: [], added: 0, changed: 0, closed: 0 })
  const refused = await shown(() => document.body.textContent.includes(workbenchMessages.nothingChanges))
  expect(refused).toBe(true)
})

it('a scheduled publication shows its date, and the schedule can be cancelled (BRING-50)', async () => {
  await open(
    { ...compared, state: 'SCHEDULED', publishAtUtc: '2999-03-01T07:30:00Z' },
    { [`DELETE ${draftPath}/publish`]: {} },
  )
  expect(document.body.textContent).toMatch(/Will be published 0[23]\/\d\d\/2999/)
  expect(textsOf('button')).not.toContain('Upload Files')
  await press('Cancel Schedule')
  expect(sent('DELETE')[0]).toBe(`/api${draftPath}/publish`)
})

const published: Publication = {
  ...compared,
  state: 'PUBLISHED',
  publishedBy: 'Ada Ferrante',
  publishedUtc: '2026-11-23T17:00:00Z',
}

it('a publication is rolled back after a confirmation, and the new one opens (BRING-53)', async () => {
  await open(published, {
    [`GET ${draftPath}/roll-back`]: { untouched: 1205, kept: [], keptCount: 0 },
    [`POST ${draftPath}/roll-back`]: { publicationId: 8 },
  })
  await press('Roll Back')
  await shown(() => textsOf('[role="dialog"] p').some((text) => text.startsWith('1,205 rows become')))
  await press('Roll Back')
  expect(sent('POST')).toEqual([`/api${draftPath}/roll-back`, { onlyUntouched: false }])
  await shown(() => path() === '/workbench/8')
})

it('rows in the way are listed with their reason, and only the unchanged ones are rolled back (BRING-54)', async () => {
  await open(published, {
    [`GET ${draftPath}/roll-back`]: {
      untouched: 1203,
      kept: [{ file: 'parts.csv', key: '118202', reason: 'It stands in 2 carts.' }],
      keptCount: 2,
    },
    [`POST ${draftPath}/roll-back`]: { publicationId: 8 },
  })
  await press('Roll Back')
  await shown(() => textsOf('[role="dialog"] td').length)
  expect(textsOf('[role="dialog"] td')).toEqual(['118202Parts', 'It stands in 2 carts.'])
  expect(textsOf('[role="dialog"] p')).toEqual(['And 1 more.'])
  await press('Roll Back Unchanged Rows')
  expect(sent('POST')[1]).toEqual({ onlyUntouched: true })
})

it('a rolled-back publication links to the ones that it rolled back and that rolled it back (BRING-53)', async () => {
  await open({
    ...published,
    state: 'TAKEN_BACK',
    rollsBack: { publicationId: 5, name: 'Old' },
    rolledBackBy: { publicationId: 8, name: 'New' },
  })
  const links = [...document.querySelectorAll('header a')].map((one) => one.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/workbench/5', '/workbench/8']))
  expect(textsOf('button')).not.toContain('Roll Back')
})

it('discarding a draft asks first, and a draft that is already gone is reported (BRING-42)', async () => {
  const gone = Response.json(
    { error: workbenchMessages.notADraft, code: 'CHANGED_MEANWHILE' },
    { status: 409 },
  )
  await open(draft, { [`DELETE ${draftPath}`]: gone })
  await press('Discard Draft')
  await press('Discard')
  await shown(() => textsOf('[role="dialog"] [role="alert"]').includes(workbenchMessages.notADraft))
  await press('Cancel')
  await shown(() => textsOf('[role="dialog"]').length === 0)
  await press('Discard Draft')
  await shown(() => textsOf('[role="dialog"]').length)
  expect(textsOf('[role="alert"]')).toEqual([])
})

it('the drawings of a draft are listed below its files with their state (BRING-42)', async () => {
  const files: Publication['files'] = [{ ...table, kind: 'DRAWING' }]
  const drawing = { drawingId: 3, fileId: 9, name: '4RB.tiff, sheet 2', partNumber: null, problem: null }
  await open(
    { ...draft, files },
    {
      [`GET ${draftPath}/drawings`]: {
        drawings: [{ ...drawing, kind: 'X_SECTION', state: 'TO_LOOK_AT', callouts: 41 }],
      },
    },
  )
  const rows = await shown(() => {
    const found = textsOf('table:last-of-type tbody td')
    return found.includes('4RB.tiff, sheet 2') && found.slice(-4)
  })
  expect(rows).toEqual(['4RB.tiff, sheet 2', 'No part yet, cross section', 'To review', '41 callouts'])
})
