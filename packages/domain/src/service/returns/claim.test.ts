import { expect, it } from 'vitest'
import { errorsByField } from '../../core/kernel/index.ts'
import { checkAnswer, checkClaim, mayDecide } from './claim.ts'
import { returnable } from '../../buying/orders/index.ts'

it('CLAIM-02: what was shipped and is not claimed can be claimed, never less than nothing', () => {
  expect(returnable({ shipped: 10, claimed: 4 })).toBe(6)
  expect(returnable({ shipped: 3, claimed: 4 })).toBe(0)
})

const typed = { quantity: '2', serialNumber: ' 100234 ', reason: ' It leaks. ' }

it('CLAIM-03: a claim has a quantity up to what can be claimed, and a reason', () => {
  expect(checkClaim(typed, 2)).toEqual({
    ok: true,
    value: { quantity: 2, serialNumber: '100234', reason: 'It leaks.' },
  })
})

it.each([
  [{ quantity: '0' }, 2, 'quantity'],
  [{ quantity: '3' }, 2, 'quantity'],
  [{ quantity: '1.5' }, 2, 'quantity'],
  [{ quantity: '' }, 2, 'quantity'],
  [{ quantity: '1' }, 0, 'quantity'],
  [{ reason: ' ' }, 2, 'reason'],
  [{ reason: 'x'.repeat(1_001) }, 2, 'reason'],
  [{ serialNumber: '1'.repeat(101) }, 2, 'serialNumber'],
])('CLAIM-03: %j of at most %i is refused at its field', (wrong, most, field) => {
  expect(Object.keys(errorsByField(checkClaim({ ...typed, ...wrong }, most)))).toEqual([field])
})

it('CLAIM-08: only what is declined needs a reason', () => {
  expect(checkAnswer({ decision: 'ACCEPTED', answer: ' ' }).ok).toBe(true)
  expect(checkAnswer({ decision: 'DECLINED', answer: ' ' }).ok).toBe(false)
  expect(checkAnswer({ decision: 'ACCEPTED', answer: 'x'.repeat(1_001) }).ok).toBe(false)
})

it('CLAIM-09: a decision stands, but an accepted claim that the ERP refused is announced again', () => {
  const decided = (status: 'OPEN' | 'ACCEPTED' | 'DECLINED', erpRefusal: string | null) =>
    (['ACCEPTED', 'DECLINED'] as const).filter((decision) => mayDecide({ status, erpRefusal }, decision))
  expect(decided('OPEN', null)).toEqual(['ACCEPTED', 'DECLINED'])
  expect(decided('ACCEPTED', null)).toEqual([])
  expect(decided('ACCEPTED', 'The order is closed.')).toEqual(['ACCEPTED'])
  expect(decided('DECLINED', null)).toEqual([])
})
