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

it('AUTH-13 AUTH-20: an empty browser is nobody, signed out', async () => {
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

it('AUTH-11 AUTH-12 AUTH-14: a sign-in is kept over a reload, with the company as the original one', async () => {
  const store = await loadStore()
  store.startSession({ ...ben, token: 't1', accessToken: 'a1' })
  const reloaded = await loadStore()
  expect(reloaded.getSession()).toEqual({
    user: { ...ben, originalCompanyId: 2 },
    token: 't1',
    accessToken: 'a1',
  })
})

it('AUTH-21: clearing the session leaves nobody behind, also after a reload', async () => {
  const store = await loadStore()
  store.startSession({ ...ben, token: 't1', accessToken: null })
  store.clearSession()
  expect((await loadStore()).getSession().user).toEqual(store.nobody)
})

it('AUTH-23 AUTH-24: acting changes the company and keeps the person, the tokens and the original company', async () => {
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

it('ACCT-09: a new name is shown and kept over a reload; everything else stays', async () => {
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
  'SHELL-61: a stored user that reads %s is nobody',
  async (stored) => {
    window.localStorage.setItem('volute.user', stored)
    window.localStorage.setItem('volute.session', '{"token":"t1","accessToken":null}')
    const store = await loadStore()
    expect(store.getSession().token).toBe('')
  },
)

it('SHELL-61: a browser that refuses storage still signs in', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const store = await loadStore()
  store.startSession({ ...ben, token: 't1', accessToken: null })
  refuse.mockRestore()
  expect(store.getSession().token).toBe('t1')
})

it('OQ-12: another tab that signs out or changes the company is followed and told', async () => {
  const store = await loadStore()
  store.startSession({ ...ben, token: 't1', accessToken: null })
  const told = vi.fn()
  store.onSessionChangedElsewhere(told)

  window.dispatchEvent(new StorageEvent('storage', { key: 'volute.user' }))
  expect(told).not.toHaveBeenCalled()

  window.localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(store.getSession().user).toEqual(store.nobody)
  expect(told).toHaveBeenCalledOnce()
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
  const told = vi.fn()
  store.onSessionChangedElsewhere(told)
  return { store, told, left: () => readLeftCompany(sol.userId)?.companyName }
}

it('OQ-12: the server knows another company: the tab follows, and keeps which one it showed until that is read', async () => {
  const { store, told, left } = await loadAsSol()
  store.followServer(inKestrel)
  expect(store.getSession()).toMatchObject({ token: 't1', user: { companyId: 9, originalCompanyId: 1 } })
  expect([told.mock.calls.length, left()]).toEqual([1, 'Volute'])

  store.followServer({ ...inKestrel, companyId: 4, companyName: 'Northwind Water' })
  expect(left()).toBe('Volute')
  store.followServer(sol)
  expect(left()).toBeUndefined()
})

it('OQ-13: other rights in the same company change what is offered, and nothing else', async () => {
  const { store, told, left } = await loadAsSol()
  store.followServer({ ...sol, permissions: [] })
  expect(store.may(store.getSession().user, [['CROSS_COMPANY']])).toBe(false)
  expect([told.mock.calls.length, left()]).toEqual([0, undefined])
})

it('OQ-12: nobody reads of a company that another person showed in this tab', async () => {
  const { store } = await loadAsSol()
  store.followServer(inKestrel)
  const { readLeftCompany } = await import('./left-company.ts')
  expect(readLeftCompany(sol.userId + 1)).toBeNull()
})
