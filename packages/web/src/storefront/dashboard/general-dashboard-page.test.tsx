import { permissions, type Permission, RIBBON_ANY } from '@volute/domain/core/permissions'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPage, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'

const rosa = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend', permissions: [...permissions] }
const none = { users: 1, roles: 2, openQuotes: 0, lastOrderUtc: null }
const newcomer = { pumps: [], pumpCount: { rowCount: 0, isMore: false }, orders: [], quotes: [] }
const slides = [
  { label: 'Purchased by a customer', title: 'Still running.', text: 'Since 1958.', picture: null },
]

const { shop } = window
let page: Awaited<ReturnType<typeof openPage>>
beforeEach(() => {
  startSession({ ...rosa, token: 't1', accessToken: null })
  Object.assign(window, { shop: { ...shop, slides } })
})
afterEach(async () => {
  await page.close()
  clearSession()
  Object.assign(window, { shop })
})

/** Opens the page and returns its sections and cards, in the order of the page. */
async function open(figures: object) {
  page = await openPage('/dashboard/general', {
    'GET /dashboard': newcomer,
    'GET /dashboard/ribbon': { ...none, ...figures },
  })
  await shown(() => textsOf('main section p').includes('Purchased by a customer'))
  return [...document.querySelectorAll('main h2, main li')]
    .map((one) => one.textContent ?? '')
    .filter((text) => /^(Start Order|Still running|My Pumps)/.test(text))
    .map((text) => text.slice(0, 8))
}

it.each([
  [permissions, ['Start Order']],
  [[], ['Find a pump or part']],
])(
  'a user with the permissions %j starts with %j and sees Genuine Replacement Parts (SHELL-09, PERM-17)',
  async (held, seen) => {
    const facts = [{ title: 'Tested', text: 'As the pump was.' }]
    Object.assign(window, { shop: { ...shop, facts } })
    startSession({ ...rosa, permissions: [...held], token: 't1', accessToken: null })
    page = await openPage('/dashboard/general', { 'GET /dashboard': newcomer, 'GET /dashboard/ribbon': none })
    const start = () => textsOf('main :is(h2, li)').filter((text) => /^(Start Order|Find a pump)/.test(text))
    await shown(() => start().length > 0)
    expect(start().map((text) => seen.find((one) => text.startsWith(one)))).toEqual(seen)
    expect(textsOf('main h2')).toContain('Genuine Replacement Parts')
  },
)

it('a new user sees the pictures first (SHELL-51, OQ-104)', async () => {
  expect(await open({})).toEqual(['Still ru', 'Start Or'])
})

it('a returning user sees pumps first, and the pictures below the cards (SHELL-51, FLEET-25, OQ-104)', async () => {
  expect(await open({ lastOrderUtc: '2026-11-20T12:00:00Z' })).toEqual(['My Pumps', 'Start Or', 'Still ru'])
})

it('the facts about genuine parts are below the cards (SHELL-53)', async () => {
  const facts = [{ title: 'Cast here', text: 'In our own foundry.' }]
  Object.assign(window, { shop: { ...shop, slides, facts } })
  await open({})
  const [text] = textsOf('main section:has(h3)').slice(-1)
  expect(text).toBe('Genuine Replacement PartsCast hereIn our own foundry.')
  expect(textsOf('main h2').at(-1)).toBe('Genuine Replacement Parts')
})

const isSearch = () => textsOf('main h2').includes('Find a pump or part')
it.each<[string, boolean, Permission[]]>([
  ['none of the eleven permissions', true, permissions.filter((one) => !RIBBON_ANY.flat().includes(one))],
  ['one of them', false, ['INVITE_USERS']],
])('a user with %s sees the search instead of the cards: %s (SHELL-54)', async (_, searches, held) => {
  startSession({ ...rosa, permissions: held, token: 't1', accessToken: null })
  await open({})
  expect([isSearch(), document.querySelector('main [role="search"]') !== null]).toEqual([searches, searches])
})
