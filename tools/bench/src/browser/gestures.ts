import type { Page } from '@playwright/test'

export type Gesture = (page: Page, area: string) => Promise<void>

const STEPS = 90

/** Turns the wheel over an area: through some thousand pixels of a list, and back a little. */
export const scroll: Gesture = async (page, area) => {
  await rest(page, area)
  for (let step = 0; step < STEPS; step++) await page.mouse.wheel(0, step % 10 === 9 ? -600 : 400)
}

/** Zooms a drawing in and out with the wheel. */
export const wheelZoom: Gesture = async (page, area) => {
  await rest(page, area)
  for (let step = 0; step < STEPS; step++) await page.mouse.wheel(0, step % 30 < 15 ? -100 : 100)
}

/** Drags a drawing around. */
export const pan: Gesture = async (page, area) => {
  const { x, y } = await rest(page, area)
  await page.mouse.down()
  for (let step = 0; step < STEPS; step++)
    await page.mouse.move(x + Math.sin(step / 10) * 150, y + Math.cos(step / 10) * 100)
  await page.mouse.up()
}

/** Moves the pointer over part after part. */
export const hover: Gesture = async (page, area) => {
  const { x, y } = await rest(page, area)
  for (let step = 0; step < STEPS; step++)
    await page.mouse.move(x + (step % 30) * 8 - 120, y + Math.floor(step / 30) * 40 - 40)
}

/** Moves the pointer to the middle of an area. */
async function rest(page: Page, area: string) {
  const box = await page.locator(area).boundingBox()
  if (!box) throw new Error(`There is no ${area} on the page.`)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  return middle
}
