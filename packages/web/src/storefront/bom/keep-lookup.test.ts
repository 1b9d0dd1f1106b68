import { limits } from '@volute/domain/core/kernel'
import { expect, it } from 'vitest'
import { assembliesOf } from './keep-lookup.ts'

const assembly = (partNumber: string, ...parts: Assembly[]): Assembly => ({ partNumber, parts })
interface Assembly {
  partNumber: string
  parts: Assembly[]
}

it('the drawings of the whole and of each assembly are cached once, and those of parts are not (LOOKUP-11)', () => {
  const wetEnd = assembly('WE/10', assembly('118202'), assembly('RE-10', assembly('D7232')))
  expect(assembliesOf(assembly('4RB', assembly('NS9000'), wetEnd, wetEnd))).toEqual(['4RB', 'WE/10', 'RE-10'])
})

it('the number of cached assemblies is limited, and the whole comes first', () => {
  const many = Array.from({ length: limits.savedDrawings }, (_, place) =>
    assembly(`A${place}`, assembly('P')),
  )
  const numbers = assembliesOf(assembly('4RB', ...many))
  expect(numbers).toHaveLength(limits.savedDrawings / 2)
  expect(numbers[0]).toBe('4RB')
})
