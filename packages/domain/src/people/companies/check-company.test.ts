import { expect, it } from 'vitest'
import fc from 'fast-check'
import { firstError } from '../../core/kernel/index.ts'
import { checkAccount, checkCompany, checkDevice, isCompanyChanged, sameDevices } from './check-company.ts'
import { accountLabel, type CompanyFields } from './company.ts'

const acme: CompanyFields = {
  companyName: 'Acme',
  isPackager: false,
  isMigrating: false,
  isTest: false,
  accountId: 4,
  ownedDevices: [
    { deviceTypeId: 1, deviceIdentifier: 'FM-1' },
    { deviceTypeId: 2, deviceIdentifier: 'FM-1' },
  ],
}

it.each([
  ['', 'A company is required to have a name.'],
  ['   ', 'A company is required to have a name.'],
  ['x'.repeat(101), 'Company name must be 100 characters or less.'],
  [` ${'x'.repeat(100)} `, null],
])(
  'company name %j must have 1 to 100 characters (COMPANY-17, COMPANY-21, OQ-51)',
  (companyName, sentence) => {
    expect(firstError(checkCompany({ ...acme, companyName }))).toBe(sentence)
  },
)

it.each([
  [{ deviceTypeId: 1, deviceIdentifier: ' fm-1 ' }, 'This company already owns this device.'],
  [{ deviceTypeId: 1, deviceIdentifier: '  ' }, 'Device identifiers cannot be left blank.'],
  [{ deviceTypeId: null, deviceIdentifier: '' }, 'Device identifiers cannot be left blank.'],
  [
    { deviceTypeId: null, deviceIdentifier: 'FM-2' },
    'Please select a device type before adding the device to the company.',
  ],
  [
    { deviceTypeId: 1, deviceIdentifier: 'x'.repeat(51) },
    'Device identifiers must be 50 characters or less.',
  ],
  [{ deviceTypeId: 1, deviceIdentifier: ` ${'x'.repeat(50)}` }, null],
  [{ deviceTypeId: 3, deviceIdentifier: 'FM-1' }, null],
])(
  'device %j is accepted only if complete, short enough and not owned yet (COMPANY-18, COMPANY-19, COMPANY-20, COMPANY-21, OQ-33)',
  (device, sentence) => {
    expect(firstError(checkDevice(device, acme.ownedDevices))).toBe(sentence)
  },
)

it('a company with the same device twice cannot be saved (COMPANY-18)', () => {
  const ownedDevices = [...acme.ownedDevices, { deviceTypeId: 2, deviceIdentifier: 'fm-1' }]
  const checked = checkCompany({ ...acme, ownedDevices })
  expect(firstError(checked)).toBe('This company already owns this device.')
  expect(checked).toMatchObject({ errors: [{ field: 'ownedDevices.2.deviceIdentifier' }] })
})

it.each([
  ['Kestrel Mining Group (KES-2210)', 7],
  [' kestrel mining group (kes-2210) ', 7],
  ['kes-2210', 7],
  ['Kestrel Mining Group', undefined],
  ['  ', null],
])('the account picker resolves %j (COMPANY-05)', (typed, expected) => {
  const account = { accountId: 7, name: 'Kestrel Mining Group', identifier: 'KES-2210' }
  expect(accountLabel(account)).toBe('Kestrel Mining Group (KES-2210)')
  const checked = checkAccount(typed, [account])
  expect(checked.ok ? checked.value && checked.value.accountId : undefined).toBe(expected)
})

it.each<[string, Partial<CompanyFields>, boolean]>([
  ['nothing', {}, false],
  ['spaces around the name', { companyName: ' Acme ' }, false],
  ['the name', { companyName: 'acme' }, true],
  ['a flag', { isPackager: true }, true],
  ['another flag', { isMigrating: true }, true],
  ['the third flag', { isTest: true }, true],
  ['no account', { accountId: null }, true],
  ['the order of its devices', { ownedDevices: acme.ownedDevices.toReversed() }, false],
  ['a device less', { ownedDevices: acme.ownedDevices.slice(1) }, true],
  [
    'one device instead of another',
    { ownedDevices: [...acme.ownedDevices.slice(1), { deviceTypeId: 2, deviceIdentifier: 'X' }] },
    true,
  ],
])('editing %s changes the company only if its content differs (COMPANY-09)', (_, edit, isChanged) => {
  expect(isCompanyChanged(acme, { ...acme, ...edit })).toBe(isChanged)
})

it('two lists with the same devices in any order are equal (COMPANY-09)', () => {
  const device = fc.record({ deviceTypeId: fc.integer({ min: 1, max: 3 }), deviceIdentifier: fc.string() })
  const devices = fc.uniqueArray(device, {
    selector: (one) => `${one.deviceTypeId} ${one.deviceIdentifier.normalize('NFKC').trim().toLowerCase()}`,
  })
  const shuffled = devices.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  )
  fc.assert(
    fc.property(shuffled, ([all, mixed]) => {
      expect(sameDevices(all, mixed)).toBe(true)
    }),
  )
})
