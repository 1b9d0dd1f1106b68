import { expect, test } from './fixtures.ts'
import { registerPerson } from './new-person.ts'

test.use({ hasMailServer: true })

test('a user with a forgotten password regains access by mail (AUTH-02, AUTH-04, AUTH-25, AUTH-27, AUTH-29, AUTH-36, AUTH-37, OQ-27)', async ({
  page,
  request,
  receiveMail,
  temporaryPassword,
  expectAccessible,
  attempt,
}) => {
  const email = `fern@forgets-${attempt}.example`
  const companyName = `Forgetful Pumps ${attempt}`
  await registerPerson(request, { name: 'Fern', email, companyName, temporaryPassword })
  const newPassword = 'Remembered-Pass-1'
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Verify Email Address' })).toBeVisible()
  await page.getByLabel('Email').fill('admin')
  await page.getByRole('button', { name: 'Send Verification Email' }).click()
  await expect(page.getByRole('alert')).toHaveText('You must enter a valid email address.')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Email').press('Enter')
  await expect(
    page.getByText(
      `A message with information about how to access your account has been sent to '${email}'.`,
    ),
  ).toBeVisible()
  await expectAccessible()

  const mail = await receiveMail(email, /within 24 hours/)
  expect(mail).toMatchObject({
    subject: 'Parts shop: your temporary password',
    html: expect.stringContaining('/login/temporary-password">'),
  })
  await page.getByRole('link', { name: 'Enter temporary password' }).click()
  await expect(page).toHaveURL('/login/temporary-password')
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Create a new account' })).toBeHidden()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Temporary Password').fill(await temporaryPassword(email))
  await page.getByRole('button', { name: 'Sign In' }).click()

  await expect(page).toHaveURL('/change-temp-password')
  await page.getByLabel('New Password').fill(newPassword)
  await page.getByLabel('Confirm Password').fill('Remembered-Pass-2')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByText('Your new password does not match the confirmation password.')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Confirm Password').fill(newPassword)
  await page.getByLabel('Confirm Password').press('Enter')
  await expect(page).toHaveURL('/dashboard/general')
  await expect(page.getByText('The new password has been saved.')).toBeVisible()
  await receiveMail(email, /password .*changed/)
})

test('a password change without a temporary session fails and leads to the sign-in (AUTH-28, OQ-18)', async ({
  page,
}) => {
  await page.goto('/change-temporary-password')
  await page.getByLabel('New Password').fill('Remembered-Pass-1')
  await page.getByLabel('Confirm Password').fill('Remembered-Pass-1')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByRole('alert')).toHaveText('Unable to change password.')
  await page.getByRole('link', { name: 'Return to Login' }).click()
  await expect(page).toHaveURL('/login')
})
