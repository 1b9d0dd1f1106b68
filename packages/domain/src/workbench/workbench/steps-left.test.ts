import { expect, it } from 'vitest'
import type { FileSummary } from './uploaded-file.ts'
import type { Publication } from './publication.ts'
import { stepsLeft, whyNotCompare, whyNotPublish } from './steps-left.ts'

const file = (name: string, state: FileSummary['state']) => ({ name, state }) as FileSummary
const draft = (...files: FileSummary[]) =>
  ({ files, work: null, isCompared: false, drawingsToLookAt: 0, counts: [] }) as unknown as Publication
const compared = (changed: number): Publication => ({
  ...draft(file('a.csv', 'READY')),
  isCompared: true,
  counts: [{ file: 'parts.csv', added: 0, changed, closed: 0, suspicious: 0 }],
})
const texts = (one: Publication) =>
  stepsLeft(one).map(({ text, files }) => [text, ...files.map(({ name }) => name)].join(' '))

it('the remaining steps are listed in order, with their files (BRING-43)', () => {
  expect(texts(draft())).toEqual(['Upload the first file: drop it anywhere on this page.'])
  const begun = draft(
    file('prices.csv', 'TO_MAP'),
    file('broken.zip', 'FAILED'),
    file('pumps.csv', 'READING'),
    file('lines.xlsx', 'TO_MAP'),
  )
  expect(texts({ ...begun, drawingsToLookAt: 40 })).toEqual([
    'Leave out the files that could not be read, or fix them and upload them again: broken.zip',
    'Wait until these are read: pumps.csv',
    'Map the columns of prices.csv lines.xlsx',
    'Review 40 drawings.',
    'Compare the draft with the catalogue, and check the changes.',
  ])
  expect(texts(compared(1))).toEqual([])
})

it('comparing needs all files read and mapped; a failed file does not block it (BRING-43)', () => {
  expect(whyNotCompare(draft())).toBe('Upload a file first.')
  expect(whyNotCompare(draft(file('a.csv', 'READING')))).toBe('Files are still being read.')
  expect(whyNotCompare(draft(file('a.csv', 'TO_MAP')))).toBe('Columns have to be mapped first.')
  expect(whyNotCompare(draft(file('a.csv', 'READY'), file('b.zip', 'FAILED')))).toBe(null)
})

it('publishing needs a draft that is compared, has changes and has all drawings reviewed (BRING-50)', () => {
  expect(whyNotPublish(draft(file('a.csv', 'READY')))).toBe('Compare the draft with the catalogue first.')
  expect(whyNotPublish({ ...compared(1), drawingsToLookAt: 1 })).toBe('Some drawings are not reviewed yet.')
  expect(whyNotPublish(compared(0))).toBe('Nothing in the catalogue would change.')
  expect(whyNotPublish(compared(1))).toBe(null)
})
