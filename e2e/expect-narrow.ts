import { expect, type Page } from '@playwright/test'

/** Expects no sideways scroll in a window of 320 px, the narrowest that WCAG 2.2 requires. */
export async function expectNarrow(page: Page) {
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(stickingOut)).toEqual([])
  await page.setViewportSize(size)
}

/** Names the elements that make the page wider than the window, to help whoever fixes it. */
function stickingOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth && clientWidth <= 320) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > 320.5)
    .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`)
}
