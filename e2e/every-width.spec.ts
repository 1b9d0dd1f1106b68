import type { Page, Request } from '@playwright/test'
import { pages } from '@volute/domain/core/kernel'
import { cutOff } from './cut-off.ts'
import { expectWork } from './expect-work.ts'
import { expect, test } from './fixtures.ts'
import type { WantedLine } from './shop-session.ts'

const ada = 'ada@volute.example'
const ben = 'ben@riverbend.example'
const nia = 'nia@volute.example'
const otto = 'otto@volute.example'
const quinn = 'quinn@riverbend.example'
const rosa = 'rosa@riverbend.example'

interface Visit {
  as?: string
  /** True when the cart needs lines. */
  withCart?: boolean
  /** Path to open, if it differs from the page's own. */
  at?: string
  /** Further steps to the page, or an assertion that it is complete. */
  arrive?: (page: Page) => Promise<void>
}

/** Visits to every page of the shop; null for a page that only redirects. */
const visits: Record<keyof typeof pages, Visit | null> = {
  home: null,
  dashboard: null,
  manage: null,
  account: null,
  today: { as: ada },
  start: { as: nia },
  serialEntry: {},
  outbox: {},
  serverError: {},
  generalDashboard: { as: ben },
  companiesDashboard: { as: ada },
  lookup: {
    as: ben,
    at: '/lookup/serial/100234?path=4RB-WE-10&path=4RB-RE-10&part=C2134-3-BZ',
    arrive: (page) => expect(page.getByRole('group', { name: 'Parts on the drawing' })).toBeVisible(),
  },
  serial: { as: ben, at: '/serial/100234' },
  serialChanges: { as: ben, at: '/serial/100234/changes' },
  part: { as: ben, at: '/part/C2134-3-BZ' },
  search: { as: ben, at: '/search?q=ring%20wear' },
  fleet: { as: ben },
  fleetPump: {
    as: ben,
    at: '/fleet',
    arrive: (page) => page.getByRole('row').getByRole('link').first().click(),
  },
  publicPump: { at: '/p/100234' },
  shoppingCart: { as: ben, withCart: true },
  quickOrder: { as: ben },
  submitOrder: { as: ben, withCart: true },
  prepareQuote: { as: quinn, withCart: true },
  convertQuote: {
    as: quinn,
    at: '/sales-quotes',
    arrive: (page) => page.getByRole('link', { name: /Order/ }).first().click(),
  },
  salesQuotes: { as: quinn },
  orderComplete: { as: ben, at: '/order-complete/100006' },
  orderHistory: { as: ben },
  order: { as: ben, at: '/orders/100008' },
  acting: { as: rosa },
  manageRoles: { as: rosa },
  manageUsers: { as: rosa },
  userInfo: { as: ben },
  changePassword: { as: ben },
  orderDesk: { as: otto },
  managedOrder: {
    as: otto,
    at: '/manage/orders',
    arrive: (page) => page.getByRole('main').getByRole('table').getByRole('link').first().click(),
  },
  claims: { as: ada, at: '/manage/claims?shown=ALL' },
  managedClaim: {
    as: ada,
    at: '/manage/claims?shown=ALL',
    arrive: (page) =>
      page.getByRole('main').getByRole('table').getByRole('link', { name: 'View Claim' }).first().click(),
  },
  support: { as: ada, at: '/manage/support?search=riverbend' },
  supportPerson: { as: ada, at: '/manage/support/people/2' },
  supportOrder: { as: ada, at: '/manage/support/orders/1' },
  supportMails: { as: ada, at: '/manage/support/mails?state=All' },
  supportJobs: { as: ada },
  supportRequests: { as: ada },
  supportAudit: { as: ada },
  login: {},
  loginAuth: {},
  loginPolicyRejected: {},
  loginTemporaryPassword: {},
  forgotPassword: {},
  changeTempPassword: {},
  changeTemporaryPassword: {},
  register: {},
  joinCompany: {},
  acceptInvite: { at: '/accept-invite/eve%40acme.example/AAAAAAAAAAAAAAAAAAAAAA/Riverbend%20Irrigation' },
  manageCompanies: { as: ada },
  manageShop: { as: ada },
  // Needs a draft with a drawing: covered by `callouts`.
  draftDrawing: null,
  manageAccounts: { as: ada },
  manageSynonyms: { as: ada },
  manageFaults: { as: ada },
  workbench: { as: ada },
  publication: { as: ada, at: '/workbench', arrive: uploadFiles },
  uploadedFile: {
    as: ada,
    at: '/workbench',
    async arrive(page) {
      await uploadFiles(page)
      await page.getByRole('table', { name: 'Files' }).getByRole('link').click()
      await expect(page.getByRole('table', { name: 'First rows of the file' })).toBeVisible()
    },
  },
  demand: { as: ada },
  companyDistributors: { as: ada },
  preferences: { as: rosa, at: '/company/1/preference' },
  privacyPolicyText: {},
  privacyPolicyViewer: {},
  terms: {},
  policyReview: {},
  mobileLanding: {},
  mobileLoading: {},
  mobileTerms: {},
  render: {},
}

