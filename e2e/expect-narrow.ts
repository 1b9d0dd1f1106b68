import { expect, type Page } from '@playwright/test'

/** Expects that nothing makes the page scroll sideways in a window of 320 px, the narrowest that WCAG 2.2 asks for. */
export async function expectNarrow(page: Page) {
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(stickingOut)).toEqual([])
  await page.setViewportSize(size)
}

/** Names what makes the page wider than the window, for whoever has to fix it. */
function stickingOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth && clientWidth <= 320) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > 320.5)
    .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`)
}
