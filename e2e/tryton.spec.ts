import type { APIRequestContext, Page } from '@playwright/test'
import { listCompanyChoices, changeCompany } from '@volute/domain/people/companies'
import { addDays } from '@volute/domain/core/kernel'
import { getCompletedOrder } from '@volute/domain/buying/orders'
import { decideClaim, listManagedClaims } from '@volute/domain/service/returns'
import { peopleOf } from '../packages/erp-tryton/test/open-tryton-copy.ts'
import { trytonHands } from '../packages/erp-tryton/test/tryton-hands.ts'
import { expectWork } from './expect-work.ts'
import { fillCheckout } from './fill-checkout.ts'
import { findMails } from './find-mails.ts'
import { expect, test } from './fixtures.ts'
import { callShop, fillCart, sessionOf } from './shop-session.ts'

const ada = 'ada@volute.example'
const ben = 'ben@riverbend.example'
const seal = { partNumber: 'TB10773', quantity: 10 }

test.use({ hasMailServer: true })

test('a quote at the price agreed in Tryton is ordered, shipped in two parcels with a delay, invoiced and claimed (ERP-11)', async ({
  page,
  request,
  shop,
  signIn,
  receiveMail,
  attempt,
}) => {
  test.slow()
  const tryton = await peopleOf(process.env['JOURNEYS_ERP_URL'] ?? '')
  const hands = trytonHands(tryton)
  const buyer = await sessionOf(request, ben)
  const name = `Seals of ${attempt}`
  await giveAccount(request, 'A-RIVER')
  await fillCart(request, ben, [seal])

  await test.step("the cart shows the customer's own price, and a quote is saved (PRICE-01, PRICE-02)", async () => {
    await signIn(ben)
    await page.goto('/shopping-cart')
    await expect(page.getByRole('main')).toContainText('Your price')
    await expect(page.getByRole('main')).toContainText('$553.41')
    await page.getByRole('button', { name: 'Prepare Quote' }).click()
    await page.getByLabel('Quote Name').fill(name)
    await fillCheckout(page)
    await page.getByRole('button', { name: 'Save Quote' }).click()
  })

  const number = await test.step('the quote is ordered at that price (PRICE-03)', async () => {
    await page
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('link', { name: /Submit Order/ })
      .click()
    await page.getByRole('button', { name: 'Review Quote' }).click()
    await expect(page.getByRole('main')).toContainText('$553.41')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('checkbox', { name: /I have reviewed this order/ }).check()
    await page.getByRole('button', { name: 'Submit Order' }).click()
    await expectWork(page).toHaveURL(/\/order-complete\/.+/)
    return page.url().split('/').at(-1) ?? ''
  })
  const orderId = String(await tryton.idOf('sale.sale', [['number', '=', number]]))
  expect(
    await tryton.find('sale.line', [['sale', '=', Number(orderId)]], ['quantity', 'unit_price']),
  ).toMatchObject([{ quantity: 10, unit_price: '553.41' }])

  const order = () => callShop(request, getCompletedOrder, { orderNumber: number }, buyer)
  const slipped = new RegExp(`Part of your order ${number} comes later`)
  await page.goto(`/orders/${number}`)
  const line = page.getByRole('table', { name: 'Ordered items' }).getByRole('row').last()
  const status = page.getByRole('main').getByRole('status')

  await test.step('four ship, the rest is delayed, and the open page updates by itself (STEP-04, STEP-05, STEP-06, TRACK-01)', async () => {
    await hands.ship(orderId, [{ position: 0, quantity: '4' }], 'UPS 1Z999AA10123456784')
    await receiveMail(ben, new RegExp(`Parcel 1 of your order ${number} has shipped`))
    const inSixWeeks = addDays(new Date().toISOString().slice(0, 10), 42)
    await hands.promise(orderId, [{ position: 0, date: inSixWeeks }], 'supplier receipt late')
    await receiveMail(ben, slipped)
    await expectWork(line).toContainText(/6 on .*was .*: supplier receipt late/)
    await expect(line).toContainText('4 shipped in parcel 1')
    await expect(status).toContainText('Partly Shipped6 to come')
    await expect(page.getByRole('link', { name: /^1Z999AA10123456784/ }).first()).toBeVisible()
  })

  await test.step('the rest ships and is invoiced (STEP-09, TRACK-06, TRACK-07)', async () => {
    await hands.ship(orderId, [{ position: 0, quantity: '6' }], 'UPS 1Z999AA10123456785')
    await hands.invoice(orderId)
    await receiveMail(ben, new RegExp(`Parcel 2 of your order ${number} has shipped`))
    await expectWork.poll(order).toMatchObject({ status: 'Shipped', invoices: [{ hasPdf: true }] })
    await comeBack(page)
    await expect(status).toContainText(/^Shipped/)
    await expect(line).toContainText('6 shipped in parcel 2')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download PDF of invoice/ }).click()
    expect((await coming).suggestedFilename()).toMatch(/^Invoice-.+\.pdf$/)
  })

  await test.step('a claim for one part gets a number in Tryton (CLAIM-01, CLAIM-09)', async () => {
    await page.getByRole('button', { name: /^Claim .*TB10773$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Claim TB10773' })
    await dialog.getByLabel('Quantity').fill('1')
    await dialog.getByLabel('Reason').fill('It leaks.')
    await dialog.getByRole('button', { name: 'Send Claim' }).click()
    await expect(page.getByText('Warranty claim of 1: Open')).toBeVisible()
    await accept(request, number)
    const complaint = () =>
      tryton.find('sale.complaint', [['origin', '=', `sale.sale,${orderId}`]], ['number', 'state'])
    await expectWork.poll(complaint).toMatchObject([{ state: 'waiting' }])
    const [made] = await complaint()
    await expectWork.poll(order).toMatchObject({ claims: [{ returnNumber: made?.['number'] }] })
    await comeBack(page)
    await expect(
      page.getByText(`Warranty claim of 1: Accepted, return ${String(made?.['number'])}`),
    ).toBeVisible()
    await receiveMail(ben, new RegExp(`of order ${number} was accepted`))
  })

  const mails = await findMails(shop.mails, ben)
  expect(mails.filter(({ text = '' }) => slipped.test(text))).toHaveLength(1)
})

/** Simulates the buyer's return to the page, which then reloads its data. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

/** Assigns Riverbend one of the accounts that the shop has from the ERP. */
async function giveAccount(request: APIRequestContext, identifier: string) {
  const staff = await sessionOf(request, ada)
  const companyId = String((await sessionOf(request, ben)).companyId)
  const account = async () => {
    const { accounts } = await callShop(request, listCompanyChoices, { searchValue: identifier }, staff)
    return accounts.find((one) => one.identifier === identifier)
  }
  await expectWork.poll(account).toBeDefined()
  const flags = { isPackager: false, isMigrating: false, isTest: false }
  const company = {
    companyName: 'Riverbend Irrigation',
    accountId: (await account())?.accountId ?? null,
    ownedDevices: [],
    ...flags,
  }
  await callShop(request, changeCompany, { companyId, ...company }, staff)
}

async function accept(request: APIRequestContext, number: string) {
  const staff = await sessionOf(request, ada)
  const { claims } = await callShop(request, listManagedClaims, { searchValue: number }, staff)
  const claimId = String(claims[0]?.claimId)
  await callShop(request, decideClaim, { claimId, decision: 'ACCEPTED', answer: 'Send it to Fresno.' }, staff)
}
