import { expect, test } from './fixtures.ts'

const buyer = 'ben@riverbend.example'

test('the slideshow for new buyers advances every 15 seconds in a loop and can be paused (SHELL-51, FLEET-25, CONST-14)', {
  tag: '@desk',
}, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  // A company with orders would see these instead.
  const newcomer = { pumps: [], pumpCount: { rowCount: 0, isMore: false }, orders: [], quotes: [] }
  const none = { users: null, roles: null, openQuotes: null, lastOrderUtc: null }
  await page.route('**/api/dashboard', (route) => route.fulfill({ json: newcomer }))
  await page.route('**/api/dashboard/ribbon', (route) => route.fulfill({ json: none }))
  await open(buyer, '/')
  const carousel = page.getByRole('region', { name: 'About the shop' })
  const slide = (number: number) => carousel.getByRole('group', { name: `${number} of 4` })
  await expect(slide(1)).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(slide(2)).toContainText('Purchased by a customer')
  await expect(slide(1)).toBeHidden()
  for (const next of [3, 4, 1]) {
    await page.clock.fastForward(15_000)
    await expect(slide(next)).toBeVisible()
  }

  await carousel.getByRole('button', { name: 'Previous picture' }).click()
  await expect(slide(4)).toBeVisible()
  await carousel.getByRole('button', { name: 'Pause the slideshow' }).click()
  await page.getByRole('button', { name: 'Start Order' }).focus()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(60_000)
  await expect(slide(4)).toBeVisible()
  await carousel.getByRole('button', { name: 'Resume the slideshow' }).click()
  await page.getByRole('button', { name: 'Start Order' }).focus()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(15_000)
  await expect(slide(1)).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(carousel.getByRole('button', { name: 'Pause the slideshow' })).toBeHidden()
  await page.clock.fastForward(60_000)
  await expect(slide(1)).toBeVisible()
})

test('the cards show how many items they lead to (SHELL-52)', { tag: '@desk' }, async ({ page, open }) => {
  const figure = page
    .getByRole('main')
    .getByRole('link', { name: /^Manage Roles/ })
    .getByText(/^\d+ roles$/)
  await open('rosa@riverbend.example', '/')
  const roles = Number.parseInt(await figure.innerText(), 10)
  expect(roles).toBeGreaterThan(1)
  await figure.click()
  await expect(page.getByRole('list', { name: 'Roles' }).getByRole('listitem')).toHaveCount(roles)
  await page.route('**/api/dashboard/ribbon', (route) => route.fulfill({ status: 400, json: {} }))
  await page.goto('/dashboard/general')
  await expect(page.getByText('Choose what each role can do')).toBeVisible()
})

test('a user without order rights can search and sees why to buy from the maker (SHELL-10, SHELL-53, SHELL-54)', async ({
  page,
  open,
}) => {
  await open('vic@riverbend.example', '/')
  await expect(page).toHaveURL(/\/dashboard\/general$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('search')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Start Order' })).toBeHidden()
  await expect(main.getByRole('heading', { name: 'Genuine Replacement Parts' })).toBeVisible()
  for (const fact of ['Made since 1946', 'Twelve-month warranty', 'Back to the 1950s'])
    await expect(main.getByRole('heading', { name: fact })).toBeVisible()
})
