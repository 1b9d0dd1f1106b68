import { limits } from '@volute/domain/kernel'
import { expect, it } from 'vitest'
import { drawingsOf } from './keep-lookup.ts'

const assembly = (partNumber: string, ...parts: Assembly[]): Assembly => ({ partNumber, parts })
interface Assembly {
  partNumber: string
  parts: Assembly[]
}

it('LOOKUP-11: asks for both drawings of the whole and of each assembly, once, and of no part', () => {
  const wetEnd = assembly('WE/10', assembly('118202'), assembly('RE-10', assembly('D7232')))
  expect(drawingsOf(assembly('4RB', assembly('NS9000'), wetEnd, wetEnd))).toEqual([
    '/svgs/4RB.svg',
    '/svgs/4RB%20X-Section.svg',
    '/svgs/WE%2F10.svg',
    '/svgs/WE%2F10%20X-Section.svg',
    '/svgs/RE-10.svg',
    '/svgs/RE-10%20X-Section.svg',
  ])
})

it('asks for so many at most, those of the whole first', () => {
  const many = Array.from({ length: limits.keptDrawings }, (_, place) => assembly(`A${place}`, assembly('P')))
  const paths = drawingsOf(assembly('4RB', ...many))
  expect(paths).toHaveLength(limits.keptDrawings)
  expect(paths[0]).toBe('/svgs/4RB.svg')
})
