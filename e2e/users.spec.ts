import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { registerPerson } from './new-person.ts'
import { PASSWORD } from './shop-session.ts'

test('an administrator invites, edits and deletes a user (SHELL-08)', async ({
  page,
  open,
  request,
  temporaryPassword,
  expectAccessible,
  attempt,
}) => {
  const boss = `boss@users-${attempt}.example`
  const ivy = `ivy@users-${attempt}.example`
  const dialog = page.getByRole('dialog').last()
  const users = page.getByRole('table', { name: 'Users' })
  const companyName = `Users ${attempt}`
  await registerPerson(request, { name: 'Boss', email: boss, companyName, temporaryPassword })
  await open(boss, '/manage/users')

  await test.step('every row needs an email and a role (USERS-09, USERS-10, USERS-11)', async () => {
    await page.getByRole('button', { name: 'Invite Users' }).click()
    await dialog.getByRole('button', { name: 'Send Invites' }).click()
    await expect(dialog.getByText('You must add info for at least one user to invite.')).toBeVisible()
    await dialog.getByLabel('Email 1').fill('ivy')
    await dialog.getByLabel('Email 1').press('Enter')
    await expect(dialog.getByText("The email address 'ivy' is not valid.")).toBeVisible()
    await dialog.getByLabel('Email 1').fill(ivy)
    await dialog.getByLabel('Email 1').press('Enter')
    await expect(dialog.getByText('All users must have a role selected.')).toBeVisible()
    await expectAccessible()
  })

  await test.step('valid invitations are sent, and the dialog shows which ones failed (USERS-05, USERS-06, USERS-12)', async () => {
    await dialog.getByLabel('Role 1').selectOption('Basic User')
    await dialog.getByRole('button', { name: 'Add Another' }).click()
    await expect(dialog.getByLabel('Email 2')).toBeFocused()
    await dialog.getByLabel('Email 2').fill(boss)
    await dialog.getByRole('button', { name: 'Send Invites' }).click()
    await expect(dialog.getByText('Some invites could not be sent.')).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Already Registered' })).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('button', { name: 'Invite Users' })).toBeFocused()
    await expect(users.getByText(ivy)).toBeVisible()
    await expectAccessible()
  })

  await test.step('a user is edited, and Esc prompts before changes are lost (USERS-13, USERS-15, USERS-17, USERS-19)', async () => {
    await users.getByRole('button', { name: `Invited ${ivy}` }).click()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByText("A user's name must be between 1 and 100 characters long.")).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ivy')
    await dialog.getByLabel('Role').selectOption('Admin')
    await expectAccessible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(users.getByRole('row', { name: /Ivy/ })).toContainText('Admin')
  })

  await test.step('users cannot change their own role (OQ-31)', async () => {
    await users.getByRole('button', { name: 'Boss' }).click()
    await expect(dialog.getByLabel('Role')).toBeDisabled()
    await expect(dialog.getByText('You cannot change your own role.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(users.getByRole('button', { name: 'Boss' })).toBeFocused()
  })

  await test.step("a user's data and the list download as files (ACCT-17, ACCT-18, CSV-01)", async () => {
    await users.getByRole('button', { name: 'Ivy' }).click()
    const data = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export Data' }).click()
    expect((await data).suggestedFilename()).toBe('Personal-Data.json')
    await page.keyboard.press('Escape')
    const list = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV', exact: true }).click()
    expect((await list).suggestedFilename()).toBe('Users.csv')
  })

  await test.step('a failed deletion shows an error, and a retry deletes the user (USERS-18, USERS-20)', async () => {
    await users.getByRole('button', { name: 'Ivy' }).click()
    await page.route('**/user/*', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.getByRole('button', { name: 'Delete' }).click()
    await page
      .getByRole('dialog', { name: 'Delete this user?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(dialog.getByText('Unable to delete user.')).toBeVisible()
    await page.unroute('**/user/*')
    await page.getByRole('button', { name: 'Delete' }).click()
    await page
      .getByRole('dialog', { name: 'Delete this user?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(users.getByText(ivy)).toBeHidden()
    await page.reload()
    await expect(users.getByText(boss)).toBeVisible()
    await expect(users.getByText(ivy)).toBeHidden()
  })
})

test("another user gains and loses a group's rights at the next click (USERS-21, PERM-14, ROLES-12)", async ({
  page,
  open,
  browser,
  baseURL,
  attempt,
}) => {
  const name = `Front office ${attempt}`
  const dialog = page.getByRole('dialog').last()
  const groups = page.getByRole('region', { name: 'User Groups' })
  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await signInOn(other, 'quinn@riverbend.example')
  await other.getByRole('button', { name: 'Menu' }).click()
  await expect(other.getByRole('link', { name: 'Order History' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Manage Users' })).toBeHidden()
  await other.getByRole('button', { name: 'Close' }).click()

  await open('rosa@riverbend.example', '/manage/roles')
  await page.getByRole('button', { name: 'Create Role' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('checkbox', { name: 'Edit users' }).check()
  await dialog.getByRole('button', { name: 'Create Role' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await test.step('a group gives its members a role (E82)', async () => {
    await page.goto('/manage/users')
    await groups.getByRole('button', { name: 'Create User Group' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('checkbox', { name }).check()
    await dialog.getByRole('checkbox', { name: /Quinn Harper/ }).check()
    await dialog.getByRole('button', { name: 'Create User Group' }).click()
    await expect(groups.getByRole('button', { name: new RegExp(name) })).toContainText('1 member')
  })

  await test.step("the other user's menu has the new page (E81)", async () => {
    await other.getByRole('button', { name: 'Menu' }).click()
    await other.getByRole('link', { name: 'Manage Users' }).click()
    await other.getByRole('table', { name: 'Users' }).getByRole('button', { name: 'Vic Tran' }).click()
    await other.getByRole('textbox', { name: 'Name' }).fill('Victor Tran')
  })

  await test.step('deleting the role removes its rights (E51)', async () => {
    await page.goto('/manage/roles')
    await page.getByRole('button', { name: new RegExp(name) }).click()
    await page.getByRole('button', { name: 'Delete Role' }).click()
    await page
      .getByRole('dialog', { name: 'Delete this role?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await other.getByRole('button', { name: 'Save Changes' }).click()
    // Also shown above the list, which is reloaded.
    await expect(other.getByText('You do not have permission to perform this action.').first()).toBeVisible()
  })

  await test.step('the group is deleted (E84)', async () => {
    await page.goto('/manage/users')
    await groups.getByRole('button', { name: new RegExp(name) }).click()
    await page.getByRole('button', { name: 'Delete User Group' }).click()
    await page
      .getByRole('dialog', { name: 'Delete this user group?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(groups.getByText(name)).toBeHidden()
  })
  await other.close()
})

async function signInOn(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
}
