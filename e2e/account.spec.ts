import { expect, test } from './fixtures.ts'
import { registerPerson } from './new-person.ts'
import { PASSWORD } from './shop-session.ts'

test('a user edits, resets and saves the name and phone (SHELL-11)', async ({
  page,
  request,
  open,
  temporaryPassword,
  expectAccessible,
  attempt,
}) => {
  const email = `edith@${attempt}.example`
  const companyName = `Edith Pumps ${attempt}`
  await registerPerson(request, { name: 'Edith', email, companyName, temporaryPassword })
  await open(email, '/dashboard/general')
  const name = page.getByLabel('Name')
  const phone = page.getByLabel('Phone', { exact: false }).and(page.locator('input'))

  await test.step('a failed load of the account shows an error and offers a retry (ACCT-11, ERR-14)', async () => {
    await page.route('**/api/company/*/user/*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Edith' }).click()
    await page.getByRole('menuitem', { name: 'Edit Account Info' }).click()
    await expect(page).toHaveURL('/account/user-info')
    await expect(page.getByText('Unable to get user information.')).toBeVisible()
    await page.unroute('**/api/company/*/user/*')
    await page.getByRole('button', { name: 'Try again' }).click()
  })

  await test.step('email and company are read-only (ACCT-01, ACCT-02, ACCT-05)', async () => {
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Email')).not.toBeEditable()
    await expect(page.getByLabel('Company')).toHaveValue(companyName)
    await expect(page.getByLabel('Phone Country')).toHaveValue('US')
    await expectAccessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('Undo Changes restores the saved values (ACCT-03)', async () => {
    await name.fill('Somebody else')
    await phone.fill('(559) 555-0146')
    await page.getByRole('button', { name: 'Undo Changes' }).click()
    await expect(name).toHaveValue('Edith')
    await expect(phone).toHaveValue('')
  })

  await test.step('the name is cut at 100 characters, and a blank one is rejected (ACCT-06)', async () => {
    await name.fill('x'.repeat(120))
    await expect(name).toHaveValue('x'.repeat(100))
    await name.fill('   ')
    await name.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Your name must be between 1 and 100 characters long.')
  })

  await test.step('a failed save keeps the input (ERR-14)', async () => {
    await name.fill('Edith Marsh')
    await phone.fill('5595550146')
    await page.route('**/profile', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('alert')).toHaveText('Unable to update account.')
    await expect(name).toHaveValue('Edith Marsh')
    await page.unroute('**/profile')
  })

  await test.step('the saved name and phone persist after a reload (ACCT-07, ACCT-09, ACCT-10)', async () => {
    const sent = page.waitForRequest('**/profile')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    expect((await sent).postDataJSON()).toEqual({
      name: 'Edith Marsh',
      phoneNumberCountryCode: '1',
      phoneNumber: '5595550146',
    })
    await expect(page.getByText('Account settings have been saved.')).toBeVisible()
    await page.reload()
    await expect(name).toHaveValue('Edith Marsh')
    await expect(phone).toHaveValue('(559) 555-0146')
    await expect(page.getByRole('button', { name: 'Edith Marsh' })).toBeVisible()
  })

  await test.step('a phone number with too few digits is saved as none (ACCT-08)', async () => {
    await phone.fill('1234')
    const sent = page.waitForRequest('**/profile')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ phoneNumberCountryCode: null, phoneNumber: null })
    await expect(phone).toHaveValue('')
  })

  const question = page.getByRole('dialog', { name: 'Changes have not been saved!' })
  const signOut = async () => {
    await page.getByRole('button', { name: 'Edith Marsh' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  }
  await test.step('Back, a link and Sign Out prompt before unsaved input is lost (SHELL-48)', async () => {
    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    await page.goBack()
    await name.fill('Edith M.')
    await page.goForward()
    await expectAccessible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await signOut()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/account/user-info')
    await expect(name).toHaveValue('Edith M.')
    await signOut()
    await question.getByRole('button', { name: "Don't Save" }).click()
    await expect(page).toHaveURL('/login')
  })
})

test('staff acting for a customer see their own account, without a company (ACCT-02, ACCT-04)', async ({
  page,
  signIn,
}) => {
  await signIn('sol@volute.example')
  await page.getByRole('button', { name: 'Riverbend Irrigation' }).click()
  await expect(page).toHaveURL('/dashboard/general')
  await page.goto('/account')
  await expect(page).toHaveURL('/account/user-info')
  await expect(page.getByLabel('Email')).toHaveValue('sol@volute.example')
  await expect(page.getByLabel('Company')).toHaveCount(0)
})

test('a password change signs out the other sessions (OQ-02)', async ({
  page,
  request,
  browser,
  baseURL,
  open,
  temporaryPassword,
  expectAccessible,
  attempt,
}) => {
  const email = `petra@${attempt}.example`
  const companyName = `Petra Pumps ${attempt}`
  await registerPerson(request, { name: 'Petra', email, companyName, temporaryPassword })
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' })
  await elsewhere.goto('/login')
  await elsewhere.getByLabel('Email').fill(email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await elsewhere.getByRole('button', { name: 'Sign In' }).click()
  await expect(elsewhere).toHaveURL('/dashboard/general')
  await open(email, '/dashboard/general')
  await page.getByRole('button', { name: 'Petra' }).click()
  await page.getByRole('menuitem', { name: 'Change Password' }).click()
  const current = page.getByLabel('Current Password')
  const next = page.getByLabel('New Password')
  const confirmation = page.getByLabel('Confirm Password')
  const save = page.getByRole('button', { name: 'Save Password' })

  await test.step('the password requirements update while the user types (ACCT-12)', async () => {
    const lowerCase = page.getByText('One lower case letter')
    await expect(lowerCase).toContainText('not met yet')
    await next.fill('Abcdef')
    await expect(lowerCase).toContainText(': met')
    await expect(page.getByText('One number from 1 to 9')).toContainText('not met yet')
    await expectAccessible()
  })

  await test.step('the form shows the first error only (AUTH-31, AUTH-36)', async () => {
    await save.click()
    await expect(page.getByRole('alert')).toHaveText('Please enter a password.')
    await current.fill('Wrong-Pass-1')
    await save.click()
    await expect(page.getByRole('alert')).toHaveText(
      'Your new password must be between 8 and 90 characters long.',
    )
    await next.fill('Brand-New-Pass-2')
    await confirmation.fill('Brand-New-Pass-3')
    await save.click()
    await expect(page.getByRole('alert')).toHaveText(
      'Your new password does not match the confirmation password.',
    )
    await confirmation.fill('Brand-New-Pass-2')
    await save.click()
    await expect(page.getByRole('alert')).toHaveText('Your current password is incorrect.')
  })

  await test.step('a server error shows a message (ERR-14)', async () => {
    await page.route('**/registration/password', (route) => route.fulfill({ status: 500, body: '' }))
    await save.click()
    await expect(page.getByRole('alert')).toHaveText('Unable to update password.')
    await page.unroute('**/registration/password')
  })

  await test.step('the new password is saved, this session stays and the other one ends (ACCT-13, ACCT-14)', async () => {
    await current.fill(PASSWORD)
    await confirmation.press('Enter')
    await expect(page.getByText('The new password has been saved.')).toBeVisible()
    await expect(current).toHaveValue('')
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL('/login/auth')
  })

  await test.step('the account lists the sessions, and Sign Out Everywhere Else ends the others (OQ-02)', async () => {
    await elsewhere.getByLabel('Email').fill(email)
    await elsewhere.getByLabel('Password', { exact: true }).fill('Brand-New-Pass-2')
    await elsewhere.getByRole('button', { name: 'Sign In' }).click()
    await expect(elsewhere).toHaveURL('/dashboard/general')
    await page.getByRole('link', { name: 'Edit Account Info' }).click()
    const sessions = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expect(sessions.getByRole('listitem').filter({ hasText: 'This session' })).toHaveCount(1)
    await sessions.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL('/login/auth')
    await elsewhere.close()
  })
})

test('a user deletes their account by typing the confirmation phrase (ACCT-15, ACCT-16, CONST-11, ERR-15)', async ({
  page,
  request,
  open,
  temporaryPassword,
  expectAccessible,
  attempt,
}) => {
  const email = `della@${attempt}.example`
  const companyName = `Della Pumps ${attempt}`
  await registerPerson(request, { name: 'Della', email, companyName, temporaryPassword })
  await open(email, '/account/user-info')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Account' })
  const phrase = dialog.getByLabel('Type PERMANENTLY DELETE to confirm')
  const remove = dialog.getByRole('button', { name: 'Delete', exact: true })

  await test.step('Delete needs the whole phrase, in any case, and Cancel clears it (ACCT-16)', async () => {
    await expectAccessible()
    await phrase.fill('permanently')
    await expect(phrase).toHaveValue('PERMANENTLY')
    await expect(remove).toBeDisabled()
    await phrase.fill('permanently delete')
    await expect(remove).toBeEnabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await expect(phrase).toHaveValue('')
  })

  await test.step('a failed deletion shows an error (ERR-15)', async () => {
    await page.route('**/api/company/*/user/*', (route) => route.fulfill({ status: 500, body: '' }))
    await phrase.fill('PERMANENTLY DELETE')
    await phrase.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('Internal server error. Unable to delete account.')
    await page.unroute('**/api/company/*/user/*')
  })

  await test.step('the deleted user is signed out and cannot sign in again (ACCT-15)', async () => {
    await remove.click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your account has been deleted.')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Invalid email or password.')).toBeVisible()
  })
})
