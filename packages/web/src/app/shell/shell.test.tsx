import type { Permission } from '@volute/domain/core/permissions'
import { act } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { click, renderInShop, textsOf } from '../../../test/render.tsx'
import {
  changeCompany,
  clearSession,
  nobody,
  startSession,
  storageKeys,
  writeStored,
} from '../../core/api/index.ts'
import { Shell } from './shell.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
beforeAll(() => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
})
afterAll(() => vi.unstubAllGlobals())
afterEach(async () => {
  await shown.remove()
  clearSession()
})

const sol = {
  ...nobody,
  userId: 3,
  userName: 'Sol Marchetti',
  companyId: 1,
  companyName: 'Volute',
  worksForProvider: true,
}

async function show(permissions?: Permission[], acting?: string) {
  const user = { ...sol, permissions: permissions ?? [] }
  if (permissions) startSession({ ...user, token: 't1', accessToken: null })
  if (acting) changeCompany({ ...user, companyId: 2, companyName: acting, worksForProvider: false })
  shown = await renderInShop(<Shell>The page</Shell>)
}

const bar = () => shown.host.querySelector('header')
const named = (label: string) => bar()?.querySelector(`[aria-label="${label}"]`)
const companyMenu = () => bar()?.querySelector('button[aria-haspopup="menu"]:not([aria-label])')

/** Opens the button's menu and returns its items. */
async function open(trigger: Element | null | undefined) {
  await click(trigger)
  const items = `[id="${trigger?.getAttribute('popovertarget')}"] [role="menuitem"]`
  // A menu's code loads on the first press.
  await eventually(async () => {
    await act(async () => {})
    return textsOf(items).length > 0
  })
  return textsOf(items)
}

describe('the top bar (SHELL-30)', () => {
  it('has menu, logo, search, user and the cart with its badge for a signed-in user', async () => {
    writeStored(storageKeys.cartQuantity, { owner: '3/1', quantity: 12, lines: 3 })
    await show([])
    expect(named('Menu')).not.toBeNull()
    expect(named('Volute, to the dashboard')?.getAttribute('href')).toBe('/')
    expect(named('Volute, to the dashboard')?.textContent).toBe('Volute')
    expect(bar()?.querySelector('[role="search"]')).not.toBeNull()
    expect(named('Sol Marchetti')).not.toBeNull()
    expect(textsOf('header a[href="/shopping-cart"]', shown.host)).toEqual(['12'])
    expect(companyMenu()).toBeNull()
  })

  it('has only menu and logo for a signed-out visitor', async () => {
    await show()
    expect(named('Menu')).not.toBeNull()
    expect(named('Volute, to the dashboard')?.textContent).toBe('Volute')
    expect(bar()?.querySelector('[role="search"], a[href="/shopping-cart"]')).toBeNull()
  })
})

describe('the user dropdown', () => {
  it('offers the account pages and Sign Out (SHELL-31)', async () => {
    await show([])
    expect(await open(named('Sol Marchetti'))).toEqual([
      'Edit Account Info',
      'Change Password',
      'Company Preferences',
      'Sign Out',
    ])
  })

  it('offers to exit the company while acting, as do the company dropdown and the banner (SHELL-31, SHELL-32, SHELL-33, PERM-04, SHELL-06)', async () => {
    await show(['CROSS_COMPANY'], 'Kestrel Mining')
    expect((await open(named('Sol Marchetti')))[0]).toBe("Exit 'Kestrel Mining'")
    expect(textsOf('section[aria-label="Acting"] p', shown.host)).toEqual([
      'You are acting for Kestrel Mining',
    ])
    expect(companyMenu()?.textContent).toBe('Kestrel Mining')
    expect(textsOf('section[aria-label="Acting"] button', shown.host)).toEqual(['Exit Kestrel Mining'])
    expect(await open(companyMenu())).toEqual(["Exit 'Kestrel Mining'"])
  })

  it('does not offer to exit the user’s own company (SHELL-32, PERM-04)', async () => {
    await show(['CROSS_COMPANY'])
    expect(await open(named('Sol Marchetti'))).not.toContain("Exit 'Volute'")
    expect(companyMenu()).toBeNull()
    expect(shown.host.querySelector('section[aria-label="Acting"]')).toBeNull()
  })

  it('does not offer to exit the company without CROSS_COMPANY (SHELL-32, PERM-04)', async () => {
    await show([], 'Kestrel Mining')
    expect(await open(named('Sol Marchetti'))).not.toContain("Exit 'Kestrel Mining'")
    expect(shown.host.querySelector('section[aria-label="Acting"]')).toBeNull()
  })
})

it('the footer has copyright, office hours, terms and privacy policy (SHELL-12, SHELL-37, FACE-07)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 0, 1) })
  await show([])
  vi.useRealTimers()
  expect(textsOf('footer > *', shown.host)).toEqual([
    '© 2027 Volute',
    'Office hours 7am-5pm PST',
    'Terms of Sale',
    'Privacy Policy',
  ])
})
