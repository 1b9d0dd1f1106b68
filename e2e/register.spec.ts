import { expect, test } from './fixtures.ts'

test('a new company registers, sets a password, consents and reaches the dashboard (AUTH-03, REG-12, REG-13, REG-16, REG-18, REG-19, REG-21, REG-22)', async ({
  page,
  temporaryPassword,
  expectAccessible,
  attempt,
}) => {
  const email = `dana@${attempt}.example`
  await page.goto('/login')
  await page.getByRole('link', { name: 'Create a new account' }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  for (const sentence of [
    'Username must be between 1 and 100 characters long.',
    'Email must be between 5 and 320 characters long.',
    'To create an account you must enter a company name.',
    'You must agree to the Privacy Policy to create an account.',
  ])
    await expect(page.getByText(sentence)).toBeVisible()

  await page.getByLabel('Username').fill('Dana Whitfield')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Company Name').fill(' riverbend IRRIGATION')
  await expect(page.getByText('This company already exists.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeDisabled()
  await expectAccessible()
  await page.getByLabel('Company Name').fill(`Harlan Water ${attempt}`)
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await page.getByRole('button', { name: 'Create Company Account' }).click()
  await expect(page.getByText('Your new account has been created.')).toBeVisible()
  await expect(page.getByLabel('Username')).toBeHidden()

  await page.getByRole('link', { name: 'Return to Login' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(await temporaryPassword(email))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('New Password').fill('First-Own-Pass-1')
  await page.getByLabel('Confirm Password').fill('First-Own-Pass-1')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/dashboard/general')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(`Harlan Water ${attempt}`)
})

test('closed registration hides the link, and the page says so (AUTH-03, OQ-20)', async ({ page }) => {
  await page.route('**/api/registration/settings', (route) =>
    route.fulfill({ json: { registrationEnabled: false } }),
  )
  const settled = page.waitForResponse('**/api/registration/settings')
  await page.goto('/login')
  await settled
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create a new account' })).toBeHidden()
  await page.goto('/register')
  await expect(page.getByText('Registration is not enabled.')).toBeVisible()
  await expect(page.getByLabel('Company Name')).toBeHidden()
})
