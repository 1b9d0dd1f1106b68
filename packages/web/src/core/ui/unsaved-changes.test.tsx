import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { click, renderInShop } from '../../../test/render.tsx'
import { leavePage } from './leave-page.ts'
import { UnsavedDraft, UnsavedForm } from './unsaved-changes.tsx'

const leave = vi.fn()
let shown: Awaited<ReturnType<typeof renderInShop>>
beforeEach(() => leave.mockReset())
afterEach(() => shown.remove())

const signOut = () => act(async () => leavePage(leave, { forgetsDrafts: true }))
const exitCompany = () => act(async () => leavePage(leave, { forgetsDrafts: false }))

/** Presses a button of the question after its code has loaded. */
async function answer(name: string) {
  const button = () => [...document.querySelectorAll('button')].find((one) => one.textContent === name)
  await click(
    await eventually(async () => {
      await act(async () => {})
      return button()
    }),
  )
}

describe('an unsaved form (SHELL-48)', () => {
  it('asks before a sign-out and before a company change, and leaves when the user does not save', async () => {
    shown = await renderInShop(<UnsavedForm form={{ isChanged: true, submit: vi.fn() }} />)
    for (const [go, calls] of [
      [signOut, 0],
      [exitCompany, 1],
    ] as const) {
      await go()
      expect(leave).toHaveBeenCalledTimes(calls)
      await answer("Don't Save")
    }
    expect(leave).toHaveBeenCalledTimes(2)
  })

  it('saves and stays on the page', async () => {
    const submit = vi.fn()
    shown = await renderInShop(<UnsavedForm form={{ isChanged: true, submit }} />)
    await signOut()
    await answer('Save')
    expect(submit).toHaveBeenCalledOnce()
    expect(leave).not.toHaveBeenCalled()
  })

  it('does not ask when nothing is changed or the form is gone', async () => {
    shown = await renderInShop(<UnsavedForm form={{ isChanged: false, submit: vi.fn() }} />)
    await signOut()
    await shown.remove()
    shown = await renderInShop(<UnsavedForm form={{ isChanged: true, submit: vi.fn() }} />)
    await shown.remove()
    await signOut()
    expect(leave).toHaveBeenCalledTimes(2)
  })
})

it('a draft asks before a sign-out, but not before a company change (SHELL-48)', async () => {
  shown = await renderInShop(<UnsavedDraft isBegun />)
  await exitCompany()
  expect(leave).toHaveBeenCalledOnce()
  await signOut()
  expect(leave).toHaveBeenCalledOnce()
  await answer("Don't Save")
  expect(leave).toHaveBeenCalledTimes(2)
})
