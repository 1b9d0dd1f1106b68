import type { Permission } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { openPage, press, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'

const role = { roleId: 3, name: 'Planner', description: '', immutable: false, holderCount: 2 }
const replies = {
  'GET /company/2/role': { roles: [role], permissions: [] },
  'GET /company/2/role/3': { ...role, permissionIds: [] },
}

const riverbend = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  clearSession()
})

it('the people of a deleted role count as Basic Users at once (ROLES-17)', async () => {
  const basic = { ...role, roleId: 1, name: 'Basic User', immutable: true, holderCount: 1 }
  const listed = (roles: (typeof role)[]) => ({ 'GET /company/2/role': { roles, permissions: [] } })
  const answers = { ...replies, ...listed([basic, role]), 'DELETE /company/2/role/3': {} }
  startSession({ ...riverbend, permissions: ['DELETE_ROLES'], token: 't1', accessToken: null })
  page = await openPage('/manage/roles', answers)
  await press('Planner')
  await press('Delete Role')
  Object.assign(answers, listed([{ ...basic, holderCount: 3 }]))
  await press('Delete')
  await shown(() => textsOf('main li').length === 1)
  expect(await shown(() => textsOf('main li').find((row) => row.includes('3 people')))).toBe(
    'Basic User3 peopleImmutable',
  )
})

it.each<[Permission, string[]]>([
  ['CREATE_ROLES', ['Create Role']],
  ['UPDATE_ROLES', ['Save Changes']],
  ['DELETE_ROLES', ['Delete Role']],
])(
  '%s alone offers %j, and only the permission to edit roles makes the name editable (PERM-15, ROLES-02)',
  async (held, offered) => {
    startSession({ ...riverbend, permissions: [held], token: 't1', accessToken: null })
    page = await openPage('/manage/roles', replies)
    await press('Planner')
    const name = await shown(() => document.querySelector<HTMLInputElement>('[role="dialog"] input'))
    expect(name.readOnly).toBe(held !== 'UPDATE_ROLES')
    const acts = ['Create Role', 'Save Changes', 'Delete Role']
    expect(textsOf('button').filter((text) => acts.includes(text))).toEqual(offered)
  },
)
