import { expect, it } from 'vitest'
import { errorsByField } from '../../core/kernel/index.ts'
import { checkAnswer, checkClaim, mayDecide } from './claim.ts'
import { returnable } from '../../buying/orders/index.ts'

it('the claimable quantity is shipped minus claimed, never below 0 (CLAIM-02)', () => {
  expect(returnable({ shipped: 10, claimed: 4 })).toBe(6)
  expect(returnable({ shipped: 3, claimed: 4 })).toBe(0)
})

const typed = { quantity: '2', serialNumber: ' 100234 ', reason: ' It leaks. ' }

it('a claim needs a quantity up to the claimable one and a reason (CLAIM-03)', () => {
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
])('%j with at most %i claimable is rejected at its field (CLAIM-03)', (wrong, most, field) => {
  expect(Object.keys(errorsByField(checkClaim({ ...typed, ...wrong }, most)))).toEqual([field])
})

it('only a declined claim needs a reason (CLAIM-08)', () => {
  expect(checkAnswer({ decision: 'ACCEPTED', answer: ' ' }).ok).toBe(true)
  expect(checkAnswer({ decision: 'DECLINED', answer: ' ' }).ok).toBe(false)
  expect(checkAnswer({ decision: 'ACCEPTED', answer: 'x'.repeat(1_001) }).ok).toBe(false)
})

it('a decision is final, but a claim that the ERP rejected can be accepted again (CLAIM-09)', () => {
  const decided = (status: 'OPEN' | 'ACCEPTED' | 'DECLINED', erpRefusal: string | null) =>
    (['ACCEPTED', 'DECLINED'] as const).filter((decision) => mayDecide({ status, erpRefusal }, decision))
  expect(decided('OPEN', null)).toEqual(['ACCEPTED', 'DECLINED'])
  expect(decided('ACCEPTED', null)).toEqual([])
  expect(decided('ACCEPTED', 'The order is closed.')).toEqual(['ACCEPTED'])
  expect(decided('DECLINED', null)).toEqual([])
})
