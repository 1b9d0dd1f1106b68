import type { Permission } from '@volute/domain/core/permissions'
import { expect, it } from 'vitest'
import { nobody } from '../../core/api/index.ts'
import { drawerGroups } from './drawer-groups.ts'

const labels = (companyName: string, token: string, permissions: Permission[] = []) =>
  drawerGroups({
    user: { ...nobody, companyName, worksForProvider: companyName === 'Volute', permissions },
    token,
    accessToken: null,
  }).flatMap(({ entries }) => entries.map(({ label }) => label))

it('the drawer offers the pages that the visitor can open (SHELL-34, SHELL-35, SHELL-36, PERM-05, PERM-06, PERM-07, PERM-08, PERM-09, PERM-10, PERM-13)', () => {
  expect(labels('Riverbend Irrigation', 't1', ['PREPARE_QUOTES'])).toContain('Manage Quotes')
  expect(labels('Volute', 't1', ['PREPARE_QUOTES'])).not.toContain('Manage Quotes')
  expect(labels('Riverbend Irrigation', 't1')).toEqual([
    'Dashboard',
    'My Pumps',
    'Quick Order',
    'Order History',
    'Privacy Policy',
  ])
  expect(labels('Volute', 't1')).toEqual(['Dashboard', 'Privacy Policy'])
  expect(labels('Volute', 't1', ['CROSS_COMPANY'])).toEqual(['Companies Dashboard', 'Privacy Policy'])
  expect(labels('Volute', 't1', ['MANAGE_ORDERS'])).toEqual(['Today', 'Orders', 'Privacy Policy'])
  for (const one of ['CREATE_COMPANY', 'UPDATE_COMPANY', 'DELETE_COMPANY'] as const) {
    expect(labels('Volute', 't1', [one])).toContain('Manage Companies')
    expect(labels('Volute', 't1', [one]).includes('Distributors')).toBe(one === 'UPDATE_COMPANY')
    expect(labels('Riverbend Irrigation', 't1', [one])).not.toContain('Manage Companies')
  }
  expect(labels('Riverbend Irrigation', 't1', ['MANAGE_ORDERS'])).not.toContain('Orders')
  expect(labels('Riverbend Irrigation', 't1', ['INVITE_USERS'])).toContain('Manage Users')
  expect(labels('Volute', 't1', ['INVITE_USERS'])).not.toContain('Manage Users')
  expect(labels('Volute', 't1', ['INVITE_ADMIN_COMPANY_USER'])).toContain('Manage Users')
  expect(labels('Riverbend Irrigation', 't1', ['UPDATE_ROLES'])).toContain('Manage Roles')
  expect(labels('Volute', 't1', ['UPDATE_ROLES'])).not.toContain('Manage Roles')
  expect(labels('Volute', 't1', ['DELETE_ADMIN_COMPANY_ROLE'])).toContain('Manage Roles')
  expect(labels('', '')).toEqual(['Login', 'Reset Password', 'Privacy Policy'])
})

const rights: Permission[] = [
  'CROSS_COMPANY',
  'INVITE_USERS',
  'INVITE_ADMIN_COMPANY_USER',
  'UPDATE_ROLES',
  'DELETE_ADMIN_COMPANY_ROLE',
  'PREPARE_QUOTES',
  'UPDATE_COMPANY',
  'MANAGE_ORDERS',
  'MANAGE_RETURNS',
  'MANAGE_SHOP',
  'MANAGE_CATALOGUE',
  'VIEW_DEMAND',
]

it.each([
  [
    'SHELL-34: a customer',
    'Riverbend Irrigation',
    [
      ['Dashboard', '/dashboard/general'],
      ['My Pumps', '/fleet'],
      ['Quick Order', '/quick-order'],
      ['Manage Users', '/manage/users'],
      ['Manage Roles', '/manage/roles'],
      ['Manage Quotes', '/sales-quotes'],
      ['Order History', '/order-history'],
    ],
  ],
])('%s with every permission sees all pages in this order', (_, companyName, pages) => {
  const user = { ...nobody, companyName, worksForProvider: companyName === 'Volute', permissions: rights }
  const [own, legal] = drawerGroups({ user, token: 't1', accessToken: null })
  expect(own?.title).toBe(companyName)
  expect(own?.entries.map(({ label, to }) => [label, to])).toEqual(pages)
  expect(legal?.entries).toEqual([{ label: 'Privacy Policy', to: '/privacy-policy-text' }])
})

it('the provider’s staff with every permission see the pages in groups, with the counts of what waits (SHELL-35, TODAY-05)', () => {
  const user = { ...nobody, companyName: 'Volute', worksForProvider: true, permissions: rights }
  const counts = [
    { key: 'toDo', rowCount: 1_000, isMore: true },
    { key: 'claims', rowCount: 0, isMore: false },
    { key: 'drafts', rowCount: 2, isMore: false },
  ] as const
  const groups = drawerGroups({ user, token: 't1', accessToken: null }, [...counts])
  const shown = groups.map(({ title, entries }) => [
    title,
    ...entries.map(({ label, count = '' }) => `${label} ${count}`.trim()),
  ])
  expect(shown).toEqual([
    ['Volute', 'Today', 'Companies Dashboard'],
    ['Orders and claims', 'Orders 1,000+', 'Claims'],
    ['Companies and people', 'Manage Companies', 'Accounts', 'Distributors', 'Manage Users', 'Manage Roles'],
    ['Catalogue', 'Workbench 2', 'Synonyms', 'Fault Tables', 'Demand'],
    ['Shop', 'Shop'],
    ['Legal', 'Privacy Policy'],
  ])
})
