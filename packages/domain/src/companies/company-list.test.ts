import { expect, it } from 'vitest'
import type { ListedCompany } from './company.ts'
import { addCompany, listedAs, removeCompany, replaceCompany, sortCompanies } from './company-list.ts'

const listed = (companyId: number, name: string, isPackager = false): ListedCompany => ({
  companyId,
  companyName: name,
  name,
  isPackager,
  isMigrating: false,
  isTest: false,
})
const companies = [listed(1, 'Zinc Works', true), listed(2, 'alder'), listed(3, 'Birch')]
const names = (list: readonly ListedCompany[]) => list.map(({ name }) => name)

it('COMPANY-03 OQ-84: packagers first, each group by name ignoring case, equals by id', () => {
  const sorted = sortCompanies([listed(9, 'birch'), ...companies.toReversed()])
  expect(sorted.map(({ companyId }) => companyId)).toEqual([1, 2, 3, 9])
})

it('COMPANY-16: a created company is added once, and the list sorted again', () => {
  const created = listedAs(4, {
    companyName: ' Ash ',
    isPackager: false,
    isMigrating: true,
    isTest: false,
    accountId: null,
    ownedDevices: [],
  })
  const added = addCompany(companies, created)
  expect(names(added)).toEqual(['Zinc Works', 'alder', 'Ash', 'Birch'])
  expect(added[2]).toMatchObject({ companyName: 'Ash', isMigrating: true })
  expect(addCompany(added, { ...created, name: 'Other' })).toEqual(added)
})

it('COMPANY-16: an updated company takes its place by its new name, a deleted one goes', () => {
  expect(names(replaceCompany(companies, listed(2, 'Cedar')))).toEqual(['Zinc Works', 'Birch', 'Cedar'])
  expect(names(replaceCompany(companies, listed(8, 'Unknown')))).toEqual(names(companies))
  expect(names(removeCompany(companies, 3))).toEqual(['Zinc Works', 'alder'])
})
