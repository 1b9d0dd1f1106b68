import { expect, test } from './fixtures.ts'

const kim = 'kim@kestrel.example'

test('a role is created, edited and deleted, with prompts (SHELL-08, ROLES-01, ROLES-02, ROLES-10, ROLES-14, ROLES-15, SHELL-48)', async ({
  page,
  open,
  expectAccessible,
  attempt,
}) => {
  const name = `Planner ${attempt}`
  const dialog = page.getByRole('dialog').last()
  const roles = page.getByRole('list', { name: 'Roles' })
  await open(kim, '/manage/roles')

  await test.step('an immutable role is read-only (ROLES-11, ROLES-15)', async () => {
    const admin = roles.getByRole('button', { name: /^Admin/ })
    await admin.press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    await expect(dialog.getByRole('checkbox', { name: 'Invite users' })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Invite users' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Delete Role' })).toBeHidden()
    await expect(dialog.getByText('Admin Company Exclusive Permissions')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(admin).toBeFocused()
  })

  await test.step('a role needs a name and appears at its position in the list (ROLES-07, ROLES-14)', async () => {
    await expectAccessible()
    await page.getByRole('button', { name: 'Create Role' }).click()
    await dialog.getByRole('button', { name: 'Create Role' }).click()
    await expect(dialog.getByText('A role is required to have a name.')).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('checkbox', { name: 'Prepare quotes' }).check()
    await dialog.getByRole('button', { name: 'Create Role' }).click()
    await expect(dialog).toBeHidden()
    await expect(roles.getByRole('listitem').nth(2)).toContainText(name)
  })

  await test.step('closing with unsaved changes prompts, and Save keeps them (SHELL-48)', async () => {
    const row = roles.getByRole('button', { name })
    await row.click()
    await expect(dialog.getByRole('checkbox', { name: 'Prepare quotes' })).toBeChecked()
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Plans')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Changes have not been saved!' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row).toContainText('Plans')
    await expect(row).toBeFocused()
  })

  await test.step('a role is deleted after a confirmation (ROLES-09)', async () => {
    await roles.getByRole('button', { name }).click()
    await page.getByRole('button', { name: 'Delete Role' }).click()
    await page
      .getByRole('dialog', { name: 'Delete this role?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(roles.getByText(name)).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test("the provider's roles also have the admin permissions (ROLES-03, PERM-18)", async ({ page, open }) => {
  await open('ada@volute.example', '/manage/roles')
  await page.getByRole('button', { name: /^Sales/ }).click()
  const group = page.getByRole('group', { name: 'Admin Company Exclusive Permissions' })
  await expect(group.getByRole('checkbox', { name: 'Act for customers' })).toBeChecked()
  await expect(group.getByRole('checkbox')).toHaveCount(16)
})
