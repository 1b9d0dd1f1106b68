import { expect, test } from './fixtures.ts'
import { registerPerson } from './new-person.ts'

test('LEGAL-01 LEGAL-02 LEGAL-06 OQ-07: a visitor reads the policy as text and as PDF, and sees the small pages', async ({
  page,
}) => {
  await page.goto('/login')

  await test.step('LEGAL-01: text that cannot be fetched says so, and is tried again', async () => {
    await page.route('**/api/legal/privacy', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.getByText('Internal server error. Unable to load the text.')).toBeVisible()
    await page.unroute('**/api/legal/privacy')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'What we keep' })).toBeVisible()
  })

  await test.step('LEGAL-01: the page toggles between text and PDF', async () => {
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

  await test.step('LEGAL-06: the other public pages stand, and ask the server for nothing', async () => {
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

test('LEGAL-03 LEGAL-04 LEGAL-05: the terms of the mobile app are accepted, and declined', async ({
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

  await test.step('AUTH-22: without a session, accepting leads to the sign-in', async () => {
    await page.goto('/mobile-app-eula')
    await expectAccessible()
    await agree.check()
    await terms.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/login/auth')
  })

  await test.step('LEGAL-03 LEGAL-04: accepting is posted and goes to the start', async () => {
    await registerPerson(request, { name: 'Mona', email, companyName, temporaryPassword })
    await open(email, '/mobile-app-eula')
    await expect(terms.getByRole('button', { name: 'Continue' })).toBeDisabled()
    const posted = page.waitForRequest('**/api/accept/eula')
    await agree.check()
    await terms.getByRole('button', { name: 'Continue' }).click()
    expect((await posted).method()).toBe('POST')
    await expect(page).toHaveURL('/dashboard/general')
  })

  await test.step('LEGAL-05: declining signs out and says why', async () => {
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
