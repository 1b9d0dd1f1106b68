import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ben = 'ben@riverbend.example'
const wetEnd = '/lookup/bom/4RB-EM-100?path=4RB-WE-10'

test('a user drills down a pump by its exploded and section drawings (LOOKUP-10, LOOKUP-11)', {
  tag: '@desk',
}, async ({ page, open }) => {
  await open(ben, '/lookup/bom/4RB-EM-100')
  const choose = (name: string) => hotspot(page, name).click()
  await choose('1, Wet end, 4x3-10, 4RB-WE-10')
  await expect(page).toHaveURL(wetEnd)

  await test.step('a part is selected in the drawing and in the list', async () => {
    await choose('3, Cover, suction, D7232-1-CI')
    await expect(page).toHaveURL(`${wetEnd}&part=D7232-1-CI`)
    await expect(row(page, 'D7232-1-CI').getByRole('button', { pressed: true })).toBeInViewport()
    await expect(hotspot(page, '3, Cover, suction')).toHaveAttribute('aria-current', 'true')
  })

  await test.step('the cross section shows the same parts and the same selection', async () => {
    await page.getByRole('radio', { name: 'Cross section' }).check({ force: true })
    await expect(hotspot(page, '3, Cover, suction')).toHaveAttribute('aria-current', 'true')
    await expect(hotspot(page, '1, Screw, hex cap')).toBeAttached()
    await expect(page.getByRole('group', { name: 'Zoom' }).getByRole('status')).toHaveText('100%')
  })

  await test.step('an assembly with one drawing offers no choice of drawings', async () => {
    await choose('7, Rotating element, 4x3-10, 4RB-RE-10')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Rotating element')
    await expect(hotspot(page, '5, Impeller, enclosed, 6 vane')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Cross section' })).toHaveCount(0)
  })
})

test('drawing and list work together by pointer and keyboard or by touch (LOOKUP-09, LOOKUP-10)', async ({
  page,
  open,
  isMobile,
}) => {
  await open(ben, wetEnd)
  await expect(hotspot(page, '3, Cover, suction')).toBeVisible()
  await (isMobile ? goByFingers(page) : goByPointerAndKeyboard(page))
})

test('a part selected on a cross section is accessible in light and dark (SHELL-48)', {
  tag: '@desk',
}, async ({ page, open, expectAccessible }) => {
  await open(ben, `${wetEnd}&part=D7232-1-CI`)
  await page.getByRole('radio', { name: 'Cross section' }).check({ force: true })
  await expect(hotspot(page, '3, Cover, suction')).toHaveAttribute('aria-current', 'true')
  await expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible({ colours: true })
})

test('a failed load of the drawing shows an error, keeps the list and offers a retry (LOOKUP-11)', {
  tag: '@desk',
}, async ({ page, open }) => {
  await page.route('**/svgs/**', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 403 }) : route.continue(),
  )
  await open(ben, wetEnd)
  const failure = page
    .getByRole('alert')
    .filter({ hasText: /^No drawing to showUnable to load the drawing\./ })
  await expect(failure.getByRole('heading', { name: 'No drawing to show' })).toBeVisible()
  await expect(row(page, 'D7232-1-CI')).toBeAttached()
  await page.unroute('**/svgs/**')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(hotspot(page, '3, Cover, suction')).toBeVisible()
})

test('a balloon in full screen has a card that adds the typed quantity, and Esc closes the card first (LOOKUP-26)', {
  tag: '@desk',
}, async ({ page, openWithCart }) => {
  await openWithCart(ben, [], wetEnd)
  await row(page, '118204').getByRole('textbox').fill('3')
  await page.getByRole('button', { name: 'Full screen' }).click()
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await expect.poll(isFull).toBe(true)
  const card = stage(page).locator('..').getByRole('group', { name: 'Screw, hex cap 5/8-11 x 2.25' })
  await expect(async () => {
    await stage(page).focus()
    await page.keyboard.press('Tab')
    expect(await card.isVisible()).toBe(true)
  }).toPass()
  await expect(card).toContainText(/1\. Screw.*118204\$4\.24 \/ EAShips in /)
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: 'Add Screw, hex cap 5/8-11 x 2.25 to cart' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('status')).toHaveText('3 in cart')

  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(hotspot(page, '1, Screw, hex cap')).toBeFocused()
  expect(await isFull()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(isFull).toBe(false)
})

