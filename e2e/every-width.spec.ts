import type { Page } from '@playwright/test'
import { pages } from '@volute/domain/kernel'
import { cutOff } from './cut-off.ts'
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
  /** Whether the cart holds something. */
  withCart?: boolean
  /** Where it differs from the page's own path. */
  at?: string
  /** What leads on to the page, or says that all of it is there. */
  arrive?: (page: Page) => Promise<void>
}

/** How every page of the shop is met; one that only leads to another is null. */
const visits: Record<keyof typeof pages, Visit | null> = {
  home: null,
  dashboard: null,
  manage: null,
  account: null,
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
  part: { as: ben, at: '/part/C2134-3-BZ' },
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
  support: { as: ada, at: '/manage/support?search=riverbend' },
  supportPerson: { as: ada, at: '/manage/support/people/2' },
  supportOrder: { as: ada, at: '/manage/support/orders/1' },
  supportMails: { as: ada, at: '/manage/support/mails?state=All' },
  supportJobs: { as: ada },
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

/** Dialogs with the most in them. */
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
/** The gate takes three widths of each page, from another one for each; `EVERY_WIDTH=all` takes all for each. */
const stride = process.env['EVERY_WIDTH'] === 'all' ? 1 : 19

test.describe.configure({ mode: 'parallel' })

for (const [place, [name, visit]] of Object.entries({ ...visits, ...dialogs }).entries()) {
  if (!visit) continue
  const path = name in pages ? pages[name as keyof typeof pages] : undefined
  const { as, withCart, at = path ?? '', arrive } = visit
  test(`no sideways scroll and no clipped control at any width: ${name}`, async ({
    page,
    open,
    openWithCart,
  }) => {
    if (as && withCart) await openWithCart(as, cart, at)
    else if (as) await open(as, at)
    else await page.goto(at)
    if (arrive) await page.waitForLoadState('networkidle')
    await arrive?.(page)
    await page.waitForLoadState('networkidle')
    if (path) await expect(page).toHaveURL(new RegExp(`${path.replaceAll(/\$\w+/g, '[^/]+')}(\\?.*)?$`))

    const found: Record<string, number[]> = {}
    for (const width of widths.filter((_, step) => (step + place) % stride === 0)) {
      await page.setViewportSize({ width, height: 800 })
      for (const fault of await page.evaluate(cutOff)) (found[fault] ??= []).push(width)
    }
    expect(found).toEqual({})

    // Dark differs from light in its colours only, so that it is measured once.
    await expect(async () => {
      const light = await boxesIn(page, 'light')
      expect(await boxesIn(page, 'dark')).toEqual(light)
    }).toPass()
  })
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

function opening(button: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name: button }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
}
