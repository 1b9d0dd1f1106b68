import { expect, test } from './fixtures.ts'
import { registerPerson } from './new-person.ts'

test('a visitor reads the privacy policy as text and as PDF, and the other public pages (LEGAL-01, LEGAL-02, LEGAL-06, OQ-07)', async ({
  page,
}) => {
  await page.goto('/login')

  await test.step('a failed load of the text shows an error and offers a retry (LEGAL-01)', async () => {
    await page.route('**/api/legal/privacy', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.getByText('Internal server error. Unable to load the text.')).toBeVisible()
    await page.unroute('**/api/legal/privacy')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'What we keep' })).toBeVisible()
  })

  await test.step('the page toggles between text and PDF (LEGAL-01)', async () => {
    await expect(page).toHaveURL('/privacy-policy-text')
    await page.getByRole('link', { name: 'View as PDF' }).click()
    await expect(page).toHaveURL('/privacy-policy-viewer')
    const data = await page.locator('object[type="application/pdf"]').getAttribute('data')
    expect((await page.request.get(data ?? '')).headers()['content-type']).toBe('application/pdf')
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the PDF' }).click()
    expect((await saved).suggestedFilename()).toBe('privacy-policy.pdf')
    await page.getByRole('link', { name: 'View as Text' }).click()
    await expect(page).toHaveURL('/privacy-policy-text')
  })

  await test.step('the other public pages load, and those for mobile make no API calls (LEGAL-06)', async () => {
    await page.goto('/policy-review')
    await expect(page.getByRole('heading', { name: 'Your choice' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'View as PDF' })).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const path of ['/mobile-app-landing', '/mobile-app-loading', '/render']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Volute' })).toBeVisible()
      await expect(page.getByRole('status')).toHaveCount(path === '/render' ? 0 : 1)
    }
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  })
})

test('a user accepts or declines the terms of the mobile app (LEGAL-03, LEGAL-04, LEGAL-05)', async ({
  page,
  request,
  open,
  temporaryPassword,
  expectAccessible,
  attempt,
}) => {
  const email = `mona@${attempt}.example`
  const companyName = `Mobile Pumps ${attempt}`
  const terms = page.getByRole('dialog', { name: 'Privacy Policy' })
  const agree = terms.getByRole('checkbox', { name: /Privacy Policy/ })

  await test.step('accepting without a session leads to the sign-in (AUTH-22)', async () => {
    await page.goto('/mobile-app-eula')
    await expectAccessible()
    await agree.check()
    await terms.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/login/auth')
  })

  await test.step('accepting sends the consent and leads to the dashboard (LEGAL-03, LEGAL-04)', async () => {
    await registerPerson(request, { name: 'Mona', email, companyName, temporaryPassword })
    await open(email, '/mobile-app-eula')
    await expect(terms.getByRole('button', { name: 'Continue' })).toBeDisabled()
    const posted = page.waitForRequest('**/api/accept/eula')
    await agree.check()
    await terms.getByRole('button', { name: 'Continue' }).click()
    expect((await posted).method()).toBe('POST')
    await expect(page).toHaveURL('/dashboard/general')
  })

  await test.step('declining signs the user out and says why (LEGAL-05)', async () => {
    await page.goto('/mobile-app-eula')
    await terms.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/login/policy-rejected')
    await expect(page.getByRole('alert')).toHaveText(
      'Privacy Policy must be accepted to be allowed to login.',
    )
    await page.goto('/account/user-info')
    await expect(page).toHaveURL('/login')
  })
})
