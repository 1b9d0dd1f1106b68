import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ben = 'ben@riverbend.example'

/** Searches for words by keyboard only: with the shortcut key, or on a phone with the icon in the bar. */
async function ask(page: Page, isMobile: boolean, words: string) {
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Search' }).press('Enter')
  else await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: /number/i })).toBeFocused()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?q=${words.replaceAll(' ', '+')}`)
}

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a search with a typo finds a part, which is added from its result (FIND-31, FIND-32)', async ({
  page,
  openWithCart,
  isMobile,
  expectAccessible,
}) => {
  await openWithCart(ben, [], '/dashboard/general')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await ask(page, isMobile, 'gaskt casing')
  await expect(page.getByRole('heading', { name: /Results for “gaskt casing”/ })).toBeVisible()
  await expect(page.getByText('Showing results for gasket instead of gaskt.')).toBeVisible()
  const first = group(page, 'Parts').getByRole('listitem').first()
  await expect(first.locator('mark')).toHaveText(['Gasket', 'casing'])
  await expectAccessible()

  await test.step('arrows move between the results, and Enter adds the part', async () => {
    await page.getByRole('main').focus()
    await page.keyboard.press('ArrowDown')
    await expect(first.getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(first.getByRole('link')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(first.getByLabel('Quantity')).toBeFocused()
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Part Added')).toBeVisible()
    await expect(page.getByText(/^3 Gasket/)).toBeVisible()
  })

  await test.step('the address keeps the filters', async () => {
    await page.getByRole('button', { name: /^Parts/ }).press('Enter')
    await expect(page).toHaveURL(/kind=part/)
    await page.getByLabel('Model').selectOption('4RB')
    await expect(page).toHaveURL(/model=4RB/)
    await page.reload()
    await expect(page.getByLabel('Model')).toHaveValue('4RB')
    await expect(first.getByRole('link')).toContainText('Gasket, casing')
  })
})

test('the search box opens a number, lists all results, and shows when there are none (FIND-31, FIND-33)', {
  tag: '@desk',
}, async ({ page, open, expectAccessible }) => {
  await open(ben, '/dashboard/general')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const start = async (text: string) => {
    const place = page.getByRole('search').first()
    await place.getByRole('combobox', { name: /number/i }).fill(text)
    return place
  }

  await start('100234')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/lookup/serial/100234')

  const place = await start('ring')
  const all = place.getByRole('option', { name: /^All \d+ results$/ })
  const [count = ''] = /\d+/.exec(await all.innerText()) ?? []
  await all.click()
  await expect(page).toHaveURL('/search?q=ring&pump=100234')
  await expect(page.getByRole('heading', { name: `Results for “ring” ${count}`, exact: true })).toBeVisible()
  await expect(page.getByText('For pump 100234 only.')).toBeVisible()
  await test.step('a hit opens the drawing of that pump at the part (FIND-51)', async () => {
    await group(page, 'Parts').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/lookup\/serial\/100234\?(path=.*)?part=/)
    await expect(page.getByRole('row').getByRole('button', { pressed: true })).toBeVisible()
    await page.goBack()
  })
  await page.getByRole('button', { name: 'Search all pumps' }).click()
  await expect(page).toHaveURL('/search?q=ring')

  await start('xylophone')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing found for “xylophone”' })).toBeVisible()
  await expectAccessible()

  await test.step('a failed search can be retried', async () => {
    await page.route('**/api/search/results*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/search?q=bearing')
    await expect(page.getByText('Internal server error. Failed to search.')).toBeVisible()
    await page.unroute('**/api/search/results*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(group(page, 'Parts')).toBeVisible()
  })
})

test('a question leads to a page of the manual (FIND-35)', { tag: '@desk' }, async ({
  page,
  open,
  isMobile,
}) => {
  await open(ben, '/dashboard/general')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await ask(page, isMobile, 'how tight casing screws')
  const hit = group(page, 'Manuals')
    .getByRole('link', { name: /page \d+\s*, opens in a new tab$/ })
    .first()
  await expect(hit).toHaveAttribute('href', /\.pdf#page=\d+$/)
  await expect(hit).toHaveAttribute('target', '_blank')
  const address = new URL((await hit.getAttribute('href')) ?? '', page.url())
  expect((await page.request.get(address.href)).headers()['content-type']).toBe('application/pdf')
})

test('f searches all levels of the pump, and Enter highlights row and balloon (FIND-30)', async ({
  page,
  open,
  isMobile,
  expectAccessible,
}) => {
  await open(ben, '/lookup/serial/100234')
  await expect(page.getByRole('group', { name: 'Parts on the drawing' })).toBeVisible()
  const finder = page.getByRole('dialog', { name: 'Find in this pump' })
  const button = page.getByRole('button', { name: 'Find in Pump' })
  await button.focus()
  await page.keyboard.press('f')
  await expect(finder.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(finder).toBeHidden()
  await expect(button).toBeFocused()

  if (isMobile) await button.click()
  else await page.keyboard.press('f')
  await finder.getByRole('combobox').focus()
  await page.keyboard.type('wear ring rear')
  await expect(finder.getByText('1 part found')).toBeVisible()
  await expect(finder.getByRole('option')).toContainText('Wet end, 4x3-10 › Rotating element, 4x3-10')
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/path=4RB-WE-10&path=4RB-RE-10&part=C2134-8-BZ/)
  const row = page.getByRole('row', { name: /Ring, wear, impeller, rear/ })
  if (isMobile) await expect(row.getByRole('button', { name: /Ring, wear/ }).first()).toBeFocused()
  else await expect(row.getByRole('textbox')).toBeFocused()
  await expect(page.locator('[data-hotspot].on').first()).toBeVisible()

  await test.step('a part that the pump lacks can be searched for everywhere', async () => {
    if (isMobile) await button.click()
    else {
      await button.focus()
      await page.keyboard.press('f')
    }
    await finder.getByRole('combobox').fill('bowl')
    await finder.getByRole('link', { name: 'Search everywhere' }).click()
    await expect(page).toHaveURL('/search?q=bowl')
    await expect(finder).toBeHidden()
  })
})

test('staff add a synonym to the search (FIND-34)', { tag: '@desk' }, async ({
  page,
  open,
  expectAccessible,
}) => {
  const word = 'vortexer'
  await open('ada@volute.example', '/manage/synonyms')
  await page.getByRole('button', { name: 'Add Synonym' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Word')).toBeFocused()
  await page.keyboard.type('impeller')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Impeller')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('A word cannot mean itself.')).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Word').fill(word)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Synonym Saved')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectAccessible()

  await page.goto(`/search?q=${word}`)
  await expect(
    group(page, 'Parts')
      .getByRole('link', { name: /impeller/i })
      .first(),
  ).toBeVisible()

  await page.goto('/manage/synonyms')
  await page.getByLabel('Filter results').fill(word)
  await page.getByRole('button', { name: `${word} means` }).click()
  await dialog.getByRole('button', { name: 'Remove Synonym' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No synonyms match the filter')).toBeVisible()
})
