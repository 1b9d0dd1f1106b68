/**
 * Lists controls and texts that a person cannot reach or read at the window's width, one sentence each; runs in the page. A
 * page scrolls down only, so anything that needs sideways scrolling counts as cut off.
 */
export async function cutOff(): Promise<string[]> {
  // Wait for style sheets and media queries to apply the new width, and for animations to end.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const moves = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations === 1)
  await Promise.allSettled(moves.map((one) => one.finished))
  const { scrollWidth, clientWidth } = document.documentElement
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`, ...stickingOut()] : []
  const rooms = new Map<Element, { left: number; right: number; top: number; bottom: number }>()
  const controls = document.querySelectorAll('a[href], button, input, select, textarea, [role="separator"]')
  return [...wide, ...[...controls].filter(isShown).flatMap(faults)]

  function faults(control: Element): string[] {
    const box = control.getBoundingClientRect()
    const room = roomOf(control)
    const outside =
      box.left < room.left - 1 ||
      box.right > room.right + 1 ||
      box.top < room.top - 1 ||
      box.bottom > room.bottom + 1
    return [
      ...(outside ? [`${nameOf(control)} is cut off`] : []),
      ...(isTextCut(control) ? [`the text of ${nameOf(control)} is cut off`] : []),
    ]
  }

  /**
   * Visible area that an element's ancestors leave: horizontally, ancestors that hide or scroll clip it; vertically, only
   * those that hide.
   */
  function roomOf(element: Element): { left: number; right: number; top: number; bottom: number } {
    const parent = element.parentElement
    const isFree = getComputedStyle(element).position === 'fixed' || !parent
    if (isFree) return { left: 0, right: clientWidth, top: -Infinity, bottom: Infinity }
    const known = rooms.get(parent)
    if (known) return known
    const { left, right, top, bottom } = roomOf(parent)
    const { display, overflowX, overflowY } = getComputedStyle(parent)
    if (display === 'contents') return roomOf(parent)
    const box = parent.getBoundingClientRect()
    const hides = overflowY === 'hidden' || overflowY === 'clip'
    const scrolls = overflowY === 'auto' || overflowY === 'scroll'
    const room = {
      left: overflowX === 'visible' ? left : Math.max(left, box.left),
      right: overflowX === 'visible' ? right : Math.min(right, box.right),
      top: hides ? Math.max(top, box.top) : scrolls ? -Infinity : top,
      bottom: hides ? Math.min(bottom, box.bottom) : scrolls ? Infinity : bottom,
    }
    rooms.set(parent, room)
    return room
  }

  function isTextCut(control: Element): boolean {
    if (control instanceof HTMLInputElement)
      return control.value !== '' && control.scrollWidth > control.clientWidth + 1
    if (!(control instanceof HTMLSelectElement)) return false
    const { paddingLeft, paddingRight, font } = getComputedStyle(control)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return false
    pen.font = font
    const text = pen.measureText(control.selectedOptions[0]?.text ?? '').width
    return text > control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1
  }

  /** True unless the element is hidden, inert or for screen readers only. */
  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (element.closest('[inert], .visually-hidden')) return false
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return false
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1
  }

  function stickingOut(): string[] {
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .slice(0, 8)
      .map((element) => `sticks out: ${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}`)
  }

  function nameOf(element: Element): string {
    const name =
      element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent
    return `${element.tagName.toLowerCase()} '${name || element.id}'`
  }
}
