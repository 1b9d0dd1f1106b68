import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { click, render, textsOf } from '../../../test/render.tsx'
import { Alert } from './alert.tsx'
import { Spinner } from './spinner.tsx'
import { toast, undo } from './toast.ts'
import { Toasts } from './floating/toasts.tsx'
import styles from './floating/toasts.module.css'

let shown: Awaited<ReturnType<typeof render>>
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await shown.remove()
  vi.useRealTimers()
})

const notes = () => [...document.querySelectorAll('[role="group"]')]
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))

describe('a toast (SHELL-38)', () => {
  it('shows its title and message, and has a type', async () => {
    shown = await render(<Toasts />)
    await act(async () => toast.success('Part Added', '2 Gasket, casing'))
    await act(async () => toast.failure('Unable to add item to cart.'))
    expect(notes().map((note) => [note.getAttribute('data-type'), note.textContent])).toEqual([
      ['error', 'Error · Unable to add item to cart.'],
      ['success', 'Part Added · 2 Gasket, casing'],
    ])
  })

  it('appears at the top, in the middle or, by default, at the bottom', async () => {
    shown = await render(<Toasts />)
    await act(async () => toast.success('Part Added'))
    await act(async () => toast.success('Saved', undefined, undefined, 'middle'))
    await act(async () => toast.failure('Unable to exit company.', 'Error', 'top'))
    const places = ['top', 'middle', 'bottom'].map((place) => textsOf(`.${styles[place]} [role="group"]`))
    expect(places).toEqual([['Error · Unable to exit company.'], ['Saved'], ['Part Added']])
  })

  it('disappears after 5 seconds (SHELL-39, CONST-01)', async () => {
    shown = await render(<Toasts />)
    await act(async () => toast.success('Part Added'))
    const isLeaving = () => notes()[0]?.hasAttribute('data-ending-style')
    await pass(4_999)
    expect(isLeaving()).toBe(false)
    await pass(1)
    expect(isLeaving()).not.toBe(false)
  })

  it('with Undo disappears after 10 seconds (SHELL-64)', async () => {
    shown = await render(<Toasts />)
    await act(async () => toast.success('Item removed', undefined, undo(vi.fn())))
    const isLeaving = () => notes()[0]?.hasAttribute('data-ending-style')
    await pass(9_999)
    expect(isLeaving()).toBe(false)
    await pass(1)
    expect(isLeaving()).not.toBe(false)
  })

  it.each([
    ['pointer', 'mouseover', 'mouseout'],
    ['focus', 'focusin', 'focusout'],
  ])(
    'with Undo stays while the %s is on it, then for the rest of its time (SHELL-64)',
    async (_, on, off) => {
      shown = await render(<Toasts />)
      await act(async () => toast.success('Item removed', undefined, undo(vi.fn())))
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Undo',
      )
      // Counts as focused by the keyboard.
      if (button && on === 'focusin') vi.spyOn(button, 'matches').mockReturnValue(true)
      const isLeaving = () => notes()[0]?.hasAttribute('data-ending-style')
      const fire = (type: string) =>
        act(async () =>
          button?.dispatchEvent(new (on === 'focusin' ? FocusEvent : MouseEvent)(type, { bubbles: true })),
        )
      await pass(6_000)
      await fire(on)
      await pass(60_000)
      expect(isLeaving()).toBe(false)
      await fire(off)
      await pass(3_999)
      expect(isLeaving()).toBe(false)
      await pass(1)
      expect(isLeaving()).not.toBe(false)
    },
  )

  it('disappears when it is clicked (SHELL-39)', async () => {
    shown = await render(<Toasts />)
    await act(async () => toast.success('Part Added'))
    await click(notes()[0])
    await pass(1_000)
    expect(notes()).toHaveLength(0)
  })

  it('can be closed when it shows an error (SHELL-40)', async () => {
    shown = await render(<Toasts />)
    await act(async () => toast.failure('Unable to save quote.'))
    await click(notes()[0]?.querySelector('[aria-label="Close"]'))
    await pass(1_000)
    expect(notes()).toHaveLength(0)
  })
})

it('an assertive inline alert announces its error (SHELL-42)', async () => {
  shown = await render(<Alert assertive>Unable to update user.</Alert>)
  expect(textsOf('[role="alert"]')).toEqual(['Unable to update user.'])
})

it('a spinner announces that it is loading (SHELL-43)', async () => {
  shown = await render(<Spinner />)
  expect(textsOf('[role="status"]', shown.host)).toEqual(['Loading...'])
})

it('a modal takes 300 ms and its backdrop 150 ms, or no time with reduced motion (SHELL-62, CONST-01)', async () => {
  shown = await render(null)
  const tokens = readFileSync(join(import.meta.dirname, '../../tokens.css'), 'utf8')
  const [usual = '', reduced = ''] = tokens.split('prefers-reduced-motion: reduce')
  expect(usual).toContain('--m-modal: 300ms')
  expect(usual).toContain('--m-backdrop: 150ms')
  expect(reduced).toContain('--m-modal: 0ms')
  expect(reduced).toContain('--m-backdrop: 0ms')
})

it.each(['modal', 'accordion-step', 'floating/drawer', 'floating/toasts'])(
  'the %s has styles for entering and leaving (SHELL-41)',
  async (name) => {
    shown = await render(null)
    const style = readFileSync(join(import.meta.dirname, `${name}.module.css`), 'utf8')
    for (const state of ['starting', 'ending'])
      expect(style).toMatch(new RegExp(`\\[data-${state}-style\\][^{]*\\{[^}]*(opacity|translate|height):`))
  },
)
