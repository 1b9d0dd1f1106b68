import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { pages } from '@volute/domain/core/kernel'
import { type Permission, permissions } from '@volute/domain/core/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession, getSession, nobody, startSession } from '../core/api/index.ts'
import { mayOpen } from './guard.ts'
import { routeTree } from './routes.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'

const notFound = 'not found'
const none: readonly Permission[] = []
const rememberedPath = () => window.sessionStorage.getItem('volute.path')

beforeAll(() => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
})
afterAll(() => {
  vi.unstubAllGlobals()
  clearSession()
})
beforeEach(() => {
  window.sessionStorage.clear()
})

/** Follows a path and returns the path of the final page, or that none is found. */
async function lead(path: string, companyName?: string, held: readonly Permission[] = []): Promise<string> {
  clearSession()
  if (companyName)
    startSession({
      ...nobody,
      userId: 7,
      companyId: 2,
      companyName,
      worksForProvider: companyName === 'Volute',
      permissions: [...held],
      token: 't1',
      accessToken: null,
    })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch, notFoundMode: 'root' })
  await router.load()
  const { matches, location } = router.state
  const isWhole = decodeURIComponent(matches.at(-1)?.pathname ?? '') === decodeURIComponent(location.pathname)
  const isMissing = !isWhole || matches.some(({ status }) => status === 'notFound')
  return isMissing || !mayOpen(getSession().user, matches) ? notFound : location.href
}

const customer = (path: string, held = none) => lead(path, 'Riverbend Irrigation', held)
const provider = (path: string, held = none) => lead(path, 'Volute', held)

it('a reload after the server ended the session shows the reason until the next sign-in (AUTH-22)', async () => {
  window.sessionStorage.setItem('volute.session-end', '"unauthorized"')
  expect(await lead('/shopping-cart')).toBe('/login/auth')
  await lead('/shopping-cart', 'Riverbend Irrigation')
  expect(await lead('/shopping-cart')).toBe('/login')
})

describe('public pages', () => {
  it.each([
    '/login/auth',
    '/login/policy-rejected',
    '/login/temporary-password',
    '/forgot-password',
    '/change-temp-password',
    '/change-temporary-password',
    '/register',
    '/join-company',
    '/accept-invite/dana%40new.example/code/Acme%20Pumps',
    '/privacy-policy-text',
    '/privacy-policy-viewer',
    '/policy-review',
    '/mobile-app-landing',
    '/mobile-app-loading',
    '/mobile-app-eula',
    '/render',
    '/serial',
    '/p/100234',
    '/error-500',
  ])('%s opens for everybody (SHELL-11, SHELL-13, SHELL-14, SHELL-15, SHELL-29)', async (path) => {
    expect([await lead(path), await customer(path), await provider(path)]).toEqual([path, path, path])
  })

  it('/login is only for signed-out visitors (SHELL-13, SHELL-29)', async () => {
    expect([await lead('/login'), await customer('/login'), await provider('/login')]).toEqual([
      '/login',
      '/dashboard/general',
      '/dashboard/start',
    ])
  })
})

