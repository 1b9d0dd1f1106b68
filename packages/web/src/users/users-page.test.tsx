import type { Permission } from '@volute/domain/permissions'
import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { click, renderInShop, textsOf } from '../../test/render.tsx'
import { clearSession, nobody, startSession } from '../api/index.ts'
import { UsersPage } from './users-page.tsx'

const ivy = { userId: 8, name: 'Ivy', emailAddress: 'ivy@riverbend.example', roleId: 3 }
const answers = {
  roles: [{ roleId: 3, name: 'Basic User', immutable: true, permissions: [] }],
  users: [{ ...ivy, phoneNumberCountryCode: null, phoneNumber: null }],
  joinRequests: [],
  userGroups: [],
}

let shown: Awaited<ReturnType<typeof renderInShop>>
beforeAll(() => {
  vi.stubGlobal('fetch', async () => Response.json(answers))
})
afterAll(() => vi.unstubAllGlobals())
afterEach(async () => {
  await shown.remove()
  clearSession()
})

async function show(permission: Permission) {
  const riverbend = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...riverbend, permissions: [permission], token: 't1', accessToken: null })
  shown = await renderInShop(<UsersPage />)
  await act(async () => {
    await vi.waitFor(() => expect(textsOf('table', shown.host).join()).toContain(ivy.emailAddress))
  })
}

const invite = () =>
  [...shown.host.querySelectorAll('button')].find((one) => one.textContent === 'Invite Users')

it('USERS-01 PERM-14: the users, and a modal to invite more for who may', async () => {
  await show('INVITE_USERS')
  await click(invite())
  // The dialog's code comes when it is wanted.
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(textsOf('[role="dialog"] h2')).toEqual(['Invite Users'])
  }, 4000)
})

it('USERS-01 PERM-14: who may only edit users does not invite', async () => {
  await show('UPDATE_USERS')
  expect(invite()).toBeUndefined()
})