const cart: WantedLine[] = [
  { partNumber: 'C2134-3-BZ', quantity: 100, impellerTrim: 9.25, impellerAngle: 12 },
  { partNumber: 'D7232-2-CP', quantity: 2 },
]

/** Dialogs with the most content. */
const dialogs: Record<string, Visit> = {
  'the part form': {
    as: ben,
    at: '/lookup/bom/4RB-EM-100?path=4RB-WE-10&path=4RB-RE-10',
    arrive: opening('Customize Impeller, enclosed, 6 vane'),
  },
  'Order Parts': {
    as: ben,
    at: '/lookup/bom/4RB-EM-100?path=4RB-WE-10&path=4RB-RE-10',
    arrive: opening('Add Orderable Parts To Cart'),
  },
  'Create Company': { as: ada, at: '/manage/companies', arrive: opening('Create Company') },
  'Invite Users': { as: rosa, at: '/manage/users', arrive: opening('Invite Users') },
  'Create Role': { as: rosa, at: '/manage/roles', arrive: opening('Create Role') },
  'the list to paste': { as: ben, at: '/quick-order', arrive: opening('Paste a List') },
}

const widths = Array.from({ length: 57 }, (_, step) => 320 + 40 * step)
/**
 * The gate checks two widths per page, starting at a different width for each page; `EVERY_WIDTH=all` checks all widths, and
 * compares dark with light.
 */
const isWhole = process.env['EVERY_WIDTH'] === 'all'
const stride = isWhole ? 1 : 29

/** Pages per walk; opening a window takes longer than opening a page. */
const WALK = 8

test.describe.configure({ mode: 'parallel' })

const places = Object.entries({ ...visits, ...dialogs }).flatMap(([name, visit], place) =>
  visit ? [{ name, place, ...visit }] : [],
)
for (const [person, theirs = []] of Object.entries(Object.groupBy(places, ({ as = 'nobody' }) => as)))
  for (let first = 0; first < theirs.length; first += WALK) {
    const walk = theirs.slice(first, first + WALK)
    const names = walk.map(({ name }) => name).join(', ')
    test(`no sideways scroll and no clipped control at any width: ${person} at ${names}`, async ({
      page,
      open,
      openWithCart,
    }) => {
      if (isWhole) test.slow()
      const calls = openCalls(page)
      for (const { name, place, as, withCart, at = pathOf(name) ?? '', arrive } of walk)
        await test.step(name, async () => {
          await page.setViewportSize({ width: 1440, height: 900 })
          await page.emulateMedia({ colorScheme: 'light' })
          if (as && withCart) await openWithCart(as, cart, at)
          else if (as) await open(as, at)
          else await page.goto(at)
          await expectUncut({ page, calls, name, place, arrive })
        })
    })
  }

const pathOf = (name: string) => (name in pages ? pages[name as keyof typeof pages] : undefined)

interface Look extends Pick<Visit, 'arrive'> {
  page: Page
  calls: ReadonlySet<Request>
  name: string
  place: number
}

/** Tracks the page's calls without a response, from here on. */
function openCalls(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>()
  page.on('request', (call) => calls.add(call))
  page.on('requestfinished', (call) => calls.delete(call))
  page.on('requestfailed', (call) => calls.delete(call))
  return calls
}

async function expectUncut({ page, calls, name, place, arrive }: Look) {
  await arrive?.(page)
  const path = pathOf(name)
  if (path) await expect(page).toHaveURL(new RegExp(`${path.replaceAll(/\$\w+/g, '[^/]+')}(\\?.*)?$`))
  await expect(page.locator('h1, [role="status"]').first()).toBeAttached()
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  await expect.poll(() => calls.size).toBe(0)

  const found: Record<string, number[]> = {}
  for (const width of widths.filter((_, step) => (step + place) % stride === 0)) {
    await page.setViewportSize({ width, height: 800 })
    for (const fault of await page.evaluate(cutOff)) (found[fault] ??= []).push(width)
  }
  expect.soft(found, name).toEqual({})

  if (!isWhole) return
  // Dark differs from light only in its colors, so widths are measured once.
  await expect(async () => {
    const light = await boxesIn(page, 'light')
    expect(await boxesIn(page, 'dark')).toEqual(light)
  }).toPass()
}

async function boxesIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  return page.evaluate(boxes)
}

function boxes(): string[] {
  return [...document.querySelectorAll('body *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [element.tagName, x, y, width, height].join(' ')
  })
}

/** A draft with a table whose columns are to be mapped. */
async function uploadFiles(page: Page) {
  const buffer = Buffer.from('Sachnummer;Neuer Preis\nTB10773;1.234,50 €\nD7232-2-CP;812,00 €\n')
  await page
    .getByLabel('Files to upload')
    .setInputFiles({ name: 'Preise 2027.csv', mimeType: 'text/csv', buffer })
  await expectWork(page.getByRole('table', { name: 'Files' }).getByText('Columns to map')).toBeVisible()
}

function opening(button: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name: button }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
}
