import type { Permission } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { click, fill, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

const describe = (permissionId: number, code: Permission, name: string) => ({
  permissionId,
  code,
  area: 'Users',
  name,
  description: `You may: ${name}.`,
  isAdminPermission: false,
})
const admin = { roleId: 1, name: 'Admin', description: 'Everything.', immutable: true, holderCount: 1 }
const clerk = { roleId: 3, name: 'Clerk', description: 'Orders.', immutable: false, holderCount: 3 }
const replies = {
  'GET /company/2/role': {
    roles: [admin, clerk],
    permissions: [describe(1, 'UPDATE_ROLES', 'Edit roles'), describe(2, 'CREATE_ROLES', 'Create roles')],
  },
  'GET /company/2/role/1': { ...admin, permissionIds: [] },
  'GET /company/2/role/3': { ...clerk, permissionIds: [1] },
  'POST /company/2/role': Response.json({ roleId: 4 }, { status: 201 }),
}
let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
})

async function open(...permissions: Permission[]) {
  const rosa = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend', permissions }
  startSession({ ...rosa, token: 't1', accessToken: null })
  page = await openPage('/manage/roles', replies)
  await shown(() => textsOf('main li').length)
}
/** Editable state of name, description and permissions. */
const changeable = async () => [
  !(await field('Name'))?.hasAttribute('readonly'),
  !(await field('Description'))?.hasAttribute('readonly'),
  ...[...document.querySelectorAll('[role="dialog"] [type="checkbox"]')].map((one) =>
    one.matches(':enabled'),
  ),
]
const acts = () => textsOf('[role="dialog"] button').filter((text) => /^(Create|Save)/.test(text))

it('the list shows the roles, and a new one has name, description and permissions (ROLES-01, ROLES-15, ROLES-17)', async () => {
  await open('CREATE_ROLES')
  expect(textsOf('main h1')).toEqual(['Manage Roles 2'])
  expect(textsOf('main li')).toEqual(['AdminEverything.1 personImmutable', 'ClerkOrders.3 people'])
  await press('Create Role')
  await fill(await field('Name'), 'Buyer')
  await fill(await field('Description'), 'Buys.')
  expect(textsOf('[role="dialog"] label')).toEqual([
    'Name',
    'Description optional',
    'Edit rolesYou may: Edit roles.',
    'Create rolesYou may: Create roles.',
  ])
  expect(await changeable()).toEqual([true, true, false, true])
  await click(await field('Create roles'))
  await press('Create Role')
  await shown(() => document.querySelector('[role="dialog"]') === null)
  expect(fetch).toHaveBeenCalledWith(
    '/api/company/2/role',
    expect.objectContaining({ body: '{"name":"Buyer","description":"Buys.","permissionIds":[2]}' }),
  )
})

it.each<[string, Permission, string, boolean]>([
  ['who may edit roles', 'UPDATE_ROLES', 'Clerk', true],
  ['whom the permission to edit them lacks', 'DELETE_ROLES', 'Clerk', false],
  ['an immutable role', 'UPDATE_ROLES', 'Admin', false],
])(
  'name and permissions are editable only with the permission, and never in an immutable role: %s (ROLES-01, ROLES-15)',
  async (_, held, role, edits) => {
    await open(held)
    expect(textsOf('main button')).not.toContain('Create Role')
    await press(role)
    expect(await changeable()).toEqual([edits, edits, edits, false])
    expect(acts()).toEqual(edits ? ['Save Changes'] : [])
  },
)