test('in full screen a balloon under the mouse has its card, and a failed addition is reported there (LOOKUP-26)', {
  tag: '@desk',
}, async ({ page, openWithCart }) => {
  await openWithCart(ben, [], wetEnd)
  await page.route('**/api/cart', (route) => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: 'Full screen' }).click()
  const card = stage(page).locator('..').getByRole('group', { name: 'Backplate' })
  await expect(async () => {
    await hotspot(page, '3, Cover, suction').locator('circle.b').hover({ force: true })
    await hotspot(page, '13, Backplate').locator('circle.b').hover({ force: true })
    expect(await card.isVisible()).toBe(true)
  }).toPass()
  await card.getByRole('button', { name: /^Add Backplate.* to cart$/ }).click()
  const failure = page.getByRole('group').filter({ hasText: /^Error/ })
  await failure.getByRole('button', { name: 'Close' }).click()
  await expect(failure).toBeHidden()
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
})

test('a screen reader reads the balloons of an unordered drawing in the order of the list (LOOKUP-27)', {
  tag: '@desk',
}, async ({ page, open }) => {
  await page.route('**/svgs/4RB-RE-10.svg', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const [before = '', ...balloons] = (await answer.text()).split('<g class="balloon" ')
    const last = balloons.pop() ?? ''
    const end = last.indexOf('</g>') + 4
    const backwards = [...balloons, last.slice(0, end)].toReversed().map((one) => `<g class="balloon" ${one}`)
    return route.fulfill({ response: answer, body: before + backwards.join('') + last.slice(end) })
  })
  await open(ben, `${wetEnd}&path=4RB-RE-10`)
  await expect(hotspot(page, '10, O-ring')).toBeAttached()
  expect(await readAloud(page, 'Parts on the drawing')).toEqual([
    '1, Screw, impeller, 118317',
    '2, O-ring, nitrile 2-116, OR2-116-N',
    '3, Washer, impeller, 118319',
    '4, Ring, wear, impeller, front, C2134-5-BZ',
    '5, Impeller, enclosed, 6 vane, C2134-3-BZ',
    '6, Screw, socket set 1/4-20 x 0.38, 118512',
    '7, Ring, wear, impeller, rear, C2134-8-BZ',
    '8, Key, square 1/4 x 1.50, 118380',
    '9, Sleeve, shaft, D7240-6-SS',
    '10, O-ring, nitrile 2-222, OR2-222-N',
  ])
})

test('in forced colors the drawing, its states and its marks keep their contrast (SHELL-66)', {
  tag: '@desk',
}, async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await open(ben, `${wetEnd}&part=D7232-1-CI`)
  const balloon = hotspot(page, '3, Cover, suction').locator('circle.b')
  await expect(balloon).toBeVisible()
  const colours = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const valueOf = (name: string) => {
      probe.style.color = name
      return getComputedStyle(probe).color
    }
    return { lit: valueOf('Highlight'), ink: valueOf('CanvasText') }
  })
  await expect(balloon).toHaveCSS('fill', colours.lit)
  await expect(hotspot(page, '13, Backplate').locator('circle.b')).toHaveCSS('stroke', colours.ink)
  await expect(page.locator('label', { hasText: 'Exploded' })).toHaveCSS('background-color', colours.lit)
  await expect(row(page, 'D7232-1-CI')).toHaveCSS('outline-style', 'solid')
  await page.getByRole('button', { name: 'Documents' }).press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Download O&M Manual' })).toHaveCSS(
    'outline-style',
    'solid',
  )
})

