import type { Permission } from '@volute/domain/core/permissions'
import { afterEach, expect, it, vi } from 'vitest'
import { click, renderInShop, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'
import { order } from '../../catalogue/part/index.ts'
import { Ribbon } from './ribbon.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await shown.remove()
  clearSession()
})

const always = ['Start Order', 'Quick Order', 'Order History']

it.each<[string[], Permission[]]>([
  [[], []],
  [['Manage Users'], ['INVITE_USERS']],
  [['Manage Roles'], ['DELETE_ROLES']],
  [['Manage Quotes'], ['PREPARE_QUOTES']],
  [
    ['Manage Users', 'Manage Roles', 'Manage Quotes'],
    ['UPDATE_USERS', 'CREATE_ROLES', 'PREPARE_QUOTES'],
  ],
])('the ribbon also has %j for a user with %j (SHELL-52, SHELL-55, OQ-76)', async (more, permissions) => {
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation', permissions }
  startSession({ ...ben, token: 't1', accessToken: null })
  shown = await renderInShop(<Ribbon />)
  const cards = textsOf('li span:first-of-type', shown.host)
  expect(cards).toEqual([...always.slice(0, 2), ...more, ...always.slice(2)])
})

it('each card links to its page, and Start Order opens the search (SHELL-52)', async () => {
  const permissions: Permission[] = ['UPDATE_USERS', 'CREATE_ROLES', 'PREPARE_QUOTES']
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation', permissions }
  startSession({ ...ben, token: 't1', accessToken: null })
  const start = vi.spyOn(order, 'start').mockReturnValue()
  shown = await renderInShop(<Ribbon />)
  expect([...shown.host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/quick-order',
    '/manage/users',
    '/manage/roles',
    '/sales-quotes',
    '/order-history',
  ])
  await click(shown.host.querySelector('button'))
  expect(start).toHaveBeenCalledOnce()
})
