import { expectNarrow } from './expect-narrow.ts'
import { expect, test } from './fixtures.ts'
import { fillFleet, placeOrder, shipOrder } from './shop-session.ts'

const ada = 'ada@volute.example'
const ben = 'ben@riverbend.example'
const rosa = 'rosa@riverbend.example'
const seal = { partNumber: 'TB10773', quantity: 2 }

test('a buyer claims a leaking seal, staff accept the claim, and the buyer gets the answer', async ({
  page,
  open,
  request,
  attempt,
  receiveMail,
  expectAccessible,
}) => {
  const reason = `It leaks after a month, ${attempt}.`
  const po = `CLAIM-${attempt}`
  const number = await placeOrder(request, ben, po, [seal])
  await shipOrder(request, po)
  await fillFleet(request, rosa, ['100234'])

  await test.step('the buyer sends the claim by keyboard and sees the warranty status at once (CLAIM-01, CLAIM-03, CLAIM-05)', async () => {
    await open(ben, `/orders/${number}`)
    await page.getByRole('button', { name: /^Claim .*TB10773$/ }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Claim TB10773' })
    await expect(dialog.getByLabel('Quantity')).toHaveValue('0')
    await expect(dialog.getByRole('status')).toContainText('Within warranty: shipped ')
    await dialog.getByRole('button', { name: 'Send Claim' }).press('Enter')
    await expect(dialog.getByLabel('Quantity')).toBeFocused()
    await expectAccessible()
    await page.keyboard.type('1')
    const pump = dialog.getByRole('combobox', { name: 'Serial number of the pump' })
    await pump.fill('10023')
    await expect(dialog.getByRole('option', { name: '100234' })).toBeVisible()
    await pump.press('ArrowDown')
    await pump.press('Enter')
    await expect(pump).toHaveValue('100234')
    await dialog.getByLabel('Reason').fill(reason)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectNarrow(page)
    await dialog.getByRole('button', { name: 'Send Claim' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Claim sent for 1 part. We’ll reply by email and here.')).toBeVisible()
    await expect(page.getByText('Warranty claim of 1: Open')).toBeVisible()
    await receiveMail(ada, new RegExp(`Reason: ${reason}`))
  })

  await test.step('staff find the claim in the list of claims (CLAIM-07)', async () => {
    await open(ada, '/dashboard/companies')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Claims' }).click()
    await expect(page).toHaveTitle('Claims · Volute')
    await page.getByLabel('Filter by company, order, part, pump or return').fill(number)
    const row = page.getByRole('row').filter({ hasText: number })
    await expect(row).toContainText('Within warranty')
    await expect(page).toHaveURL(`/manage/claims?filter=${number}`)
    await expectAccessible()
    await expectNarrow(page)
    await row.getByRole('link', { name: /^View Claim/ }).press('Enter')
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '100234' })).toBeVisible()
    await expectAccessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectNarrow(page)
  })

  await test.step('staff accept the claim with a note, and the ERP assigns a return number (CLAIM-08, CLAIM-09)', async () => {
    await page.getByRole('button', { name: 'Accept', exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Accept Claim \d+$/ })
    await dialog.getByLabel('Note').fill('Send it to Fresno.')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Accept Claim' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Send it to Fresno.')).toBeVisible()
    await expect(page.getByText('Return #')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden()
    await page.getByRole('link', { name: 'All claims' }).press('Enter')
    await page.getByLabel('Status').selectOption('Accepted')
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Accepted')
  })

  await test.step('the buyer sees the answer by mail and on the order page (CLAIM-08, CLAIM-09)', async () => {
    await receiveMail(ben, new RegExp(`of order ${number} was accepted\\.[^]*Note: Send it to Fresno\\.`))
    await open(ben, `/orders/${number}`)
    await expect(page.getByText(/^Warranty claim of 1: Accepted, return /)).toContainText(
      'Send it to Fresno.',
    )
  })
})
