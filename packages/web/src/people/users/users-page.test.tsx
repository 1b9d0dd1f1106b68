import type { Permission } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { fill, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'

const ivy = { userId: 8, name: 'Ivy', emailAddress: 'ivy@riverbend.example', roleId: 3, isAbove: false }
const replies = {
  'GET /company/2/usergroup/map': {
    rowCount: 60,
    isMore: false,
    roles: [{ roleId: 3, name: 'Basic User', immutable: true, permissions: [] }],
    users: [{ ...ivy, phoneNumberCountryCode: null, phoneNumber: null }],
  },
  'GET /company/2/join-request': { joinRequests: [] },
  'GET /company/2/user-group': { userGroups: [] },
}

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  clearSession()
})

async function show(permission: Permission) {
  await open(permission, replies)
  await shown(isListed)
}

async function open(permission: Permission, answers: Record<string, unknown>) {
  const riverbend = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...riverbend, permissions: [permission], token: 't1', accessToken: null })
  page = await openPage('/manage/users', answers)
}

const isListed = () => textsOf('table').join().includes(ivy.emailAddress)

it('USERS-01 PERM-14: the users, and a modal to invite more for who may', async () => {
  await show('INVITE_USERS')
  await press('Invite Users')
  await shown(() => textsOf('[role="dialog"] h2').length)
  expect(textsOf('[role="dialog"] h2')).toEqual(['Invite Users'])
})

it('USERS-01 PERM-14: who may only edit users does not invite', async () => {
  await show('UPDATE_USERS')
  expect(textsOf('button')).not.toContain('Invite Users')
})

it('USERS-01: the address names the page and the filter, and another filter starts at page 1', async () => {
  await show('INVITE_USERS')
  const place = () => page.router.state.location.searchStr
  await press('Next page of users')
  expect(place()).toBe('?page=2')
  await fill(await field('Filter results'), 'iv')
  expect(place()).toBe('?filter=iv')
  await press('Next page of users')
  expect(place()).toBe('?filter=iv&page=2')
  await press('Previous page of users')
  expect(place()).toBe('?filter=iv')
})

it('USERS-03: a list that cannot load shows the server-error page, and comes when it is tried again', async () => {
  const list = 'GET /company/2/usergroup/map'
  const answers = { ...replies, [list]: new Response('', { status: 500 }) }
  await open('UPDATE_USERS', answers)
  await shown(() => textsOf('[role="alert"] h2').length)
  expect(textsOf('[role="alert"] h2')).toEqual(['Internal Server Error'])
  expect(isListed()).toBe(false)
  Object.assign(answers, { [list]: replies[list] })
  await press('Try again')
  await shown(isListed)
})