describe('pages for signed-in users', () => {
  it.each<[string, string, string, string?, string?]>([
    // Path, then its target for a customer and for the provider, then both again with every permission if they differ.
    ['/', '/dashboard/general', '/dashboard/start', '/dashboard/general', '/dashboard/companies'],
    ['/dashboard', '/dashboard/general', '/dashboard/start', '/dashboard/general', '/dashboard/companies'],
    ['/dashboard/start', notFound, '='],
    ['/dashboard/general', '=', notFound],
    ['/dashboard/companies', '/dashboard/general', '='],
    ['/shopping-cart', '=', '='],
    ['/submit-order', '=', '='],
    ['/quick-order', '=', '='],
    ['/order-complete/100001', '=', '='],
    ['/order-history', '=', notFound],
    ['/orders/100001', '=', '='],
    ['/sales-quotes', notFound, notFound, '=', notFound],
    ['/submit-order/quote', notFound, notFound, '=', notFound],
    ['/submit-order/quote/12', notFound, notFound, '=', notFound],
    ['/manage', notFound, notFound, '/manage/users', '/manage/users'],
    ['/manage/users', notFound, notFound, '=', '='],
    ['/manage/roles', notFound, notFound, '=', '='],
    ['/manage/companies', notFound, notFound, notFound, '='],
    ['/manage/accounts', notFound, notFound, notFound, '='],
    ['/manage-company-distributors', '=', '='],
    ['/manage/acting', notFound, notFound, '=', notFound],
    ['/manage/orders', notFound, notFound, notFound, '='],
    ['/manage/claims', notFound, notFound, notFound, '='],
    ['/manage/claims/7', notFound, notFound, notFound, '='],
    ['/manage/support', notFound, notFound, notFound, '='],
    ['/manage/support/people/7', notFound, notFound, notFound, '='],
    ['/manage/support/orders/7', notFound, notFound, notFound, '='],
    ['/manage/support/mails', notFound, notFound, notFound, '='],
    ['/manage/support/jobs', notFound, notFound, notFound, '='],
    ['/manage/support/requests', notFound, notFound, notFound, '='],
    ['/manage/support/audit', notFound, notFound, notFound, '='],
    ['/workbench', notFound, notFound, notFound, '='],
    ['/workbench/7', notFound, notFound, notFound, '='],
    ['/workbench/7/files/9', notFound, notFound, notFound, '='],
    ['/workbench/12/drawings/7', notFound, notFound, notFound, '='],
    ['/account', '/account/user-info', '/account/user-info'],
    ['/account/user-info', '=', '='],
    ['/account/password', '=', '='],
    ['/company/2/preference', '=', '='],
    ['/lookup/bom/4RB-EM-100', '=', '='],
    ['/lookup/serial/100234', '=', '='],
    ['/lookup/part-number/235626', '=', '='],
    ['/lookup/pump/235626', notFound, notFound],
    ['/serial/100234', '=', '='],
    ['/fleet', '=', notFound],
    ['/fleet/12', '=', notFound],
  ])(
    '%s requires a sign-in, then depends on company and permissions (SHELL-01, SHELL-04, SHELL-05, SHELL-07, SHELL-08, SHELL-11, SHELL-16, SHELL-19, SHELL-20, SHELL-21, SHELL-22, SHELL-24, SHELL-27, SHELL-28, PERM-11, PERM-13, PERM-16)',
    async (path, ours, theirs, oursWithAll = ours, theirsWithAll = theirs) => {
      const led = [
        await customer(path),
        await provider(path),
        await customer(path, permissions),
        await provider(path, permissions),
      ]
      expect(led.map((to) => (to === path ? '=' : to))).toEqual([ours, theirs, oursWithAll, theirsWithAll])
      expect([await lead(path), rememberedPath()]).toEqual(['/login', path])
    },
  )

  it.each<[string, Permission, Permission]>([
    ['/manage/users', 'DELETE_USER_GROUPS', 'DELETE_ADMIN_COMPANY_USER'],
    ['/manage/roles', 'UPDATE_ROLES', 'CREATE_ADMIN_COMPANY_ROLE'],
  ])(
    '%s requires different permissions from a customer and the provider (SHELL-25, SHELL-26, PERM-10, OQ-09)',
    async (path, ours, theirs) => {
      expect([await customer(path, [ours]), await customer(path, [theirs])]).toEqual([path, notFound])
      expect([await provider(path, [ours]), await provider(path, [theirs])]).toEqual([notFound, path])
    },
  )
})

it('the route tree has exactly the pages that the server knows, apart from /dev/ui (SHELL-16)', () => {
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  const paths: string[] = Object.values(router.routesByPath).map(({ fullPath }) => fullPath)
  expect(new Set(paths.filter((path) => path !== '/dev/ui'))).toEqual(new Set(Object.values(pages)))
})

describe('other paths', () => {
  it('/dev/ui is missing in the built shop', async () => {
    expect(await lead('/dev/ui')).toBe('/dev/ui')
    vi.stubEnv('DEV', false)
    vi.resetModules()
    const { routeTree: built } = await import('./routes.tsx')
    vi.unstubAllEnvs()
    const paths = Object.values(createRouter({ routeTree: built }).routesByPath).map(
      ({ fullPath }) => fullPath,
    )
    expect(paths).toContain('/shopping-cart')
    expect(paths).not.toContain('/dev/ui')
  })

  it.each(['/nothing', '/manage/nothing', '/login/other', '/accept-invite/dana%40new.example'])(
    '%s is not found for anybody (SHELL-18)',
    async (path) => {
      expect([await lead(path), await customer(path), await provider(path)]).toEqual([
        notFound,
        notFound,
        notFound,
      ])
    },
  )

  it.each(['/?sn=100234', '/login?sn=100234', '/shopping-cart?sn=100234'])(
    '%s leads to the pump, also after a sign-in (SHELL-17)',
    async (path) => {
      expect(await customer(path)).toBe('/serial/100234')
      expect([await lead(path), rememberedPath()]).toEqual(['/login', '/serial/100234'])
    },
  )
})
