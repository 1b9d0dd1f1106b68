import type { Page } from '@playwright/test'
import { plainNumbers } from '../../../../e2e/plain-numbers.ts'
import { tabTo } from '../../../../e2e/tab-to.ts'
import type { Shop } from '../shop.ts'
import { acceptInvitation, inviteByMail } from './accept-invitation.ts'
import { button, field, focused, link, paste, typeInto } from './hand.ts'

/** A task of a person, from their first page to its end, done with as few steps as the shop allows. */
export interface Task {
  name: string
  email: string
  /** Most clicks or keys that it may take. */
  goal: { clicks: number } | { keys: number }
  /** Size of the screen; by default a desktop's. */
  viewport?: { width: number; height: number }
  /** Path where the person begins, signed out; by default their first page after the sign-in. */
  begin?: (shop: Shop) => Promise<string>
  run: (page: Page) => Promise<void>
}

const ben = 'ben@riverbend.example'
const searchBox = 'Search by BOM, part or serial number, or in words'

export const tasks: readonly Task[] = [
  {
    name: 'parts of a pump, its impeller trimmed, ordered',
    email: ben,
    goal: { clicks: 12 },
    run: orderParts,
  },
  { name: '33 pasted lines, 5 of them wrong, ordered', email: ben, goal: { clicks: 10 }, run: orderList },
  { name: 'the seal kit of a pump, ordered', email: ben, goal: { clicks: 7 }, run: orderSealKit },
  { name: 'last month’s order again', email: ben, goal: { clicks: 5 }, run: orderAgain },
  { name: 'a trimmed impeller, into the cart', email: ben, goal: { clicks: 3 }, run: addImpeller },
  { name: '30 pasted lines, 12 of them wrong, into the cart', email: ben, goal: { clicks: 4 }, run: addList },
  {
    name: 'a first quote for a customer, mailed',
    email: 'sol@volute.example',
    goal: { clicks: 7 },
    run: quoteForCustomer,
  },
  {
    name: 'an invited person, from the link to signed in',
    email: 'rosa@riverbend.example',
    goal: { clicks: 4 },
    begin: inviteByMail,
    run: acceptInvitation,
  },
  {
    name: 'a fitter’s service entry with one part, on a phone',
    email: 'rosa@riverbend.example',
    goal: { clicks: 6 },
    viewport: { width: 390, height: 844 },
    run: writeServiceEntry,
  },
  { name: 'from the search to the first quantity', email: ben, goal: { keys: 3 }, run: reachQuantity },
]

/** Two wear rings, one of them as maintained, and an impeller at 8.25 in for the pump 100234. */
async function orderParts(page: Page) {
  await typeInto(field(page, searchBox), '100234')
  await page.keyboard.press('Enter')
  await button(page, /Wet end, 4x3-10$/)
    .first()
    .click()
  await button(page, /Rotating element, 4x3-10$/)
    .first()
    .click()
  await page.getByRole('radio', { name: 'As maintained' }).click()
  await button(page, /^Add Ring, wear, impeller, front/).click()
  await button(page, /^Add Ring, wear, impeller, rear/).click()
  await button(page, /^Customize Impeller/).click()
  await page.getByRole('radio', { name: 'Custom' }).click()
  await typeInto(page.getByLabel('Impeller Trim', { exact: true }), '8.25')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await link(page, /^Shopping Cart/).click()
  await button(page, 'Checkout').click()
  await submitOrder(page)
}

async function orderSealKit(page: Page) {
  await typeInto(field(page, searchBox), '100234')
  await page.keyboard.press('Enter')
  await button(page, /^Add Kit, seal/)
    .first()
    .click()
  await link(page, /^Shopping Cart/).click()
  await button(page, 'Checkout').click()
  await submitOrder(page)
}

