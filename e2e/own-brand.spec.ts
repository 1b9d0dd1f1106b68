import type { APIRequestContext } from '@playwright/test'
import { type Brand, changeShop, getLegalText, getShop, publishLegalText } from '@volute/domain/core/brand'
import { expectNarrow } from './expect-narrow.ts'
import { expectWork } from './expect-work.ts'
import { fillCheckout } from './fill-checkout.ts'
import { expect, test } from './fixtures.ts'
import { callShop, placeOrder, sessionOf } from './shop-session.ts'

const ada = 'ada@volute.example'
const ben = 'ben@riverbend.example'
const gasket = { partNumber: '235626', quantity: 2 }
const logo = {
  name: 'mark.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><circle cx="13" cy="13" r="11" fill="#7a2048"/></svg>',
  ),
}

test.describe("the administrator sets the shop's brand", () => {
  let before: Brand
  test.beforeEach(async ({ request }) => {
    before = (await callShop(request, getShop, {}, await sessionOf(request, ada))).brand
  })
  // The other journeys of this worker expect the demo's own name.
  test.afterEach(({ request }) => putBack(request, before))

  test('a new name, accent and logo appear at the sign-in, on paper and in mails (FACE-01, FACE-09, FACE-10)', async ({
    page,
    request,
    open,
    attempt,
    receiveMail,
    expectAccessible,
  }) => {
    const number = await placeOrder(request, ben, 'FACE-1', [gasket])
    await open(ada, '/dashboard/companies')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Shop', exact: true }).click()
    const look = page.getByRole('region', { name: 'Name and Look' })

    await test.step('a too pale accent is rejected with a message at its field (FACE-03)', async () => {
      await look.getByLabel('Accent Color', { exact: true }).fill('#ffe080')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(look.getByRole('alert')).toContainText('Choose a darker one.')
      await expect(look.getByText(/too little/)).toBeVisible()
    })

    await test.step('the page shows the new brand as soon as it is saved', async () => {
      await look.getByLabel('Accent Color', { exact: true }).fill('#7a2048')
      await look.getByLabel('Name', { exact: true }).fill('Harrow Pumps')
      const chooser = page.waitForEvent('filechooser')
      await look.getByRole('button', { name: 'Choose Logo' }).click()
      await (await chooser).setFiles(logo)
      await expect(look.getByRole('img', { name: 'Logo on a dark background' })).toBeVisible()
      await expectAccessible()
      await expectNarrow(page)
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByRole('link', { name: 'Harrow Pumps, to the dashboard' })).toBeVisible()
      await expect(page).toHaveTitle('Shop · Harrow Pumps')
      await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^\/brand\/\w+\.svg$/)
    })

    await test.step('a customer sees the new brand on the order, on screen and on paper', async () => {
      await open(ben, `/order-complete/${number}`)
      await expect(page.getByRole('link', { name: 'Harrow Pumps, to the dashboard' })).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('header[aria-hidden="true"]')).toContainText('Harrow Pumps')
      await page.emulateMedia({ media: 'screen' })
      await expect(page.getByRole('link', { name: /^Version \d+$/ })).toBeVisible()
    })

    await test.step('the sign-in page shows the new brand', async () => {
      await page.evaluate(() => localStorage.clear())
      await page.goto('/login')
      await expect(page.getByRole('main').or(page.locator('header'))).toContainText([
        'Harrow Pumps',
        'Sign in',
      ])
      const signIn = page.getByRole('button', { name: 'Sign in' })
      await expect(signIn).toHaveCSS('background-color', 'rgb(122, 32, 72)')
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible()
    })

    await test.step('a mail has the new name', async () => {
      const email = `hal@${attempt}.example`
      const hal = { name: 'Hal', emailAddress: email, companyName: `Hal ${attempt}`, companyAddress: '' }
      await request.post('/api/registration/company/user', { data: hal })
      const { subject, from } = await receiveMail(email, /Harrow Pumps/)
      expect(subject).toContain('Harrow Pumps')
      expect(from?.name).toBe(before.mail.senderName)
    })
  })
})

test('terms that change during an order are shown, and the order is placed after a new consent (FACE-06, FACE-07)', async ({
  page,
  request,
  open,
  openWithCart,
  expectAccessible,
}) => {
  await openWithCart(ben, [gasket], '/submit-order')
  await fillCheckout(page)

  await test.step('the link to the terms opens them and keeps the consent', async () => {
    const popup = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'terms and conditions of sale' }).click()
    const terms = await popup
    await expect(terms.getByRole('heading', { name: 'Terms of Sale' })).toBeVisible()
    await terms.close()
    await expect(page.getByRole('checkbox', { name: /I have reviewed this/ })).toBeChecked()
  })

  const version = await publishNext(request)

  await test.step('the new terms are shown and need a new consent', async () => {
    await page.getByRole('button', { name: 'Submit Order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Terms of Sale' })
    await expect(dialog.getByText(`Agreed as version ${version}.`)).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Back to the Order' }).click()
    const consent = page.getByRole('checkbox', { name: /I have reviewed this/ })
    await expect(consent).not.toBeChecked()
    await consent.check()
    await page.getByRole('button', { name: 'Submit Order' }).click()
    await expectWork(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    await expect(page.getByRole('link', { name: `Version ${version}`, exact: true })).toHaveAttribute(
      'href',
      `/terms?version=${version}`,
    )
  })

  await test.step('all versions stay listed where the next one is written (FACE-06)', async () => {
    await open(ada, '/manage/shop')
    const terms = page.getByRole('region', { name: 'Terms of Sale' })
    await expect(terms.getByRole('listitem')).toHaveCount(version)
    await terms.getByRole('button', { name: `Write Version ${version + 1} of the Terms of Sale` }).click()
    await terms.getByRole('button', { name: `Publish Version ${version + 1}` }).click()
    await expect(page.getByRole('dialog')).toContainText('buyers must agree to it before they order')
    await expectAccessible()
    await page.getByRole('button', { name: 'Cancel' }).last().click()
  })
})

/** Publishes the next version of the terms and returns its number. */
async function publishNext(request: APIRequestContext): Promise<number> {
  const { version, sections } = await callShop(request, getLegalText, { kind: 'terms' })
  const next = { title: 'Agreement', text: `Agreed as version ${version + 1}.` }
  const others = sections.filter(({ title }) => title !== next.title)
  const published = { kind: 'terms' as const, version, sections: [...others, next] }
  await callShop(request, publishLegalText, published, await sessionOf(request, ada))
  return version + 1
}

async function putBack(request: APIRequestContext, brand: Brand) {
  const session = await sessionOf(request, ada)
  const { version } = await callShop(request, getShop, {}, session)
  await callShop(request, changeShop, { brand, version }, session)
}
