import type { Page } from '@playwright/test'
import { expectWork } from './expect-work.ts'
import { fillCheckout } from './fill-checkout.ts'
import { expect, test } from './fixtures.ts'
import { saveQuote } from './shop-session.ts'

const ben = 'ben@riverbend.example'
const gasket = { partNumber: '235626', quantity: 5 }
const overSaved = 'New quantity cannot be greater than current quantity on a saved quote.'

/** Opens the lines of a quote whose first two steps are prefilled. */
async function reviewQuote(page: Page) {
  await page.getByRole('button', { name: 'Review Quote' }).click()
  await expect(page.getByRole('button', { name: /Review Quote\s*, active/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(1)
}

test('a quote is prepared from the cart and becomes an order (SHELL-05)', async ({
  page,
  openWithCart,
  attempt,
  expectAccessible,
}) => {
  const name = `Pump of ${attempt}`
  await test.step('Prepare Quote leads from the cart to the checkout for a quote (CART-03, CHECKOUT-12)', async () => {
    await openWithCart(ben, [gasket], '/shopping-cart')
    await page.getByRole('button', { name: 'Prepare Quote' }).click()
    await expect(page).toHaveURL('/submit-order/quote')
  })

  await test.step('the quote needs a name, and Save as quote is preselected (CHECKOUT-08, OQ-82)', async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Quote name must be between 1 and 100 characters long.')).toBeVisible()
    await page.getByLabel('Quote Name').fill(name)
    await fillCheckout(page)
    await expectAccessible()
    const asQuote = page.getByRole('checkbox', { name: 'Save as quote' })
    await expect(asQuote).toBeChecked()
    await asQuote.uncheck()
    await expect(page.getByRole('button', { name: 'Submit Order' })).toBeEnabled()
    await asQuote.check()
  })

  await test.step('a failed save shows an error, and a retry saves the quote (QUOTE-04)', async () => {
    await page.route('**/api/sales-quote', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Save Quote' }).click()
    const error = page.getByRole('dialog', { name: 'Error' })
    await expect(error).toContainText('Unable to save quote.')
    await error.getByRole('button', { name: 'OK' }).click()
    await expect(error).toBeHidden()
    await page.unroute('**/api/sales-quote')
    await page.getByRole('button', { name: 'Save Quote' }).click()
  })

  const row = page.getByRole('row').filter({ hasText: name })
  await test.step('the list shows the quote and finds it by name (QUOTE-03, QUOTE-05, QUOTE-06)', async () => {
    await expect(page).toHaveURL('/sales-quotes')
    await expect(page.getByRole('heading', { level: 1, name: /^Quotes \d+$/ })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText(name)
    await page.getByPlaceholder('Search all quotes...').fill(name.toLowerCase())
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectAccessible()
  })

  await test.step('an open quote is mailed from its row (E76)', async () => {
    const mail = page.getByRole('dialog', { name: 'Mail Quote' })
    const act = row.getByRole('button', { name: /^Mail quote \d+$/ })
    await act.click()
    await mail.getByLabel('Send the quote to').fill('yard@canal.example')
    await expectAccessible()
    await page.keyboard.press('Enter')
    await expect(mail).toBeHidden()
    await expect(page.getByText('The quote is on its way to yard@canal.example.').first()).toBeAttached()
    await expect(act).toBeFocused()
  })

  await test.step('an open quote opens with its data filled in (QUOTE-11, QUOTE-15, CHECKOUT-01)', async () => {
    await row.getByRole('link', { name: /Submit Order/ }).click()
    await expect(page).toHaveURL(/\/submit-order\/quote\/\d+$/)
    await expect(page.getByLabel('PO Number')).toHaveValue('88-2001')
    await expect(page.getByLabel('Quote Name')).toHaveCount(0)
    await reviewQuote(page)
  })

  await test.step('a quantity above the saved one is rejected, and edits survive a reload (QUOTE-17, TV-12)', async () => {
    const quantity = page.getByRole('textbox', { name: 'Quantity' })
    await quantity.fill('6')
    await expect(page.getByText(overSaved)).toBeVisible()
    await expectAccessible()
    await quantity.fill('3')
    await expect(page.getByText(overSaved)).toHaveCount(0)
    await page.reload()
    await reviewQuote(page)
    await expect(quantity).toHaveValue('3')
    await page.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('the quote is ordered and cannot be saved again (CHECKOUT-13, ORDER-06)', async () => {
    await expect(page.getByRole('checkbox', { name: 'Save as quote' })).toHaveCount(0)
    await page.getByRole('checkbox', { name: /I have reviewed this order/ }).check()
    await page.getByRole('button', { name: 'Submit Order' }).click()
    await expectWork(page).toHaveURL(/\/order-complete\//)
    await expect(page.getByRole('table', { name: 'Ordered items' })).toContainText('3')
  })

  await test.step('the cart keeps its quantity (OQ-48)', async () => {
    await page.goto('/shopping-cart')
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('5')
  })

  await test.step("the quote's details show that it is ordered, and it can be downloaded and mailed (QUOTE-12, QUOTE-13, QUOTE-14)", async () => {
    await page.goto(`/sales-quotes?search=${encodeURIComponent(name)}`)
    await row.getByRole('link', { name: /View Details/ }).click()
    const details = page.getByRole('dialog', { name: 'Quote Details' })
    await expect(details.getByText(/^Ordered: \d\d\/\d\d\/\d{4}$/)).toBeVisible()
    await expect(details.getByRole('table', { name: 'Quoted items' })).toContainText('Gasket, casing')
    await expect(details.getByRole('link', { name: 'Submit Order' })).toHaveCount(0)
    await expectAccessible()
    const download = page.waitForEvent('download')
    await details.getByRole('button', { name: 'Download PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/^Quote-\d+\.pdf$/)
    await details.getByRole('button', { name: 'Mail' }).click()
    const mail = page.getByRole('dialog', { name: 'Mail Quote' })
    await mail.getByLabel('Send the quote to').fill('nowhere')
    await mail.getByLabel('Note').fill('As discussed.')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Changes have not been saved!' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await mail.getByRole('button', { name: 'Send' }).click()
    await expect(mail.getByText('You must enter a valid email address.')).toBeVisible()
    await mail.getByLabel('Send the quote to').fill('site@canal.example')
    await expectAccessible()
    await mail.getByRole('button', { name: 'Send' }).click()
    await expect(mail).toBeHidden()
    await expect(page.getByText('The quote is on its way to site@canal.example.').first()).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/quote=/)
  })
})

test('an expired quote can be viewed but not ordered', async ({ page, open, expectAccessible }) => {
  await test.step('a failed load of the list or a quote shows an error (QUOTE-18)', async () => {
    await page.route(/\/api\/sales-quote/, (route) => route.fulfill({ status: 500, json: {} }))
    await open(ben, '/sales-quotes?quote=1')
    await expect(page.getByText('Failed to load sales quote list')).toBeAttached()
    await expect(page.getByText('Unable to retrieve sales quotes.')).toBeAttached()
    await expect(page.getByRole('dialog')).toContainText('Unable to retrieve sales quote details.')
    await page.unroute(/\/api\/sales-quote/)
  })

  await page.goto('/sales-quotes?sort=created&dir=asc')
  const row = page.getByRole('row').filter({ hasText: 'Gaskets for the season' })
  await test.step('the row shows when the quote expired (QUOTE-12)', async () => {
    await expect(row.getByRole('button', { name: /^Mail/ })).toHaveCount(0)
    await expect(row.getByText(/^Expired \d\d\/\d\d\/\d{4}$/)).toBeVisible()
    await expect(row.getByRole('link', { name: /Submit Order/ })).toHaveCount(0)
  })

  await test.step('the quote is not among those of the last 30 days (QUOTE-07, QUOTE-09)', async () => {
    await page.getByLabel('Quote created').selectOption('30 days')
    await expect(row).toHaveCount(0)
    await page.getByPlaceholder('Search all quotes...').fill('gaskets for the season')
    await expect(page.getByRole('heading', { name: 'No sales quotes exist' })).toBeVisible()
    await page.getByLabel('Quote created').selectOption('3 months')
  })

  const details = page.getByRole('dialog', { name: 'Quote Details' })
  await test.step('the details show when the quote expired (QUOTE-13)', async () => {
    await row.getByRole('link', { name: /View Details/ }).click()
    await expect(details.getByText(/^Expired: \d\d\/\d\d\/\d{4}$/)).toBeVisible()
    await expectAccessible()
  })

  const id = /quote=(\d+)/.exec(page.url())?.[1]
  await test.step('the quote can be copied to the cart (E77)', async () => {
    await details.getByRole('button', { name: 'Copy to Cart' }).click()
    await expect(details.getByRole('heading', { name: 'The whole quote is in your cart.' })).toBeFocused()
    await expect(details.getByRole('link', { name: 'Go to Shopping Cart' })).toBeVisible()
  })

  await test.step('the address of the expired quote does not lead to an order (QUOTE-12)', async () => {
    await page.goto(`/submit-order/quote/${id}`)
    await expect(page.getByRole('heading', { name: 'This quote has expired.' })).toBeVisible()
  })
})

test('when two tabs order one quote, only the first succeeds (OQ-53)', async ({
  page,
  open,
  request,
  attempt,
}) => {
  const name = `Twice on ${attempt}`
  const quoteId = await saveQuote(request, ben, name, [gasket])
  await open(ben, `/submit-order/quote/${quoteId}`)
  const other = await page.context().newPage()
  await other.goto(`/submit-order/quote/${quoteId}`)
  for (const tab of [page, other]) {
    await reviewQuote(tab)
    await tab.getByRole('button', { name: 'Continue' }).click()
    await tab.getByRole('checkbox', { name: /I have reviewed this order/ }).check()
  }
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await expectWork(page).toHaveURL(/\/order-complete\//)
  await other.getByRole('button', { name: 'Submit Order' }).click()
  await expect(other.getByRole('dialog', { name: 'Error' })).toContainText(
    'This quote has already been ordered.',
  )
})
