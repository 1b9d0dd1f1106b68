import { durations, limits } from '@volute/domain/core/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyName, type SavedType, sortCopies } from './saved-copies.ts'

const ben = { userId: 7, companyId: 2 }
const now = Date.UTC(2026, 10, 20)
const copy = (identifier: string, minutesAgo = 1, owner = ben, type: SavedType = 'bom') =>
  copyName(owner, { type, identifier, savedAt: now - minutesAgo * 60_000 })
const numbers = (names: string[], owner = ben) =>
  sortCopies(names, owner, now).saved.map(({ identifier }) => identifier)

describe('the cached look-ups of a person in a company', () => {
  it('are sorted with the latest look-up first', () => {
    expect(numbers([copy('A', 3), copy('B', 1), copy('C', 2)])).toEqual(['B', 'C', 'A'])
  })

  it.each([
    ['of another person', copy('A', 1, { userId: 8, companyId: 2 })],
    ['for another company', copy('A', 1, { userId: 7, companyId: 3 })],
    ['of a person whose id begins alike', copy('A', 1, { userId: 77, companyId: 2 })],
    ['of nobody', copy('A', 1, { userId: 0, companyId: 0 })],
    ['too old', copy('A', durations.savedLookupDays * 24 * 60)],
    ['of something else than a BOM', 'volute.copy/7/2/1795132800000/part/A'],
    ['whose name says no time', 'volute.copy/7/2/soon/bom/A'],
  ])('exclude and drop those %s', (_, name) => {
    expect(sortCopies([copy('B'), name], ben, now)).toMatchObject({
      saved: [{ identifier: 'B' }],
      dropped: [name],
    })
  })

  it('contain one per number, whatever its case, and one for an equal serial number', () => {
    const [first, again, serial] = [copy('4rb', 5), copy('4RB', 1), copy('4RB', 2, ben, 'serial')]
    const { saved, dropped } = sortCopies([first, again, serial], ben, now)
    expect(saved.map(({ name }) => name)).toEqual([again, serial])
    expect(dropped).toEqual([first])
  })

  it('are limited in number', () => {
    const names = Array.from({ length: limits.savedLookups + 3 }, (_, minutes) =>
      copy(`N${minutes}`, minutes),
    )
    expect(numbers(names)).toHaveLength(limits.savedLookups)
    expect(sortCopies(names, ben, now).dropped).toEqual(names.slice(limits.savedLookups))
  })

  it('are none for a signed-out visitor', () => {
    const names = [copy('A'), copy('B', 1, { userId: 0, companyId: 0 })]
    expect(sortCopies(names, { userId: 0, companyId: 0 }, now)).toEqual({ saved: [], dropped: names })
  })

  it('ignore other caches', () => {
    expect(sortCopies(['volute.shop/1', 'volute.copy', 'x'], ben, now)).toEqual({ saved: [], dropped: [] })
  })

  it('are found again for any characters in the number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (identifier) => {
        expect(numbers([copy(identifier)])).toEqual([identifier])
      }),
    )
  })
})
