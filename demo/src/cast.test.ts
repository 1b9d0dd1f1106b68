import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { cast } from './cast.ts'

const column = (file: string, name: string) =>
  Papa.parse<Record<string, string>>(
    readFileSync(new URL(`../catalogue/${file}.csv`, import.meta.url), 'utf8'),
    { header: true, skipEmptyLines: true },
  ).data.map((row) => row[name])

const distributorCodes = column('distributors', 'code')
const company = (name: string) => cast.companies.find((candidate) => candidate.name === name)

describe('the cast', () => {
  it('the cast covers every company of the catalogue and the provider', () => {
    const customers = cast.companies.filter((candidate) => !candidate.isProvider).map(({ name }) => name)
    expect(customers).toEqual(column('companies', 'name'))
    expect(cast.companies.filter((candidate) => candidate.isProvider).map(({ name }) => name)).toEqual([
      'Volute',
    ])
  })

  it.each([
    ['Volute', 'Sales', 'sol@volute.example', ['CROSS_COMPANY', 'PREPARE_QUOTES', 'PLACE_SALES_ORDERS']],
    ['Volute', 'Order Desk', 'otto@volute.example', ['MANAGE_ORDERS']],
    ['Riverbend Irrigation', 'Buyer', 'ben@riverbend.example', ['PLACE_SALES_ORDERS', 'PREPARE_QUOTES']],
    ['Riverbend Irrigation', 'Fitter', 'finn@riverbend.example', ['MANAGE_FLEET']],
    ['Riverbend Irrigation', 'Estimator', 'quinn@riverbend.example', ['PREPARE_QUOTES']],
  ])('%s has the role %s for %s', (name, role, email, permissions) => {
    expect(company(name)?.roles.find((candidate) => candidate.name === role)?.permissions).toEqual(
      permissions,
    )
    expect(company(name)?.people.find((person) => person.email === email)?.role).toBe(role)
  })

  it('every person has a role of their company and a unique email address', () => {
    for (const { roles, people } of cast.companies) {
      const names = ['Admin', 'Basic User', ...roles.map((role) => role.name)]
      expect(names).toEqual(expect.arrayContaining(people.map((person) => person.role)))
    }
    const emails = cast.companies.flatMap(({ people }) => people.map((person) => person.email))
    expect(new Set(emails).size).toBe(13)
    expect(emails).toHaveLength(13)
  })

  it('Riverbend has a distributor and a default color, Kestrel neither (PART-13)', () => {
    expect(distributorCodes).toContain(company('Riverbend Irrigation')?.distributorCode)
    expect(column('paint_colors', 'name')).toContain(company('Riverbend Irrigation')?.defaultPaintColor)
    expect(company('Kestrel Mining')).toMatchObject({ distributorCode: null, defaultPaintColor: null })
  })

  it('at least one distributor has no company', () => {
    const linked = cast.companies.map(({ distributorCode }) => distributorCode)
    expect(distributorCodes.filter((code = '') => !linked.includes(code)).length).toBeGreaterThanOrEqual(1)
  })
})
