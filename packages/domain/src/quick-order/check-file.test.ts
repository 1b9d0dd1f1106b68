import { expect, it } from 'vitest'
import { checkFile } from './check-file.ts'

const mebibyte = 1_048_576

it.each([
  ['TV-23a QUICK-15', { name: 'parts.xlsx', size: 9 }, 'csv', 'Please select a valid CSV file.'],
  ['TV-23a QUICK-16', undefined, 'csv', 'Please select a file to upload.'],
  ['QUICK-17', { name: 'A.CSV', size: 0 }, 'csv', 'File is empty or could not be read.'],
  [
    'OQ-68 QUICK-17',
    { name: 'a.csv', size: mebibyte + 1 },
    'csv',
    'File could not be uploaded. Please try again.',
  ],
  ['another kind', { name: 'a.xls', size: 9 }, 'xlsx', 'Please select a valid XLSX file.'],
] as const)('%s: %o is refused as %s', (_, file, kind, error) => {
  expect(checkFile(file, kind)).toMatchObject({ ok: false, errors: [{ error }] })
})

it('QUICK-15: the ending decides in any case, up to 1 MB', () => {
  expect(checkFile({ name: 'A.CSV', size: mebibyte }, 'csv').ok).toBe(true)
  expect(checkFile({ name: 'parts.Xlsx', size: 1 }, 'xlsx').ok).toBe(true)
})
