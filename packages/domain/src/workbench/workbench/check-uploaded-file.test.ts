import { expect, it } from 'vitest'
import { checkUploadedFile, draftName } from './check-uploaded-file.ts'
import { workbenchLimits } from './limits.ts'

it.each([
  [['Preise 2027.csv'], 'Preise 2027'],
  [['parts/4RB.v2.xlsx'], '4RB.v2'],
  [['.csv'], 'Draft of 11/23/2026'],
  [['a.csv', 'b.csv'], 'Draft of 11/23/2026'],
  [[`${'n'.repeat(120)}.csv`], 'n'.repeat(100)],
])('a draft of %j is named %s (BRING-40)', (files, name) => {
  expect(draftName(files, '2026-11-23')).toBe(name)
})

it('a file that is empty, too large or has too long a name is rejected (BRING-46)', () => {
  expect(checkUploadedFile('a.csv', 1)).toBe(null)
  expect(checkUploadedFile('a.csv', 0)).toBe('The file is empty.')
  expect(checkUploadedFile('a.csv', workbenchLimits.fileBytes + 1)).toBe(
    'The file is larger than 512 MB: split it into smaller files.',
  )
  expect(checkUploadedFile('n'.repeat(256), 1)).toBe('The name of the file is longer than 255 characters.')
})
