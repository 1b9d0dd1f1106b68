import { expect, it } from 'vitest'
import { companyFlags } from './messages.ts'

it('COMPANY-22 COMPANY-23 COMPANY-24: the help says what each flag means', () => {
  expect(companyFlags).toEqual({
    isPackager: {
      label: 'Packager',
      meaning:
        'A packager company cannot see actual asset data such as GPS location and must pass a validation check before transferring assets.',
    },
    isMigrating: {
      label: 'Migrating',
      meaning:
        'New assets of a migrating company are flagged as in migration: templates and configuration are not applied until the flag is removed manually.',
    },
    isTest: {
      label: 'Tester',
      meaning: 'Tester companies are excluded from super-admin reports.',
    },
  })
})
