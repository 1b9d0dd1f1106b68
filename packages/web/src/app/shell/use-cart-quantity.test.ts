import { QueryObserver } from '@tanstack/react-query'
import { cartBadge, getCartQuantity } from '@volute/domain/buying/cart'
import { act, createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient, queryKey, writeStored } from '../../core/api/index.ts'
import { renderInShop } from '../../../test/render.tsx'
import { cartQuantityQuery, shownCount, useCartCount } from './use-cart-quantity.ts'

const asked = vi.fn<typeof fetch>()
const visibility = vi.spyOn(document, 'visibilityState', 'get')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  answer(200, { quantity: 14, lines: 3 })
})
afterEach(() => {
  show('visible')
  window.localStorage.clear()
  queryClient.clear()
  asked.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function answer(status: number, body: object) {
  asked.mockImplementation(async () => new Response(JSON.stringify(body), { status }))
}

function show(state: DocumentVisibilityState) {
  visibility.mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Badge of a person who has the shop open. */
async function watch() {
  const observer = new QueryObserver(queryClient, cartQuantityQuery)
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  return { stop, badge: () => cartBadge(shownCount(observer.getCurrentResult(), '7/2')?.quantity ?? null) }
}

describe('the cart quantity is requested', () => {
  it('every 5 seconds while the tab is visible, and not while it is hidden or after the shop is left (SHELL-49, CONST-01, OQ-75)', async () => {
    const { stop } = await watch()
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(asked).toHaveBeenCalledTimes(3)
    show('hidden')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveBeenCalledTimes(3)
    show('visible')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(asked).toHaveBeenCalledTimes(4)
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveBeenCalledTimes(4)
  })

  it('for the first time 2 seconds after the shop opens (SHELL-49, CONST-01)', async () => {
    const opened = await renderInShop(createElement(() => useCartCount() && null))
    const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
    await pass(1_999)
    expect(asked).not.toHaveBeenCalled()
    await pass(1)
    expect(asked).toHaveBeenCalledTimes(1)
    await opened.remove()
  })

  it('at once after a change of the cart (OQ-75)', async () => {
    const { badge, stop } = await watch()
    answer(200, { quantity: 15, lines: 3 })
    await queryClient.invalidateQueries({ queryKey: queryKey(getCartQuantity) })
    expect([asked.mock.calls.length, badge()]).toEqual([2, '15'])
    stop()
  })
})

describe('the badge (SHELL-50, OQ-75)', () => {
  it.each<[string, number, object, string | null]>([
    ['a number', 200, { quantity: 99, lines: 1 }, '99'],
    ['a hundred', 200, { quantity: 100, lines: 1 }, '99+'],
    ['an empty cart', 200, { quantity: 0, lines: 1 }, null],
    ['an empty answer', 200, {}, '!'],
    ['a failure', 500, {}, '!'],
  ])('shows %s', async (_, status, body, text) => {
    answer(status, body)
    const { badge, stop } = await watch()
    expect(badge()).toBe(text)
    stop()
  })

  it('recovers from a failure with the next answer', async () => {
    answer(500, {})
    const { badge, stop } = await watch()
    answer(200, { quantity: 3, lines: 3 })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(badge()).toBe('3')
    stop()
  })
})

describe('before the first answer', () => {
  const waiting = { data: undefined, isError: false }

  it('the quantity is the one last seen by this person in this company (SHELL-49)', () => {
    writeStored('volute.cart-quantity', { owner: '7/2', quantity: 14, lines: 3 })
    expect(shownCount(waiting, '7/2')).toMatchObject({ quantity: 14, lines: 3 })
    expect(shownCount(waiting, '7/9')).toEqual({ quantity: 0, lines: 0 })
  })

  it('an unreadable stored quantity counts as 0 (SHELL-61)', () => {
    window.localStorage.setItem('volute.cart-quantity', '{')
    expect(shownCount(waiting, '7/2')).toEqual({ quantity: 0, lines: 0 })
  })
})
