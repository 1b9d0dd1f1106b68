import { expect, it } from 'vitest'
import { nestedFile } from './nested-file.ts'

it('the file that shows BOMs assembly by assembly is named after the first of them (BRING-70)', () => {
  expect(
    nestedFile([
      { bomNumber: 'A/1', drawn: ['B'] },
      { bomNumber: 'C,"2"', drawn: ['D'] },
    ]),
  ).toEqual({
    name: 'Assembly by assembly A-1.csv',
    text: 'bom_number,force_nested\n"A/1",true\n"C,""2""",true\n',
  })
})
