import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { Email } from 'postal-mime'
import { expectWork } from './expect-work.ts'
import { findMails } from './find-mails.ts'
import { fillCart, PASSWORD, sessionOf, type WantedLine } from './shop-session.ts'

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** A shop of the run: its port, the folder of its database and files, and the folder of its mails. */
export interface RunningShop {
  port: number
  dataDir: string
  mails: string
}

export interface JourneyOptions {
  /** Shops with the demo world, one per worker. */
  shops: RunningShop[]
  /** A shop that starts empty and sends its mails to a mail server; shared by all workers. */
  mailedShop: RunningShop
}

interface Steps {
  /** True when a file's journeys use the shop with the mail server. */
  hasMailServer: boolean
  /** Part of every name that must be unique, so that a journey does not collide with its own run on a phone. */
  attempt: string
  /** The shop of this worker's journeys. */
  shop: RunningShop
  /** Signs a person of the demo's cast in on the page. */
  signIn(email: string): Promise<void>
  /** Opens a page as a person who is already signed in. */
  open(email: string, path: string): Promise<void>
  /** Opens a page as a person whose cart has exactly these lines. */
  openWithCart(email: string, lines: WantedLine[], path: string): Promise<void>
  /** Looks up a number: in the top bar, or on a phone in the 'Order' modal. */
  search(type: 'BOM' | 'Serial' | 'Part', text: string): Promise<void>
  /** Waits for a mail to a recipient with matching text; returns the newest one if there are several. */
  receiveMail(recipient: string, said: RegExp): Promise<Email>
  /** Waits for a mail with a temporary password, and returns the password. */
  temporaryPassword(recipient: string): Promise<string>
  /** Fails on any axe finding for WCAG 2.2 AA, or for its color rule alone, on the page or in its open dialog. */
  expectAccessible(wanted?: { colours: boolean }): Promise<void>
}

/** A journey through the shop, with the steps that all journeys share. */
export const test = base.extend<Steps, JourneyOptions>({
  shops: [[], { option: true, scope: 'worker' }],
  mailedShop: [
    { port: 0, dataDir: '', mails: '' },
    { option: true, scope: 'worker' },
  ],
  hasMailServer: [false, { option: true }],
  async attempt({ isMobile }, give, { repeatEachIndex }) {
    await give(`${isMobile ? 'phone' : 'desktop'}-${repeatEachIndex + 1}`)
  },
  async shop({ shops, mailedShop, hasMailServer }, give, { parallelIndex }) {
    const shop = hasMailServer ? mailedShop : shops[parallelIndex]
    if (!shop) throw new Error(`There is no shop for worker ${parallelIndex}.`)
    await give(shop)
  },
  async baseURL({ shop }, give) {
    await give(`http://127.0.0.1:${shop.port}`)
  },
  async page({ page, isMobile }, give) {
    // A phone has no pointer that could rest on a notification and keep it open over the page.
    const notes = page.getByRole('region', { name: 'Notifications' }).getByRole('group').first()
    if (isMobile) await page.addLocatorHandler(notes, () => page.mouse.move(0, 0), { noWaitAfter: true })
    await give(page)
  },
  async signIn({ page }, give) {
    await give(async (email) => {
      await page.goto('/login')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).not.toHaveURL(/\/login/)
      // The form stays on screen until the next page has loaded.
      await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
    })
  },
  async open({ page, request }, give) {
    await give(async (email, path) => {
      const { token, accessToken, ...user } = await sessionOf(request, email)
      const session = await page.addInitScript(
        ([stored, tokens]) => {
          localStorage.setItem('volute.user', stored)
          localStorage.setItem('volute.session', tokens)
        },
        [
          JSON.stringify({ ...user, originalCompanyId: user.companyId }),
          JSON.stringify({ token, accessToken }),
        ] as const,
      )
      await page.goto(path)
      await session.dispose()
    })
  },
  async openWithCart({ request, open }, give) {
    await give(async (email, lines, path) => {
      await fillCart(request, email, lines)
      await open(email, path)
    })
  },
  async search({ page, isMobile }, give) {
    await give(async (type, text) => {
      if (!isMobile) {
        const bar = page.getByRole('search')
        await bar.getByLabel('Search type').selectOption(type)
        const field = bar.getByLabel('Search by BOM, part or serial number')
        await field.fill(text)
        return field.press('Enter')
      }
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      const order = page.getByRole('dialog', { name: 'Order' })
      await order.getByRole('radio', { name: type }).check()
      await order.getByLabel('Number').fill(text)
      await order.getByRole('button', { name: 'Search' }).click()
    })
  },
  async receiveMail({ shop }, give) {
    await give(async (recipient, said) => {
      let mails: Email[] = []
      const texts = async () => {
        mails = await findMails(shop.mails, recipient)
        return mails.map(({ text }) => text)
      }
      await expectWork.poll(texts).toContainEqual(expect.stringMatching(said))
      const mail = mails.find(({ text = '' }) => said.test(text))
      if (!mail) throw new Error(`There is no mail to ${recipient}.`)
      return mail
    })
  },
  async temporaryPassword({ receiveMail }, give) {
    const line = /^Temporary password: (\S{16})$/m
    await give(async (recipient) => line.exec((await receiveMail(recipient, line)).text ?? '')?.[1] ?? '')
  },
  async expectAccessible({ page, isMobile }, give) {
    await give(async (wanted) => {
      if (wanted?.colours) await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await endOfFades(page)
      // Everything below a dialog is inert.
      const within = (await page.getByRole('dialog').count()) > 0 ? '[role="dialog"]' : undefined
      const colours = 'color-contrast'
      const violations = await findWith(page, within, {
        resultTypes: ['violations'],
        runOnly: wanted?.colours ? { type: 'rule', values: [colours] } : { type: 'tag', values: wcag22AA },
        // The slowest rule; a phone has the colors of a desktop.
        rules: isMobile ? { [colours]: { enabled: false } } : {},
      })
      expect(violations).toEqual([])
    })
  },
})

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Axe findings. A document loads axe once, since most journeys check it several times. */
async function findWith(page: Page, within: string | undefined, options: Axe.RunOptions) {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axeSource)
  return page.evaluate(
    async ([context, given]) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      const { violations } = await axe.run(context ?? document, given)
      return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target) }))
    },
    [within, options] as const,
  )
}

/** Waits until fades have ended, since colors differ meanwhile. */
async function endOfFades(page: Page) {
  await expect(page.locator('[data-starting-style], [data-ending-style]')).toHaveCount(0)
  // An inherited color fades from parent to child; a finished animation that holds its last frame does not count.
  await page.evaluate(async () => {
    const fades = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations === 1)
    for (let running = fades(); running.length > 0; running = fades())
      await Promise.allSettled(running.map((one) => one.finished))
  })
}

export { expect } from '@playwright/test'
