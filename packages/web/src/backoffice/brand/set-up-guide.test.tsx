import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPage, press, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

const { shop } = window
let page: Awaited<ReturnType<typeof openPage>>
beforeEach(() => {
  const ada = { ...nobody, userId: 1, companyId: 1, companyName: 'Volute', worksForProvider: true }
  startSession({ ...ada, permissions: ['MANAGE_SHOP'], token: 't1', accessToken: null })
})
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
  window.localStorage.clear()
  Object.assign(window, { shop })
})

async function open(brand: object, hasCatalogue: boolean, hasCustomer: boolean, hasPerson: boolean) {
  Object.assign(window, { shop: { ...shop, ...brand } })
  page = await openPage('/manage/shop', { 'GET /shop/set-up': { hasCatalogue, hasCustomer, hasPerson } })
  await shown(() => textsOf('main h1').length)
  await shown(() => queryClient.isFetching() === 0)
}

const titles = () => textsOf('main ol h3')
const links = () => [...document.querySelectorAll('main ol a')].map((one) => one.getAttribute('href'))
const notes = () => textsOf('[role="note"]')

it('the guide of an empty shop has four steps, each with a link while it is open (SETUP-01)', async () => {
  await open({ isSetUp: true, termsVersion: null }, false, false, false)
  await shown(() => titles().length)
  expect(titles()).toEqual(['Name and look', 'Catalogue', 'First customer', 'Send the invitation'])
  expect(links()).toEqual(['/manage/shop', '/workbench', '/manage/companies?add=customer'])
  expect(textsOf('main li[aria-current="step"] h3')).toEqual(['Name and look'])
  expect(textsOf('main li p')[0]).toBe('The shop lacks its terms of sale.')
  expect(notes()).toEqual([])
})

it('steps that the data show as done are ticked, and the next one is marked (SETUP-01)', async () => {
  await open({}, true, true, false)
  await shown(() => titles().length)
  expect(titles()).toEqual([
    'Name and look: done',
    'Catalogue: done',
    'First customer: done',
    'Send the invitation',
  ])
  expect(links()).toEqual(['/dashboard/companies'])
})

it('with all steps done there is no guide (SETUP-01)', async () => {
  await open({}, true, true, true)
  expect(titles()).toEqual([])
})

it('a hidden guide stays hidden and leaves what the shop lacks (SETUP-02)', async () => {
  await open({ termsVersion: null }, false, false, false)
  await press('Hide the setup guide')
  expect(titles()).toEqual([])
  expect(notes()).toEqual(['The shop is not set up yet. It lacks its terms of sale. Set up the shop'])
  await page.close()
  await open({ termsVersion: null }, false, false, false)
  expect(titles()).toEqual([])
})
