import type { Permission } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { renderInShop } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'
import { UserModal } from './user-modal.tsx'

const vic = {
  userId: 9,
  name: 'Vic',
  emailAddress: 'vic@riverbend.example',
  phoneNumber: null,
  phoneNumberCountryCode: null,
  roleId: 3,
  isAbove: false,
}
const roles = [{ roleId: 3, name: 'Buyer', immutable: false, permissions: [] }]

afterEach(clearSession)

/** Opens a colleague's modal for a user with this permission. */
async function show(permission: Permission, user = vic) {
  startSession({
    ...nobody,
    userId: 7,
    companyId: 2,
    companyName: 'Riverbend',
    permissions: [permission],
    token: 't1',
    accessToken: null,
  })
  const shown = await renderInShop(<UserModal user={user} roles={roles} onClose={() => {}} />)
  // The dialog's code loads on demand.
  const dialog = await eventually(() => document.querySelector('[role="dialog"]:has(select)'))
  const can = {
    name: dialog.querySelector('input')?.readOnly === false,
    role: dialog.querySelector('select:last-of-type')?.matches(':enabled'),
    save: dialog.textContent.includes('Save Changes'),
    delete: [...dialog.querySelectorAll('button')].some(({ textContent }) => textContent === 'Delete'),
    why: dialog.textContent.includes('holds permissions that you do not hold'),
  }
  await shown.remove()
  return can
}

it('name and role are read-only without the permission to edit users, and there is nothing to save (USERS-14, PERM-14)', async () => {
  const closed = { name: false, role: false, save: false, delete: false, why: false }
  expect(await show('INVITE_USERS')).toEqual(closed)
  expect(await show('UPDATE_USERS')).toEqual({ ...closed, name: true, role: true, save: true })
  expect(await show('DELETE_USERS')).toEqual({ ...closed, delete: true })
})

it("a user with more permissions than one's own can be neither changed nor deleted, and the modal says why (OQ-31)", async () => {
  const shown = { name: false, role: false, save: false, delete: false, why: true }
  for (const permission of ['UPDATE_USERS', 'DELETE_USERS'] as const)
    expect(await show(permission, { ...vic, isAbove: true })).toEqual(shown)
})
