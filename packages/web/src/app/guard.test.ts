import { expect, it } from 'vitest'
import { nobody } from '../core/api/index.ts'
import { either, everywhere, type Permission } from '@volute/domain/core/permissions'
import { managedPath, passes, startPath } from './guard.ts'

const customer = { ...nobody, companyName: 'Riverbend Irrigation', permissions: ['PREPARE_QUOTES' as const] }
const provider = { ...customer, companyName: 'Volute', worksForProvider: true }

it('the kind of the current company decides the access (SHELL-03, SHELL-20)', () => {
  expect(passes(customer, { company: 'customer' })).toBe(true)
  expect(passes(provider, { company: 'customer' })).toBe(false)
  expect(passes(provider, { company: 'provider' })).toBe(true)
})

it('company kind and permission must both match (PERM-01)', () => {
  expect(passes(customer, { company: 'customer', rights: everywhere('PREPARE_QUOTES') })).toBe(true)
  expect(passes(customer, { rights: everywhere('PLACE_SALES_ORDERS') })).toBe(false)
  expect(passes(provider, { company: 'customer', rights: everywhere('PREPARE_QUOTES') })).toBe(false)
})

it('a page may require different permissions from the provider and a customer (OQ-09)', () => {
  const guard = { rights: either('PREPARE_QUOTES', 'UPDATE_COMPANY') }
  expect(passes(customer, guard)).toBe(true)
  expect(passes(provider, guard)).toBe(false)
  expect(passes({ ...provider, permissions: ['UPDATE_COMPANY'] }, guard)).toBe(true)
})

it.each<[Permission[], string | undefined, string | undefined]>([
  [['DELETE_USER_GROUPS', 'CREATE_ROLES'], '/manage/users', undefined],
  [['CREATE_ROLES'], '/manage/roles', undefined],
  [['UPDATE_ADMIN_COMPANY_USER', 'DELETE_ADMIN_COMPANY_ROLE'], undefined, '/manage/users'],
  [['DELETE_ADMIN_COMPANY_ROLE'], undefined, '/manage/roles'],
  [['PLACE_SALES_ORDERS', 'UPDATE_COMPANY'], undefined, undefined],
])(
  'with %j /manage leads a customer to %s and the provider to %s (SHELL-23, PERM-10, OQ-09)',
  (held, ours, theirs) => {
    expect([customer, provider].map((user) => managedPath({ ...user, permissions: held }))).toEqual([
      ours,
      theirs,
    ])
  },
)

it.each<[string, Permission[]]>([
  ['/dashboard/companies', ['CROSS_COMPANY', 'MANAGE_ORDERS']],
  ['/dashboard/today', ['MANAGE_ORDERS', 'UPDATE_COMPANY']],
  ['/dashboard/today', ['SUPPORT', 'UPDATE_ADMIN_COMPANY_USER']],
  ['/manage/companies', ['UPDATE_COMPANY']],
  ['/manage/users', ['UPDATE_ADMIN_COMPANY_USER', 'UPDATE_COMPANY']],
  ['/manage/roles', ['CREATE_ADMIN_COMPANY_ROLE']],
  ['/dashboard/today', ['MANAGE_SHOP', 'MANAGE_RETURNS']],
  ['/manage/shop', ['MANAGE_SHOP']],
  ['/dashboard/today', ['MANAGE_CATALOGUE']],
  ['/dashboard/today', ['VIEW_DEMAND']],
  ['/dashboard/start', ['PLACE_SALES_ORDERS']],
])(
  'provider users start at %s with %j, and customers at their dashboard (SHELL-20, PERM-11, OQ-99)',
  (path, held) => {
    expect(startPath({ ...provider, permissions: held })).toBe(path)
    expect(startPath({ ...customer, permissions: held })).toBe('/dashboard/general')
  },
)
