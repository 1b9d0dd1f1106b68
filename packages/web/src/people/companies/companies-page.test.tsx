import { permissions } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { click, fill, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

const plain = { isPackager: false, isMigrating: false, isTest: false }
const alder = { companyId: 3, name: 'Alder Dairy', ...plain, isMigrating: true }
const north = { companyId: 4, name: 'Northwind Water', isPackager: true, isMigrating: true, isTest: true }
const devices = [
  { deviceTypeId: 2, deviceIdentifier: 'S-20' },
  { deviceTypeId: 1, deviceIdentifier: 'S-15' },
  { deviceTypeId: 2, deviceIdentifier: 'G-10' },
]
const replies = {
  'GET /company/choices': {
    accounts: [],
    deviceTypes: [
      { deviceTypeId: 1, name: 'Gateway' },
      { deviceTypeId: 2, name: 'Sensor' },
    ],
  },
  'GET /company/3': {
    ...plain,
    companyName: alder.name,
    isMigrating: true,
    accountId: null,
    account: null,
    ownedDevices: devices,
  },
}
let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
})

async function open(
  companies: (typeof alder)[],
  { path = '/manage/companies', held = [...permissions] } = {},
) {
  const ada = { ...nobody, userId: 1, companyId: 1, companyName: 'Volute', worksForProvider: true }
  startSession({ ...ada, permissions: held, token: 't1', accessToken: null })
  const map = { rowCount: companies.length, isMore: false, companies }
  page = await openPage(path, { ...replies, 'GET /company/map': map })
  await shown(() => textsOf('main :is(li, h2)').length > 0)
}

it('the list shows the companies with their count and tags, a filter and Create Company (COMPANY-01, COMPANY-02)', async () => {
  await open([north, alder])
  expect(textsOf('main h1')).toEqual(['Manage Companies 2'])
  expect(textsOf('main li')).toEqual(['Northwind WaterMigratingPackagerTester', 'Alder DairyMigrating'])
  expect(textsOf('main button')).toContain('Create Company')
  expect((await field('Filter results'))?.getAttribute('placeholder')).toBe('Filter results...')
  await fill(await field('Filter results'), 'ald')
  expect(page.router.state.location.search).toEqual({ filter: 'ald' })
})

it.each([
  ['/manage/companies', 'No companies exist'],
  ['/manage/companies?filter=x', 'No companies match the filter'],
])('%s without companies shows %s (COMPANY-01)', async (path, title) => {
  await open([], { path })
  expect(textsOf('main h2')).toEqual([title])
})

it('a user who may only edit companies sees neither Create Company nor Delete Company (COMPANY-01, COMPANY-07)', async () => {
  await open([alder], { held: ['UPDATE_COMPANY'] })
  expect(textsOf('main button')).not.toContain('Create Company')
  await press('Alder Dairy')
  await shown(() => textsOf('[role="dialog"] tbody tr').length)
  expect(acts()).toEqual(['Close', 'Save Changes'])
})

const acts = () =>
  textsOf('[role="dialog"] button').filter((text) => /^(Create|Delete|Save|Close|Don)/.test(text))
async function openAlder() {
  await open([alder])
  await press('Alder Dairy')
  await shown(() => textsOf('[role="dialog"] tbody tr').length)
}
const rows = () =>
  [...document.querySelectorAll('[role="dialog"] tbody tr')].map((row) =>
    textsOf('td', row).slice(0, 2).join(' '),
  )

it('devices are sorted by type, then by the pressed header, and filtered by identifier (COMPANY-06)', async () => {
  await openAlder()
  expect(rows()).toEqual(['Gateway S-15', 'Sensor G-10', 'Sensor S-20'])
  await press('Device Type')
  expect(rows()).toEqual(['Sensor G-10', 'Sensor S-20', 'Gateway S-15'])
  await press('Identifier')
  expect(rows()).toEqual(['Sensor G-10', 'Gateway S-15', 'Sensor S-20'])
  await press('Identifier')
  expect(rows()).toEqual(['Sensor S-20', 'Gateway S-15', 'Sensor G-10'])
  await fill(await field('Filter devices by identifier'), 's-')
  expect(rows()).toEqual(['Sensor S-20', 'Gateway S-15'])
})

it('a device can be added and another removed (COMPANY-06)', async () => {
  await openAlder()
  await press('Remove Sensor S-20')
  await fill(await field('Device Type'), '1')
  await fill(await field('Identifier'), 'A-1')
  await press('Add Device')
  expect(rows()).toEqual(['Gateway A-1', 'Gateway S-15', 'Sensor G-10'])
  expect(document.activeElement).toBe(await field('Identifier'))
})

it('an existing company has Delete Company, Close and Save Changes, and a new one Close and Create Company (COMPANY-07)', async () => {
  await openAlder()
  expect(acts()).toEqual(['Delete Company', 'Close', 'Save Changes'])
  await press('Close')
  await shown(() => document.querySelector('[role="dialog"]') === null)
  await press('Create Company')
  await shown(() => textsOf('[role="dialog"] h2').includes('Create Company'))
  expect(acts()).toEqual(['Close', 'Create Company'])
})

it('closing asks before a change is lost, but not without a change (COMPANY-08)', async () => {
  await openAlder()
  await fill(await field('Company Name'), 'Alder')
  await press('Close')
  await shown(() => textsOf('[role="dialog"] h2').length === 2)
  expect(textsOf('[role="dialog"] h2')).toEqual(['Edit Company', 'Changes have not been saved!'])
  await press("Don't Save")
  await shown(() => document.querySelector('[role="dialog"]') === null)
  await click(document.querySelector('main li button'))
  await shown(() => textsOf('[role="dialog"] tbody tr').length)
  await press('Close')
  await shown(() => document.querySelector('[role="dialog"]') === null)
})
