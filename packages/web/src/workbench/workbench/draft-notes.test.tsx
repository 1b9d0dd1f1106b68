import type { Publication } from '@volute/domain/workbench/workbench'
import { workbenchMessages } from '@volute/domain/workbench/workbench'
import { expect, it } from 'vitest'
import { draftPages, draftPath } from '../../../test/draft-pages.ts'
import { field, press, shown } from '../../../test/open-page.tsx'
import { fill, textsOf } from '../../../test/render.tsx'
import { compared, draft, table } from './examples.ts'

const { open, sent } = draftPages()

const leftOut: Publication['files'] = [
  {
    ...table,
    name: 'lines.csv',
    badRows: 3,
    goodRowsLeftOut: 10,
    groupsLeftOut: [{ of: 'BOM', number: '4RB-WET', goodRows: 8, badRows: 3, badLines: [5, 7, 9] }],
  },
]

it('a draft and its publish dialog name the BOMs that are left out completely, with their bad rows (BRING-67)', async () => {
  await open({ ...compared, files: leftOut, badRows: 3 })
  const sentence = 'All of BOM 4RB-WET is left out, with 8 good rows: 3 rows are bad, in lines 5, 7, and 9.'
  expect(textsOf('[role="note"] li')).toEqual([`lines.csv: ${sentence}`, 'lines.csv: 2 more good rows.'])
  expect(document.querySelector('[role="note"] a')?.getAttribute('href')).toBe('/workbench/7/files/9')
  expect(textsOf('tbody td')).toContain('3 bad10 good left out')
  await press('Publish Now')
  await shown(() => textsOf('[role="dialog"]').length)
  expect(textsOf('[role="dialog"] label')).toContain(
    'Publish without 3 bad rows, and 10 good rows of their BOMs, pumps and parts',
  )
  expect(textsOf('[role="dialog"] li')).toContain(sentence)
})

it('a draft is renamed in a dialog, and a blank name is rejected there (BRING-69)', async () => {
  await open(draft, { [`PUT ${draftPath}`]: {} })
  await press('Rename')
  await shown(() => textsOf('[role="dialog"]').length)
  await fill(await field('Name'), ' ')
  await press('Save')
  expect(textsOf('[role="alert"]')).toEqual([workbenchMessages.nameInvalid])
  await fill(await field('Name'), ' Prices of spring ')
  await press('Save')
  expect(sent('PUT')).toEqual([`/api${draftPath}`, { name: 'Prices of spring' }])
  await shown(() => textsOf('[role="dialog"]').length === 0)
})

it('pumps whose flat list hides drawings are named, and one button uploads the file that shows them assembly by assembly (LOOKUP-20, BRING-70)', async () => {
  const flatBoms = [{ bomNumber: '4RB-EM-100', drawn: ['4RB-WET', 'SEAL-KIT'] }]
  await open({ ...compared, flatBoms })
  expect(textsOf('h2')).toContain('Drawings that nobody can reach')
  expect(textsOf('[role="note"] li')).toEqual(['4RB-EM-100: no way to the drawings of 4RB-WET, SEAL-KIT'])
  await press('Show Assembly by Assembly')
  await shown(() => textsOf('h2').includes('Uploading'))
  expect(textsOf('h2 + ul > li').join()).toContain('Assembly by assembly 4RB-EM-100.csv')
})

it('a file says that it replaces an earlier one (BRING-66)', async () => {
  await open({ ...draft, files: [{ ...table, isReplacement: true }] })
  expect(textsOf('tbody td')[0]).toBe(`prices.csv${workbenchMessages.replaces}`)
})