async function addImpeller(page: Page) {
  await typeInto(field(page, searchBox), 'C2134-3-BZ')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Custom' }).click()
  await typeInto(page.getByLabel('Impeller Trim', { exact: true }), '8.25')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function addList(page: Page) {
  const unread = plainNumbers.slice(70, 77).map((number) => `${number}\tmany`)
  await pasteAndFix(page, [...goodLines(18), ...wrongLines, ...unread])
}

async function orderList(page: Page) {
  await pasteAndFix(page, [...goodLines(28), ...wrongLines])
  await button(page, 'Go to Shopping Cart').click()
  await button(page, 'Checkout').click()
  await submitOrder(page)
}

const goodLines = (count: number) => plainNumbers.slice(50, 50 + count).map((number) => `${number}\t2`)

async function pasteAndFix(page: Page, lines: readonly string[]) {
  await link(page, /^Quick Order/).click()
  await focused(page, ({ label }) => label === 'Part number')
  await paste(page, lines.join('\n'))
  await focused(page, ({ isWrong }) => isWrong)
  await fixLines(page)
  await button(page, 'Add To Cart').click()
}

/** Three numbers with a typo, an impeller without a trim, and a quantity that is not a number. */
const wrongLines = ['TB10737\t2', '23562G\t4', 'D7232-2-CB\t1', 'C2134-3-BZ\t1', `${plainNumbers[78]}\tmany`]

/** Corrects each wrong line that gets the focus, until none is left. */
async function fixLines(page: Page) {
  for (;;) {
    const { label, isWrong } = await focused(page, (now) => now.isWrong || ends.includes(now.label))
    if (!isWrong) return
    if (label.startsWith('Part number')) await takeNearest(page)
    else {
      await page.keyboard.type(fixes[label.split(',')[0] ?? ''] ?? '')
      // Enter would open the list of a select.
      await page.keyboard.press(label.startsWith('Trim') ? 'Tab' : 'Enter')
    }
    await focused(page, (now) => now.label !== label)
  }
}

/** Takes the nearest number of the line with the focus: Enter is enough only where it is the same in another spelling. */
async function takeNearest(page: Page) {
  await page.locator('[data-line]:focus-within').getByRole('button', { name: /^Use / }).waitFor()
  const isSame = await page.locator('[data-line]:focus-within kbd').isVisible()
  if (!isSame) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

/** Labels that have the focus when no line is wrong. */
const ends = ['Add To Cart', 'Part number']
const fixes: Record<string, string> = { Quantity: '2', Trim: 'Full', Angle: '0' }

async function orderAgain(page: Page) {
  await link(page, /^Order History/).click()
  const row = page.getByRole('row').filter({ hasText: '87-0988' })
  await row.getByRole('button', { name: /^Reorder/ }).click()
  await link(page, 'Checkout').click()
  await submitOrder(page)
}

/** Completes the checkout of a known buyer, where only the PO number is missing, through the review of the lines. */
async function submitOrder(page: Page) {
  await typeInto(field(page, 'PO Number'), '88-2040')
  await page.keyboard.press('Enter')
  await button(page, 'Continue').click()
  await page.getByRole('checkbox', { name: /I have reviewed this/ }).click()
  await tabTo(page, 'Submit Order')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order-complete\/\d+$/)
}

/** Quotes for a customer without earlier quotes or orders, so the checkout is empty. */
async function quoteForCustomer(page: Page) {
  await typeInto(field(page, 'Filter results'), 'River')
  await page.keyboard.press('Enter')
  await button(page, /^Exit /)
    .first()
    .waitFor()
  // Until the company's dashboard is there, the field has the focus and takes the slash.
  await focused(page, ({ label }) => label === 'Dashboard')
  await page.keyboard.press('/')
  await page.keyboard.type('TB10773')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Quantity').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await link(page, /^Shopping Cart/).click()
  await button(page, 'Prepare Quote').click()
  await fillCheckout(page)
  await page.getByRole('checkbox', { name: /I have reviewed this/ }).click()
  await button(page, 'Save Quote').click()
  const row = page.getByRole('row').filter({ hasText: 'Seals for the canal' })
  await row.getByRole('button', { name: /^Mail quote/ }).click()
  await typeInto(field(page, 'Send the quote to'), 'site@canal.example')
  await page.keyboard.press('Enter')
  await page
    .getByText(/^The quote is on its way/)
    .first()
    .waitFor()
}

/** Fills in the checkout, from field to field by Tab. */
async function fillCheckout(page: Page) {
  const texts = {
    'Quote Name': 'Seals for the canal',
    'PO Number': '88-2050',
    'Company Name': 'Riverbend Irrigation',
    'Address Line 1': '12 Canal Road',
    City: 'Fresno',
    State: 'California',
    Zip: '93706',
  }
  for (const [label, text] of Object.entries(texts)) await writeAt(page, label, text)
  await page.keyboard.press('Enter')
  await writeAt(page, 'Carrier', 'Contact')
  await button(page, 'Continue').click()
  await button(page, 'Continue').click()
}

/** A new seal in the first pump of the person's fleet. */
async function writeServiceEntry(page: Page) {
  await page.locator('main a[href^="/fleet/"]').first().click()
  await button(page, 'Add Service Entry').click()
  await button(page, 'Find in Pump').last().click()
  await typeInto(field(page, 'Description or part number'), 'seal')
  await page.getByRole('option').first().click()
  await button(page, 'Save Entry').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function writeAt(page: Page, label: string, text: string) {
  await tabTo(page, label)
  await page.keyboard.type(text)
}

async function reachQuantity(page: Page) {
  await page.keyboard.press('/')
  await page.keyboard.type('100234')
  await page.keyboard.press('Enter')
  await page
    .getByLabel(/^Order Quantity/)
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await focused(page, ({ label }) => label.startsWith('Order Quantity'))
}
