import { expect, it } from 'vitest'
import { describeReason, fitNote } from './describe-fit.ts'
import { doubtAboutTrim, withTrim } from './judge-trim.ts'
import type { ForPump } from './for-pump.ts'

const built = { trim: 9.25, angle: null }
const limited = { trimMin: 8.25, trimFull: 9.75 }
const fit: ForPump = {
  pumpId: 1,
  serialNumber: '100234',
  assembly: 'Wet end',
  position: '6',
  verdict: 'FITS',
  reason: 'Fits: same part as shipped in 2019.',
  isKnown: false,
}
const judged = (impellerTrim: number | null, part = {}) => ({
  part,
  built,
  ordered: { impellerTrim, impellerAngle: 0 },
})

it.each([
  [9.25, null],
  [9.26, 'Trim 9.26 in is more than the 9.250 in that this pump was built with.'],
  [7.4, null],
  [7.39, 'Trim 7.39 in is less than 80 % of the 9.250 in that this pump was built with.'],
  [0, 'Full trim may be more than the 9.250 in that this pump was built with.'],
  [null, null],
])('where the limits are unknown, a trim of %s raises the doubt: %s (FIT-17)', (trim, doubt) => {
  expect(doubtAboutTrim(judged(trim))).toBe(doubt)
})

it('a known limit raises no doubt on its side (FIT-17)', () => {
  expect(doubtAboutTrim(judged(9.5, { trimFull: 9.75 }))).toBeNull()
  expect(doubtAboutTrim(judged(0, { trimFull: 9.75 }))).toBeNull()
  expect(doubtAboutTrim(judged(5, { trimFull: 9.75 }))).not.toBeNull()
  expect(doubtAboutTrim(judged(7, { trimMin: 6 }))).toBeNull()
})

it('a pump built at 9.125 in raises no doubt about 9.13, as which it is ordered (FIT-17)', () => {
  expect(doubtAboutTrim({ ...judged(9.13), built: { trim: 9.125, angle: null } })).toBeNull()
})

it('a doubtful trim never fits, and its reason is the doubt (FIT-17)', () => {
  expect(withTrim(fit, judged(25))).toMatchObject({
    verdict: 'CHECK_TRIM',
    reason: 'Trim 25.00 in is more than the 9.250 in that this pump was built with.',
  })
})

it('a part that may not fit keeps its verdict and notes the doubt (FIT-17)', () => {
  const misfit = { ...fit, verdict: 'NOT_IN_THIS_PUMP', reason: 'Not in pump 100234.' } as const
  const judgement = withTrim(misfit, judged(25))
  expect(judgement.verdict).toBe('NOT_IN_THIS_PUMP')
  expect(describeReason(judgement)).toBe(
    'Not in pump 100234. Trim 25.00 in is more than the 9.250 in that this pump was built with.',
  )
})

it('another trim within the limits fits, and the note stays with the line and the desk (FIT-16)', () => {
  const judgement = withTrim(fit, judged(9.5, limited))
  expect(judgement.verdict).toBe('FITS')
  const note = 'Built at 9.250 in, ordered with trim 9.50 in.'
  expect(describeReason(judgement)).toBe(`Fits: same part as shipped in 2019. ${note}`)
  expect(fitNote(judgement)).toBe(`for 100234 · Wet end · no. 6. ${note}`)
})

it('the trim as built, and a line that is not an impeller, have no note (FIT-16)', () => {
  expect(withTrim(fit, judged(9.25, limited))).toBe(fit)
  expect(withTrim(fit, judged(null, limited))).toBe(fit)
  expect(withTrim(fit, { ...judged(9.5), built: undefined })).toBe(fit)
})
