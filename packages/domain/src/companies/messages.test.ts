import { expect, it } from 'vitest'
import { companyFlags, companyMessages } from './messages.ts'

it('COMPANY-22 COMPANY-23 COMPANY-24: the help says what each flag means', () => {
  expect(companyFlags.isPackager.meaning).toMatch(
    /GPS location .*validation check before transferring assets/,
  )
  expect(companyFlags.isTest.meaning).toBe('Tester companies are excluded from super-admin reports.')
  expect(companyFlags.isMigrating.meaning).toMatch(
    /flagged as in migration: .* until the flag is removed manually/,
  )
})

it('COMPANY-26: each failure has the sentence of the specification', () => {
  const { getFailed, createFailed, updateFailed, deleteFailed } = companyMessages
  expect([getFailed, createFailed, updateFailed, deleteFailed]).toEqual([
    'Unable to get company settings.',
    'Unable to create company.',
    'Unable to update company.',
    'Unable to delete company.',
  ])
})
