import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const ben = {
  userId: 7,
  userName: 'Ben Ortiz',
  emailAddress: 'ben@riverbend.example',
  companyId: 2,
  companyName: 'Riverbend Irrigation',
  isCompanyHidden: false,
  permissions: ['PLACE_SALES_ORDERS' as const],
  isPackager: false,
  worksForProvider: false,
}

/** Loads the store as on a freshly loaded page. */
async function loadStore() {
  vi.resetModules()
  return import('./session-store.ts')
}

beforeEach(emptyBrowser)
afterEach(emptyBrowser)

function emptyBrowser() {
  window.localStorage.clear()
  window.sessionStorage.clear()
}

it('an empty browser has no user and is signed out (AUTH-13, AUTH-20)', async () => {
  const store = await loadStore()
  const user = {
    userId: 0,
    userName: '',
    emailAddress: '',
    originalCompanyId: 0,
    companyId: 0,
    companyName: '',
    isCompanyHidden: true,
    permissions: [],
    isPackager: false,
    worksForProvider: false,
  }
  expect(store.getSession()).toEqual({ user, token: '', accessToken: null })
  expect(store.isSignedIn(store.getSession())).toBe(false)
})

it('a sign-in survives a reload, with the company as the original company (AUTH-11, AUTH-12, AUTH-14)', async () => {
  const store = await loadStore()
  store.startSession({ ...ben, token: 't1', accessToken: 'a1' })
  const reloaded = await loadStore()
  expect(reloaded.getSession()).toEqual({
    user: { ...ben, originalCompanyId: 2 },
    token: 't1',
    accessToken: 'a1',
  })
})

it('a cleared session has no user after a reload (AUTH-21)', async () => {
  const store = await loadStore()
  store.startSession({ ...ben, token: 't1', accessToken: null })
  store.clearSession()
  expect((await loadStore()).getSession().user).toEqual(store.nobody)
})

it('acting changes the company and keeps the token and the original company (AUTH-23, AUTH-24)', async () => {
  const store = await loadStore()
  const sol = {
    ...ben,
    companyId: 1,
    companyName: 'Volute',
    worksForProvider: true,
    permissions: ['CROSS_COMPANY' as const],
  }
  store.startSession({ ...sol, token: 't1', accessToken: null })
  expect(store.isProvider(store.getSession().user)).toBe(true)
  expect(store.isActing(store.getSession().user)).toBe(false)

  store.changeCompany({ ...sol, companyId: 9, companyName: 'Kestrel Mining', worksForProvider: false })
  expect(store.getSession()).toMatchObject({ token: 't1', user: { companyId: 9, originalCompanyId: 1 } })
  expect(store.isActing(store.getSession().user)).toBe(true)
  expect(store.isProvider(store.getSession().user)).toBe(false)
})

it('a new name survives a reload and changes nothing else (ACCT-09)', async () => {
  const store = await loadStore()
  store.startSession({ ...ben, token: 't1', accessToken: 'a1' })
  store.renameUser('Ben Ortiz-Vega')
  expect((await loadStore()).getSession()).toEqual({
    user: { ...ben, userName: 'Ben Ortiz-Vega', originalCompanyId: 2 },
    token: 't1',
    accessToken: 'a1',
  })
})

it.each(['{', '{"userId":"7"}', 'null', '[]'])(
  'a stored user of %s counts as signed out (SHELL-61)',
  async (stored) => {
    window.localStorage.setItem('volute.user', stored)
    window.localStorage.setItem('volute.session', '{"token":"t1","accessToken":null}')
    const store = await loadStore()
    expect(store.getSession().token).toBe('')
  },
)

it('sign-in works when the browser rejects storage (SHELL-61)', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const store = await loadStore()
  store.startSession({ ...ben, token: 't1', accessToken: null })
  refuse.mockRestore()
  expect(store.getSession().token).toBe('t1')
})

it('a sign-out in another tab signs this tab out and notifies it (OQ-12)', async () => {
  const store = await loadStore()
  store.startSession({ ...ben, token: 't1', accessToken: null })
  const reported = vi.fn()
  store.onSessionChangedElsewhere(reported)

  window.dispatchEvent(new StorageEvent('storage', { key: 'volute.user' }))
  expect(reported).not.toHaveBeenCalled()

  window.localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(store.getSession().user).toEqual(store.nobody)
  expect(reported).toHaveBeenCalledOnce()
})

const sol = {
  ...ben,
  companyId: 1,
  companyName: 'Volute',
  worksForProvider: true,
  permissions: ['CROSS_COMPANY' as const],
}
const inKestrel = { ...sol, companyId: 9, companyName: 'Kestrel Mining', worksForProvider: false }

/** Loads a fresh page for Sol, with a spy for the company being changed elsewhere. */
async function loadAsSol() {
  const store = await loadStore()
  const { readLeftCompany } = await import('./left-company.ts')
  store.startSession({ ...sol, token: 't1', accessToken: null })
  const reported = vi.fn()
  store.onSessionChangedElsewhere(reported)
  return { store, reported, left: () => readLeftCompany(sol.userId)?.companyName }
}

it('a tab follows the server to another company and remembers its old one until it is back there (OQ-12)', async () => {
  const { store, reported, left } = await loadAsSol()
  store.followServer(inKestrel)
  expect(store.getSession()).toMatchObject({ token: 't1', user: { companyId: 9, originalCompanyId: 1 } })
  expect([reported.mock.calls.length, left()]).toEqual([1, 'Volute'])

  store.followServer({ ...inKestrel, companyId: 4, companyName: 'Northwind Water' })
  expect(left()).toBe('Volute')
  store.followServer(sol)
  expect(left()).toBeUndefined()
})

it('new permissions in the same company apply without a company change (OQ-13)', async () => {
  const { store, reported, left } = await loadAsSol()
  store.followServer({ ...sol, permissions: [] })
  expect(store.may(store.getSession().user, [['CROSS_COMPANY']])).toBe(false)
  expect([reported.mock.calls.length, left()]).toEqual([0, undefined])
})

it('a person does not see which company another person left in this tab (OQ-12)', async () => {
  const { store } = await loadAsSol()
  store.followServer(inKestrel)
  const { readLeftCompany } = await import('./left-company.ts')
  expect(readLeftCompany(sol.userId + 1)).toBeNull()
})
