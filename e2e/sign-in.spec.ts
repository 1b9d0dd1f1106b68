import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { fillCart, PASSWORD } from './shop-session.ts'

test('the placeholder before the page loads depends on the sign-in and disappears with the page', async ({
  page,
  open,
}) => {
  await expectFirstSight(page, '/login', page.viewportSize()?.height)
  await open('ben@riverbend.example', '/api/health')
  await expectFirstSight(page, '/shopping-cart', 56)
})

test('the sign-in validates its fields and shows errors (AUTH-01, AUTH-06, AUTH-07, AUTH-09, ERR-10)', async ({
  page,
}) => {
  await page.goto('/login')
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const said = page.getByRole('alert')

  await test.step('a missing email or password shows an error (AUTH-06, AUTH-07)', async () => {
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(said).toHaveText('Please enter an email address.')
    await email.fill('ben@riverbend.example')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(said).toHaveText('Please enter a password.')
  })

  await test.step('the password is hidden, can be shown, and is limited to 90 characters (AUTH-01, AUTH-09)', async () => {
    await password.fill('x'.repeat(100))
    await expect(password).toHaveValue('x'.repeat(90))
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show characters' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide characters' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  await test.step('a wrong password stays on the page and keeps the email (OQ-04)', async () => {
    await password.press('Enter')
    await expect(said).toHaveText('Invalid email or password.')
    await expect(page).toHaveURL('/login')
    await expect(email).toHaveValue('ben@riverbend.example')
  })

  await test.step('a server error shows a message (ERR-10)', async () => {
    await page.route('**/api/registration/authenticate', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(said).toHaveText('Unable to complete login.')
    await expect(email).toHaveValue('ben@riverbend.example')
  })
})

test('a new user must consent before they can go on (AUTH-15)', async ({
  page,
  request,
  temporaryPassword,
  attempt,
}) => {
  const email = `iris@${attempt}.example`
  const password = 'First-Own-Pass-1'
  const answer = await request.post('/api/registration/company/user', {
    data: {
      name: 'Iris Vaughn',
      emailAddress: email,
      companyName: `Vaughn Wells ${attempt}`,
      companyAddress: '',
    },
  })
  expect(answer.status()).toBe(201)
  const consent = page.getByRole('dialog', { name: 'Privacy Policy' })
  const goOn = consent.getByRole('button', { name: 'Continue' })
  const agree = consent.getByRole('checkbox', { name: /Privacy Policy/ })

  await test.step('a temporary password leads to the change of password (AUTH-19)', async () => {
    await signInOn(page, '/login', email, await temporaryPassword(email))
    await expect(page).toHaveURL('/change-temp-password')
    await page.getByLabel('New Password').fill(password)
    await page.getByLabel('Confirm Password').fill(password)
    await page.getByRole('button', { name: 'Save Password' }).click()
  })

  await test.step('Continue needs the consent (AUTH-15, AUTH-16)', async () => {
    await expect(goOn).toBeDisabled()
    await agree.check()
    await expect(goOn).toBeEnabled()
    await agree.uncheck()
    await expect(goOn).toBeDisabled()
  })

  await test.step('declining clears the session and says why (AUTH-18)', async () => {
    await consent.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/login/policy-rejected')
    await expect(page.getByRole('alert')).toHaveText(
      'Privacy Policy must be accepted to be allowed to login.',
    )
    expect(await storedToken(page)).toBe('')
  })

  await test.step('a failed consent shows an error in the modal (ERR-11)', async () => {
    await page.route('**/api/accept/eula', (route) => route.fulfill({ status: 500, body: '' }))
    await signInOn(page, '/shopping-cart', email, password)
    await agree.check()
    await goOn.click()
    await expect(consent.getByRole('alert')).toHaveText(
      'Internal server error. Unable to accept Privacy Policy, please try again later.',
    )
    await page.unroute('**/api/accept/eula')
  })

  await test.step('consent leads to the requested page (AUTH-17, AUTH-19, SHELL-16)', async () => {
    const posted = page.waitForRequest('**/api/accept/eula')
    await goOn.click()
    expect((await posted).method()).toBe('POST')
    await expect(page).toHaveURL('/shopping-cart')
  })
})

test('a user returns to their page after a revoked session but not after Sign Out (AUTH-21, AUTH-22)', async ({
  page,
  request,
}) => {
  const email = 'quinn@riverbend.example'

  await test.step('a serial number in the address opens after the sign-in (SHELL-17, OQ-06)', async () => {
    await signInOn(page, '/?sn=100234', email, PASSWORD)
    await expect(page).toHaveURL('/serial/100234')
    await expect(page.getByRole('heading', { name: 'Pump Information' })).toBeVisible()
  })

  await test.step('a revoked token leads to /login/auth, which says why (AUTH-22, ERR-04)', async () => {
    const headers = { Authorization: `Bearer ${await storedToken(page)}` }
    expect((await request.post('/api/registration/sign-out', { headers, data: {} })).ok()).toBe(true)
    await page.getByRole('link', { name: 'Order Parts Online' }).click()
    await expect(page).toHaveURL('/login/auth')
    await expect(page.getByRole('alert')).toHaveText(
      'An action you performed was unable to be authorized. Please login to continue.',
    )
    await fillSignIn(page, email, PASSWORD)
    await expect(page).toHaveURL(/\/(serial|lookup\/serial)\/100234$/)
  })

  await test.step('Sign Out prompts, clears the token and forgets the page and the input (AUTH-20, AUTH-21, SHELL-48)', async () => {
    await fillCart(request, email, [{ partNumber: '235626', quantity: 1 }])
    await page.goto('/submit-order/quote')
    await page.getByLabel('Quote Name').fill('Spring overhaul')
    await page.reload()
    await expect(page.getByLabel('Quote Name')).toHaveValue('Spring overhaul')
    await page.getByRole('button', { name: 'Quinn Harper' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    const question = page.getByRole('dialog', { name: 'Changes have not been saved!' })
    await question.getByRole('button', { name: "Don't Save" }).click()
    await expect(page).toHaveURL('/login')
    expect(await storedToken(page)).toBe('')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Spring overhaul')
    await fillSignIn(page, email, PASSWORD)
    await expect(page).toHaveURL('/dashboard/general')
  })
})

/** Opens a page as a visitor, who is redirected to the sign-in, and signs in there. */
async function signInOn(page: Page, path: string, email: string, password: string) {
  await page.goto(path)
  await expect(page).toHaveURL('/login')
  await fillSignIn(page, email, password)
}

async function fillSignIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

function storedToken(page: Page): Promise<string> {
  return page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('volute.session') ?? '{}') as { token?: string }
    return stored.token ?? ''
  })
}

/** Holds back the page's own code until the first-sight placeholder has been checked. */
async function expectFirstSight(page: Page, path: string, height: number | undefined) {
  const firstSight = page.locator('.first-sight')
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(async () => (await firstSight.boundingBox())?.height).toBe(height)
  goOn()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(firstSight).toBeHidden()
  await page.unroute('**/assets/index-*.js')
}
