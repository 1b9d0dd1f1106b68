import { expect, test } from './fixtures.ts'
import { registerPerson } from './new-person.ts'
import { PASSWORD } from './shop-session.ts'

test('SHELL-11: name and phone are edited, undone and saved', async ({
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

  await test.step('ACCT-11 ERR-14: an account that cannot be loaded says so, and is tried again', async () => {
    await page.route('**/api/company/*/user/*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Edith' }).click()
    await page.getByRole('menuitem', { name: 'Edit Account Info' }).click()
    await expect(page).toHaveURL('/account/user-info')
    await expect(page.getByText('Unable to get user information.')).toBeVisible()
    await page.unroute('**/api/company/*/user/*')
    await page.getByRole('button', { name: 'Try again' }).click()
  })

  await test.step('ACCT-01 ACCT-02 ACCT-05: address and company can only be read', async () => {
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Email')).not.toBeEditable()
    await expect(page.getByLabel('Company')).toHaveValue(companyName)
    await expect(page.getByLabel('Phone Country')).toHaveValue('US')
    await expectAccessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('ACCT-03: Undo Changes shows what is saved', async () => {
    await name.fill('Somebody else')
    await phone.fill('(559) 555-0146')
    await page.getByRole('button', { name: 'Undo Changes' }).click()
    await expect(name).toHaveValue('Edith')
    await expect(phone).toHaveValue('')
  })

  await test.step('ACCT-06: the name is capped, and one of spaces is refused', async () => {
    await name.fill('x'.repeat(120))
    await expect(name).toHaveValue('x'.repeat(100))
    await name.fill('   ')
    await name.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Your name must be between 1 and 100 characters long.')
  })

  await test.step('ERR-14: a save that fails keeps what was typed', async () => {
    await name.fill('Edith Marsh')
    await phone.fill('5595550146')
    await page.route('**/profile', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('alert')).toHaveText('Unable to update account.')
    await expect(name).toHaveValue('Edith Marsh')
    await page.unroute('**/profile')
  })

  await test.step('ACCT-07 ACCT-09 ACCT-10: the saved name and phone stand there, also after a reload', async () => {
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

  await test.step('ACCT-08: too few digits are no phone', async () => {
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
  await test.step('SHELL-48: Back, a link and the sign-out ask before what was typed is lost', async () => {
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

test('ACCT-02 ACCT-04: staff acting for a customer edit their own account, without a company', async ({
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

test('OQ-02: a changed password ends the sessions elsewhere', async ({
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

  await test.step('ACCT-12: the requirements are ticked off while one types', async () => {
    const lowerCase = page.getByText('One lower case letter')
    await expect(lowerCase).toContainText('not met yet')
    await next.fill('Abcdef')
    await expect(lowerCase).toContainText(': met')
    await expect(page.getByText('One number from 1 to 9')).toContainText('not met yet')
    await expectAccessible()
  })

  await test.step('AUTH-31 AUTH-36: the first mistake is told at its field', async () => {
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

  await test.step('ERR-14: a failure of the server says so', async () => {
    await page.route('**/registration/password', (route) => route.fulfill({ status: 500, body: '' }))
    await save.click()
    await expect(page.getByRole('alert')).toHaveText('Unable to update password.')
    await page.unroute('**/registration/password')
  })

  await test.step('ACCT-13 ACCT-14: it is saved, this session stays and the other one ends', async () => {
    await current.fill(PASSWORD)
    await confirmation.press('Enter')
    await expect(page.getByText('The new password has been saved.')).toBeVisible()
    await expect(current).toHaveValue('')
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL('/login/auth')
  })

  await test.step('OQ-02: the account lists where one is signed in, and ends all of it but here', async () => {
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

test('ACCT-15 ACCT-16 CONST-11 ERR-15: an account is deleted by its typed phrase', async ({
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

  await test.step('ACCT-16: only the whole phrase will do, in whatever case, and cancelling forgets it', async () => {
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

  await test.step('ERR-15: a failure keeps the account, and says so', async () => {
    await page.route('**/api/company/*/user/*', (route) => route.fulfill({ status: 500, body: '' }))
    await phrase.fill('PERMANENTLY DELETE')
    await phrase.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('Internal server error. Unable to delete account.')
    await page.unroute('**/api/company/*/user/*')
  })

  await test.step('ACCT-15: the person is signed out and cannot come back', async () => {
    await remove.click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your account has been deleted.')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Invalid email or password.')).toBeVisible()
  })
})
