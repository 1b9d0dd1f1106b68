import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { registerPerson } from './new-person.ts'
import { PASSWORD, sessionOf } from './shop-session.ts'

test.use({ hasMailServer: true })

test('an administrator approves one join request and declines another (REG-12, REG-13, REG-16, REG-17, REG-22, REG-25, OQ-24, OQ-27)', async ({
  page,
  request,
  receiveMail,
  temporaryPassword,
  expectAccessible,
  attempt,
}) => {
  const rosa = `rosa@asked-${attempt}.example`
  const companyName = `Asked Irrigation ${attempt}`
  await registerPerson(request, { name: 'Rosa', email: rosa, companyName, temporaryPassword })
  const dana = `dana@asks-${attempt}.example`
  const theo = `theo@asks-${attempt}.example`

  await test.step('an existing company cannot be created, only joined by request (REG-16, REG-17)', async () => {
    await page.goto('/register')
    await page.getByLabel('Company Name').fill(` ${companyName.toUpperCase()}`)
    await expect(
      page.getByText(
        'This company already exists. To join it you need an invite from a company administrator.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeDisabled()
    await page.getByRole('button', { name: 'Request to Join' }).click()
    await expect(page.getByText('Username must be between 1 and 100 characters long.')).toBeVisible()
    await expect(page.getByText('You must agree to the Privacy Policy to create an account.')).toBeVisible()
    await expectAccessible()
    await page.getByLabel('Username').fill('Dana Whitfield')
    await page.getByLabel('Email').fill(dana)
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
    await page.getByRole('button', { name: 'Request to Join' }).click()
    await expect(
      page.getByText('Your request to join has been sent to the company administrator.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Login' })).toBeVisible()
  })

  await test.step('/join-company needs an existing company (OQ-07)', async () => {
    await page.goto('/join-company')
    await page.getByLabel('Username').fill('Theo Brandt')
    await page.getByLabel('Email').fill(theo)
    await page.getByLabel('Company Name').fill('Nobody Irrigation')
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
    await page.getByRole('button', { name: 'Request to Join' }).click()
    await expect(page.getByText('There is no company with this name.')).toBeVisible()
    await page.getByLabel('Company Name').fill(companyName)
    await page.getByRole('button', { name: 'Request to Join' }).click()
    await expect(page.getByText('Your request to join has been sent')).toBeVisible()
  })

  await test.step('the administrator signs in from the mail, approves one request with a role and declines the other (OQ-24)', async () => {
    const mail = await receiveMail(rosa, new RegExp(`${theo} asks to join your company`))
    await page.goto(linkIn(mail.text))
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email').fill(rosa)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/manage/users')
    const requests = page.getByRole('region', { name: 'Join Requests' })
    await expect(requests.getByText(dana)).toBeVisible()
    await expect(page.getByLabel('Role of Dana Whitfield')).toHaveText(/Basic User/)
    await expectAccessible()
    await page.getByLabel('Role of Dana Whitfield').selectOption('Admin')
    await page.getByRole('button', { name: 'Approve Dana Whitfield' }).click()
    await expect(page.getByText('Request Approved')).toBeVisible()
    await expect(requests.getByText(dana)).toBeHidden()
    await expect(page.getByRole('table', { name: 'Users' }).getByText(dana)).toBeVisible()
    await page.getByRole('button', { name: 'Decline Theo Brandt' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
    await expect(requests).toBeHidden()
    await page.reload()
    await expect(page.getByRole('table', { name: 'Users' }).getByText(dana)).toBeVisible()
    await expect(page.getByText(theo)).toBeHidden()
    const declined = await receiveMail(theo, new RegExp(`join ${companyName} was declined`))
    expect(declined.subject).toBe('Parts shop: your request was declined')
  })

  await test.step('the mailed password opens the account (OQ-27)', async () => {
    const approved = await receiveMail(dana, new RegExp(`join ${companyName} was approved`))
    expect(approved.subject).toBe('Parts shop: your request was approved')
    await page.evaluate(() => localStorage.clear())
    await page.goto(linkIn(approved.text))
    await page.getByLabel('Email').fill(dana)
    await page.getByLabel('Password', { exact: true }).fill(await temporaryPassword(dana))
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/change-temp-password')
  })
})

test('an invited user registers from the mail and signs in, and the link works only once (SHELL-11)', async ({
  page,
  request,
  receiveMail,
  temporaryPassword,
  expectAccessible,
  attempt,
}) => {
  const rosa = `rosa@invites-${attempt}.example`
  const companyName = `Inviting Irrigation ${attempt}`
  await registerPerson(request, { name: 'Rosa', email: rosa, companyName, temporaryPassword })
  const email = `ines@invited-${attempt}.example`
  await invite(request, rosa, email)
  const mail = await receiveMail(email, /good once, within 14 days/)
  const link = linkIn(mail.text)

  await test.step('the mail has the same text in plain text and in HTML (OQ-27)', async () => {
    expect(mail.subject).toBe('Parts shop: you are invited')
    expect(mail.text).toContain(`Rosa invites you to join ${companyName} as a user of the parts shop.`)
    expect(mail.html).toContain(`Rosa invites you to join ${companyName} as a user of the parts shop.`)
    expect(mail.html).toMatch(new RegExp(`<a href="http://[^/"]+${RegExp.escape(link)}">`))
  })

  await test.step('email and company are fixed, and name and consent are required (REG-01, REG-05, REG-06, REG-26)', async () => {
    await page.goto(link)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Email')).toHaveAttribute('readonly')
    await expect(page.getByLabel('Company')).toHaveValue(companyName)
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText('Name must be between 1 and 100 characters long.')).toBeVisible()
    await expect(page.getByText('You must agree to the privacy policy to create an account.')).toBeVisible()
    await expect(page.getByText('Your new password must be between 8 and 90 characters long.')).toBeVisible()
    await expect(page.getByLabel('Phone Country')).toHaveValue('US')
    await page.getByLabel('Phone', { exact: false }).last().fill('+49 30 901820')
    await page.getByLabel('Name').fill('Ines Calder')
    await expect(page.getByLabel('Phone Country')).toHaveValue('DE')
    await expectAccessible()
  })

  await test.step('a password and one consent accept the invitation and sign in (REG-27)', async () => {
    await page.getByLabel('Password', { exact: true }).fill('First-Own-Pass-1')
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page).toHaveURL('/dashboard/general')
  })

  await test.step('the invitation link works only once (REG-03)', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Already Registered' })).toBeVisible()
    await expect(page.getByText('Registration is complete and this invite is no longer valid.')).toBeVisible()
    await expectAccessible()
  })

  await test.step('a guessed code is rejected, and an empty one shows an error (REG-08, OQ-25)', async () => {
    await page.goto('/accept-invite/eve%40acme.example/AAAAAAAAAAAAAAAAAAAAAA/Riverbend%20Irrigation')
    await expect(page.getByRole('heading', { name: 'Link Not Valid' })).toBeVisible()
    await expect(
      page.getByText('This invitation is not valid. Please ask your company administrator for a new one.'),
    ).toBeVisible()
    await page.goto('/accept-invite/eve%40acme.example/%20/Riverbend%20Irrigation')
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(
      page.getByText('Internal server error. Company account information is not found.'),
    ).toBeVisible()
  })
})

/** Path of the shop link in a mail. */
function linkIn(text = ''): string {
  const [, path] = /^https?:\/\/[^/\s]+(\/\S+)$/m.exec(text) ?? []
  if (!path) throw new Error(`There is no link in the mail: ${text}`)
  return path
}

/** Invites a person into an administrator's company as a Basic User. */
async function invite(request: APIRequestContext, inviter: string, emailAddress: string) {
  const { token, companyId } = await sessionOf(request, inviter)
  const headers = { Authorization: `Bearer ${token}`, 'X-Company-Id': String(companyId) }
  const listed = await request.get(`/api/company/${companyId}/usergroup/map`, { headers })
  const { roles } = (await listed.json()) as { roles: { roleId: number; name: string }[] }
  const roleId = roles.find(({ name }) => name === 'Basic User')?.roleId
  const data = { companyId, inviteUsers: [{ emailAddress, roleId }] }
  const answer = await request.post('/api/registration/company/user/invite', { headers, data })
  expect(await answer.json()).toMatchObject({ successfulEmails: [{ emailAddress }] })
}
