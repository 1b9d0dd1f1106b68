import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ben = 'ben@riverbend.example'
const pump = '/lookup/bom/4RB-EM-100'

test.use({ serviceWorkers: 'allow' })

test('looked-up BOMs open read-only offline and go live again online', async ({
  page,
  context,
  request,
  open,
  search,
  expectAccessible,
}) => {
  await open(ben, '/dashboard/general')
  const mark = page.getByText(/^Offline copy of \d\d\/\d\d\/\d{4}, /)
  const add = page.getByRole('button', { name: 'Add Screw, hex cap 5/8-11 x 1.75 to cart' })
  const orderAll = page.getByRole('button', { name: 'Add Orderable Parts To Cart' })

  await test.step('a look-up is cached with its drawings', async () => {
    await search('BOM', '4RB-EM-100')
    await expect(drawn(page, '2, Kit, seal, 1.750')).toBeVisible()
    await expectSaved(page, ['bom/4RB-EM-100'])
    await page.goto('/lookup/serial/VT-20771')
    await expectSaved(page, ['bom/4RB-EM-100', 'serial/VT-20771'])
    await page.goto(pump)
    await expect(mark).toBeHidden()
  })

  await test.step('a page that goes offline says so, keeps the input and blocks orders', async () => {
    const quantity = page.getByLabel('Order Quantity, Screw, hex cap 5/8-11 x 1.75')
    await quantity.fill('3')
    await context.setOffline(true)
    await expect(mark).toBeVisible()
    await expect(quantity).toHaveValue('3')
    await expect(orderAll).toBeDisabled()
    await page.getByRole('button', { name: 'Documents' }).click()
    await expect(page.getByRole('menuitem', { name: 'Download O&M Manual' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await quantity.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'You can’t order' })).toBeAttached()
  })

  await test.step("the cached BOM opens offline, with the shop's brand and the drawings of its assemblies (FACE-09)", async () => {
    await leavePartOfCopy(page)
    await page.reload()
    await expect(mark).toBeVisible()
    await expect(page.getByRole('link', { name: 'Volute, to the dashboard' })).toBeVisible()
    await page.getByRole('radio', { name: 'Cross section' }).check({ force: true })
    await expect(drawn(page, '2, Kit, seal, 1.750')).toBeAttached()
    await page.getByRole('button', { name: 'View sub-assembly Wet end, 4x3-10' }).click()
    await expect(drawn(page, '3, Cover, suction')).toBeVisible()
    await expectAccessible()
  })

  await test.step('the offline search finds cached numbers and says when one is not cached', async () => {
    await search('BOM', 'vt 20771')
    await expect(page).toHaveURL('/lookup/serial/VT-20771')
    await expect(page.getByText('Serial Number VT-20771')).toBeVisible()
    await expect(mark).toBeVisible()
    await search('BOM', 'T6A-EM-60')
    await expect(page.getByText('You’re offline, and this number is not saved')).toBeVisible()
  })

  await test.step('a number that is not cached says so and links to the cached ones', async () => {
    await page.goto('/lookup/bom/T6A-EM-60')
    await expect(page.getByRole('heading', { name: 'Not Available Offline' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: '4RB-EM-100 BOM' }).click()
    await expect(mark).toBeVisible()
  })

  await test.step('the live page returns when the connection does', async () => {
    await context.setOffline(false)
    await expect(mark).toBeHidden()
    await expect(orderAll).toBeEnabled()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Pump Model 4RB' })).toBeVisible()
  })

  expect((await request.get('/offline.js')).headers()['cache-control']).toBe('no-cache')
})

test('cached copies belong to one user', async ({ page, context, open }) => {
  const notSaved = page.getByRole('heading', { name: 'Not Available Offline' })
  await open(ben, pump)
  await expectSaved(page, ['bom/4RB-EM-100'])

  await test.step('the copies are deleted when another user signs in', async () => {
    await open('vic@riverbend.example', '/dashboard/general')
    await expectSaved(page, [])
    await context.setOffline(true)
    await page.goto(pump)
    await expect(notSaved).toBeVisible()
    await context.setOffline(false)
    await expect(notSaved).toBeHidden()
    await expectSaved(page, ['bom/4RB-EM-100'])
  })

  await test.step('the copies are deleted when the user signs out, even offline', async () => {
    await page.reload()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Vic Tran' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/login')
    await expectSaved(page, [])
  })

  await test.step('the copies are deleted when another tab signs out', async () => {
    await context.setOffline(false)
    await open(ben, pump)
    await expectSaved(page, ['bom/4RB-EM-100'])
    const other = await context.newPage()
    await other.goto('/api/health')
    await other.evaluate(() => localStorage.removeItem('volute.session'))
    await expect(page).toHaveURL('/login')
    await expectSaved(page, [])
  })
})

/** The hotspot of a part on the drawing. */
const drawn = (page: Page, name: string) => page.getByLabel('Drawing').getByRole('button', { name })

/** Simulates a page that is left while it saves a pump again: adds an incomplete newer copy. */
async function leavePartOfCopy(page: Page) {
  await page.evaluate(async () => {
    const whole = (await caches.keys()).find((name) => name.endsWith('bom/4RB-EM-100')) ?? ''
    await caches.open(whole.replace(/\d{13}/, (savedAt) => String(Number(savedAt) + 60_000)))
  })
}

/** Waits until the device has stored complete copies of exactly these look-ups. */
async function expectSaved(page: Page, wanted: string[]) {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const whole = await Promise.all(names.map((cacheName) => caches.match('/lookup', { cacheName })))
        return names.filter((_, index) => whole[index]).map((name) => name.split('/').slice(-2).join('/'))
      }),
    )
    .toEqual(wanted)
}
