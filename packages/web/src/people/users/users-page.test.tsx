import type { Permission } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { fill, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

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
  queryClient.clear()
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

it('a user who may invite sees the list and opens the modal Invite Users (USERS-01, PERM-14)', async () => {
  await show('INVITE_USERS')
  await press('Invite Users')
  await shown(() => textsOf('[role="dialog"] h2').length)
  expect(textsOf('[role="dialog"] h2')).toEqual(['Invite Users'])
})

it('a user who may only edit users cannot invite (USERS-01, PERM-14)', async () => {
  await show('UPDATE_USERS')
  expect(textsOf('button')).not.toContain('Invite Users')
})

it('the address contains page and filter, and another filter starts at page 1 (USERS-01)', async () => {
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

it('a list that fails to load shows the server error page, and Try again loads it (USERS-03)', async () => {
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

const listOf = (...users: object[]) => ({
  ...replies['GET /company/2/usergroup/map'],
  users: users.map((user) => ({ phoneNumberCountryCode: null, phoneNumber: null, ...user })),
})
const dialogTitles = () => textsOf('[role="dialog"] h2')
/** Opens Ivy. After her change the server lists the given users. */
async function openIvy(permission: Permission, next: object) {
  const answers: Record<string, unknown> = {
    ...replies,
    'PUT /company/2/user/8': {},
    'DELETE /company/2/user/8': {},
  }
  await open(permission, answers)
  await shown(isListed)
  answers['GET /company/2/usergroup/map'] = next
  await press('Ivy')
  await shown(() => dialogTitles().length)
}

it('a user is edited in a modal, and the list shows the change (USERS-05, USERS-13)', async () => {
  await openIvy('UPDATE_USERS', listOf({ ...ivy, name: 'Ivy Lane' }))
  expect(dialogTitles()).toEqual(['Edit User'])
  expect(textsOf('[role="dialog"] label')).toEqual([
    'Name',
    'Email',
    'Phone Country',
    'Phone optional',
    'Role',
  ])
  expect(textsOf('[role="dialog"] button')).not.toContain('Delete')
  await fill(await field('Name'), 'Ivy Lane')
  await press('Save Changes')
  await shown(() => textsOf('table').join().includes('Ivy Lane'))
  await shown(() => dialogTitles().length === 0)
  const body = expect.stringContaining('"name":"Ivy Lane","roleId":3')
  expect(fetch).toHaveBeenCalledWith(
    '/api/company/2/user/8',
    expect.objectContaining({ method: 'PUT', body }),
  )
})

it('a user is deleted after a confirmation and disappears from the list (USERS-05, USERS-13)', async () => {
  await openIvy('DELETE_USERS', listOf({ ...ivy, userId: 9, name: 'Abe', emailAddress: 'abe@x.example' }))
  await press('Delete')
  await shown(() => dialogTitles().includes('Delete this user?'))
  expect(fetch).not.toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ method: 'DELETE' }))
  await press('Delete')
  await shown(() => !isListed() && textsOf('table').join().includes('Abe'))
  expect(fetch).toHaveBeenCalledWith('/api/company/2/user/8', expect.objectContaining({ method: 'DELETE' }))
})

it('an unchanged user closes at once, and a changed one after save or discard (USERS-19)', async () => {
  await openIvy('UPDATE_USERS', listOf({ ...ivy, name: 'Ivy Lane' }))
  await press('Close')
  await shown(() => dialogTitles().length === 0)
  await press('Ivy')
  await fill(await field('Name'), 'Ivy L.')
  await press('Close')
  await shown(() => dialogTitles().length === 2)
  expect(dialogTitles()).toEqual(['Edit User', 'Changes have not been saved!'])
  await press("Don't Save")
  await shown(() => dialogTitles().length === 0)
  await press('Ivy')
  await fill(await field('Name'), 'Ivy Lane')
  await press('Close')
  await shown(() => dialogTitles().includes('Changes have not been saved!'))
  await press('Save')
  await shown(() => textsOf('table').join().includes('Ivy Lane'))
})
