import type { Brand } from '@volute/domain/core/brand'
import { brandMessages } from '@volute/domain/core/brand'
import { permissions } from '@volute/domain/core/permissions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { fill, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'

const brand: Brand = {
  name: 'Volute',
  since: '1946',
  logo: null,
  accent: '#006672',
  contact: {
    salesEmail: 'parts@volute.example',
    phone: '',
    fax: '',
    address: ['Volute Pump Works', 'Fresno, CA 93706'],
    website: '',
    officeHours: '',
  },
  timeZone: 'America/Los_Angeles',
  mail: {
    senderName: 'Volute',
    senderAddress: 'parts@volute.example',
    replyTo: null,
    footer: 'Made to last.',
  },
  slides: [
    { label: 'One', title: 'First', text: 'The first.', picture: null },
    { label: 'Two', title: 'Second', text: 'The second.', picture: null },
  ],
  facts: [],
  warranty: '',
}
const privacy = { version: 1, publishedUtc: null, sections: [{ title: 'What we keep', text: 'Little.' }] }
const terms = { version: 0, publishedUtc: null, sections: [] }
const ada = {
  ...nobody,
  userId: 1,
  companyId: 1,
  companyName: 'Volute',
  worksForProvider: true,
  permissions: [...permissions],
}
const { shop } = window

let page: Awaited<ReturnType<typeof openPage>>
beforeEach(() => startSession({ ...ada, token: 't1', accessToken: null }))
afterEach(async () => {
  await page.close()
  clearSession()
  vi.restoreAllMocks()
  Object.assign(window, { shop })
})

async function openShop(replies: Record<string, unknown> = {}) {
  page = await openPage('/manage/shop', {
    'GET /shop': { brand, version: 3, privacy, terms },
    'GET /current-user': ada,
    ...replies,
  })
  await shown(() => textsOf('h2').includes('Name and Look'))
}

/** Last request body sent to a path. */
const sent = (path: string) => {
  const calls = vi.mocked<(url: string, init?: { body?: string }) => unknown>(fetch).mock.calls
  const [, init] = calls.findLast(([url, { body } = {}]) => body && url.endsWith(path)) ?? []
  return JSON.parse(init?.body ?? '')
}

/** Makes `/shop.js` return the brand as after the save. */
function serveBrand(name: string) {
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    Object.assign(window, { shop: { ...shop, name } })
    if (script instanceof Element) script.dispatchEvent(new Event('load'))
  })
}

it('a save sends the whole brand with its version, and the page shows it at once (FACE-01, FACE-09)', async () => {
  serveBrand('Harrow Pumps')
  await openShop({ 'PUT /shop': { version: 4 } })
  await fill(await field('Name'), ' Harrow Pumps ')
  await fill(await field('Postal Address'), '1 Mill Lane\n\nDayton')
  await press('Save Changes')
  await shown(() => textsOf('header').some((text) => text.includes('Harrow Pumps')))
  expect(sent('/shop')).toEqual({
    version: 3,
    brand: {
      ...brand,
      name: 'Harrow Pumps',
      contact: { ...brand.contact, address: ['1 Mill Lane', 'Dayton'] },
    },
  })
  expect(document.title).toBe('Shop · Harrow Pumps')
  await press('Save Changes')
  await shown(() => sent('/shop').version === 4)
})

it('a version conflict is reported, and the input is kept (FACE-11)', async () => {
  const refusal = Response.json(
    { error: brandMessages.changedMeanwhile, code: 'CHANGED_MEANWHILE' },
    { status: 409 },
  )
  await openShop({ 'PUT /shop': refusal })
  await fill(await field('Name'), 'Harrow Pumps')
  await press('Save Changes')
  await shown(() => textsOf('[role="alert"]').includes(brandMessages.changedMeanwhile))
  expect((await field('Name'))?.getAttribute('value')).toBe('Harrow Pumps')
})

it('errors are shown at their fields, and a pale accent is reported (FACE-02, FACE-03)', async () => {
  await openShop()
  await fill(await field('Accent Color'), '#ffee88')
  await fill(await field('Sales Email'), 'parts')
  await press('Save Changes')
  expect(textsOf('[role="alert"]')).toEqual([brandMessages.accentTooPale, expect.stringContaining('email')])
  expect(textsOf('figcaption')[0]).toMatch(/contrast of 1\.\d to 1.*too little/)
})

it('slides can be moved, added and removed, and the focus follows them (FACE-01)', async () => {
  await openShop()
  const titles = () =>
    [...document.querySelectorAll<HTMLInputElement>('[aria-label="Slides"] input:not([type="file"])')].map(
      ({ value }) => value,
    )
  await press('Move Slide 2 up')
  expect(titles()).toEqual(['Two', 'Second', 'One', 'First'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Slide 1 down')
  await press('Remove Slide 1')
  expect(titles()).toEqual(['One', 'First'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Slide 1')
  await press('Add Slide')
  expect(titles()).toEqual(['One', 'First', '', ''])
  expect(document.activeElement?.getAttribute('type')).toBe('text')
})

it('the sender and footer of a mail are previewed as they are typed (FACE-10)', async () => {
  await openShop()
  await fill(await field('Sender Name'), 'Harrow Parts')
  expect(textsOf('dd')).toEqual(['Harrow Parts <parts@volute.example>', 'Volute: Your order 100001'])
  await fill(await field('Reply To'), 'desk@volute.example')
  expect(textsOf('dd')).toContain('desk@volute.example')
  expect(document.body.textContent).toContain('parts@volute.example\nMade to last.')
})

it('a legal text is published as the next version after a confirmation (FACE-06)', async () => {
  serveBrand('Volute')
  await openShop({ 'PUT /shop/legal/terms': { version: 1 } })
  expect(textsOf('[aria-label="Terms of Sale"] p')).toEqual(['None has been published yet.'])
  await press('Write Version 1')
  await press('Publish Version 1')
  await shown(() => textsOf('[role="alert"]').includes(brandMessages.noSections))
  await press('Add Section')
  await fill(document.querySelector('[aria-label="Terms of Sale"] input'), 'Payment')
  await fill(document.querySelector('[aria-label="Terms of Sale"] textarea'), 'Within 30 days.')
  await press('Publish Version 1')
  await shown(() =>
    textsOf('[role="dialog"]').some((text) => text.includes('buyers must agree to it before they order')),
  )
  await press('Publish')
  await shown(() => textsOf('[aria-label="Versions of the Terms of Sale"] li').includes('Read version 1'))
  expect(sent('/shop/legal/terms')).toEqual({
    version: 0,
    sections: [{ title: 'Payment', text: 'Within 30 days.' }],
  })
})

it('a shop without facts is offered start texts, and keeps what it has written (SHELL-10, OQ-104)', async () => {
  serveBrand('Volute')
  await openShop({ 'PUT /shop': { version: 4 } })
  await fill(await field('Warranty'), 'A year on everything.')
  await press('Fill In Start Texts')
  await press('Save Changes')
  await shown(() => sent('/shop').version === 3)
  expect(sent('/shop').brand).toMatchObject({
    since: '1946',
    facts: [
      { title: 'Made since 1946', text: expect.any(String) },
      { title: 'Twelve-month warranty', text: 'On every non-wear part, from the day it ships.' },
      { title: 'Back to the 1950s', text: expect.stringContaining('seventy years') },
    ],
    warranty: 'A year on everything.',
  })
  expect(textsOf('button')).not.toContain('Fill In Start Texts')
})