async function goByPointerAndKeyboard(page: Page) {
  const cover = hotspot(page, '3, Cover, suction')
  const backplate = hotspot(page, '13, Backplate')

  await test.step('hovering a row highlights its part, and hovering a balloon its row', async () => {
    await row(page, 'D7232-1-CI').hover()
    await expect(cover).toHaveClass(/\bon\b/)
    await backplate.hover()
    await expect(row(page, 'D7232-4-CI')).toHaveAttribute('data-on', 'true')
    await expect(cover).not.toHaveClass(/\bon\b/)
  })

  await test.step('dragging from a part moves the drawing and selects nothing', async () => {
    const [x, y] = await middleOf(cover)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 30, y + 20, { steps: 4 })
    await page.mouse.up()
    await expect(sheet(page)).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 30, 20)')
    await expect(page).toHaveURL(wetEnd)
  })

  await test.step('the wheel and a double click zoom the drawing', async () => {
    const zoomed = page.getByRole('group', { name: 'Zoom' }).getByRole('status')
    const box = await stage(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 12]
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, -100)
    await expect(zoomed).toHaveText('110%')
    await page.mouse.dblclick(x, y)
    await expect(zoomed).toHaveText('160%')
    await expect(page).toHaveURL(wetEnd)
  })

  await test.step('selecting a row scrolls its part into view', async () => {
    await stage(page).focus()
    for (const key of ['+', 'ArrowLeft']) for (let step = 0; step < 14; step++) await page.keyboard.press(key)
    await expect(cover).not.toBeInViewport()
    await row(page, 'D7232-1-CI').getByRole('button', { name: 'Cover, suction' }).first().click()
    await expect(cover).toBeInViewport()
  })

  await test.step('Tab reaches the parts in one stop, arrows move between them, and Enter selects', async () => {
    await stage(page).focus()
    await page.keyboard.press('0')
    await page.keyboard.press('Tab')
    await expect(hotspot(page, '1, Screw, hex cap')).toBeFocused()
    await page.keyboard.press('End')
    await expect(hotspot(page, '17, Nut, hex')).toBeFocused()
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft')
    await expect(backplate).toBeFocused()
    await expect(row(page, 'D7232-4-CI')).toHaveAttribute('data-on', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/part=D7232-4-CI$/)
  })
}

/** Zooms the drawing, but not the page, with two fingers. */
async function goByFingers(page: Page) {
  const [x, y] = await middleOf(stage(page))
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [number, number][]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(([px, py], id) => ({ x: px, y: py, id })),
    })

  await touch('touchStart', [x - 40, y], [x + 40, y])
  for (const apart of [50, 60, 70, 80]) await touch('touchMove', [x - apart, y], [x + apart, y])
  await touch('touchEnd')
  await expect(page.getByRole('group', { name: 'Zoom' }).getByRole('status')).toHaveText('200%')
  await expect(page).toHaveURL(wetEnd)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
}

const stage = (page: Page) => page.getByRole('region', { name: /^Drawing: / })
const sheet = (page: Page) => stage(page).locator('> div')
const hotspot = (page: Page, name: string) => stage(page).getByRole('button', { name })
const row = (page: Page, partNumber: string) =>
  page.getByRole('row').filter({ has: page.getByText(partNumber, { exact: true }) })

/** Names of the buttons in a group, in the order of the browser's own accessibility tree. */
async function readAloud(page: Page, group: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const buttonsIn = (node: (typeof nodes)[number] | undefined): string[] =>
    node?.role?.value === 'button'
      ? [String(node.name?.value)]
      : (node?.childIds ?? []).flatMap((id) => buttonsIn(byId.get(id)))
  return buttonsIn(nodes.find(({ role, name }) => role?.value === 'group' && name?.value === group))
}

async function middleOf(target: Locator): Promise<[number, number]> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}
