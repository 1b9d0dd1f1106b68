import { act } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { click, fill, renderInShop, textsOf } from '../../../test/render.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

const sent = vi.fn<typeof fetch>(async () => new Response('', { status: 500 }))
beforeAll(() => {
  vi.stubGlobal('fetch', sent)
})
afterAll(() => vi.unstubAllGlobals())

it('the form sends whatever is typed, and only the server checks it (AUTH-26, AUTH-25)', async () => {
  const shown = await renderInShop(<ForgotPasswordPage />)
  expect(textsOf('h1, label, form button', shown.host)).toEqual([
    'Verify Email Address',
    'Email',
    'Send Verification Email',
  ])
  const input = shown.host.querySelector('input')
  for (const typed of ['', 'no address']) {
    await fill(input, typed)
    await act(async () => shown.host.querySelector('form')?.requestSubmit())
    await act(async () => {
      await expect.poll(() => sent.mock.lastCall?.[1]?.body).toBe(JSON.stringify({ emailAddress: typed }))
    })
  }
  expect(textsOf('[role="alert"]', shown.host)).toEqual(['Unable to request new password.'])
  await shown.remove()
})

it('the pages before the sign-in have menu and logo, but no search (SHELL-30, SHELL-36, OQ-94)', async () => {
  const shown = await renderInShop(<ForgotPasswordPage />)
  expect(textsOf('header', shown.host)).toEqual(['Volute'])
  expect(shown.host.querySelector('[role="search"], input[type="search"]')).toBeNull()
  await click(shown.host.querySelector('header [aria-label="Menu"]'))
  // The drawer's code loads on demand.
  await eventually(async () => {
    await act(async () => {})
    return textsOf('nav[aria-label="Main"] h2').length > 0
  })
  expect(textsOf('nav[aria-label="Main"] h2')).toEqual(['Account', 'Legal'])
  const links = [...document.querySelectorAll('nav[aria-label="Main"] a')]
  expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Login', '/login'],
    ['Reset Password', '/forgot-password'],
    ['Privacy Policy', '/privacy-policy-text'],
  ])
  await shown.remove()
})
