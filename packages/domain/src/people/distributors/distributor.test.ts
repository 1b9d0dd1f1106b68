import { expect, it } from 'vitest'
import { invalid } from '../../core/kernel/index.ts'
import { checkLink } from './distributor.ts'

const central = { distributorAccountId: 1, name: 'Central Pump Supply' }
const coast = { distributorAccountId: 2, name: 'Coast Pump Supply' }
const choices = [
  { ...central, company: { companyId: 10, name: 'Kestrel Mining' } },
  { ...coast, company: null },
]

it.each([
  ['Coast Pump Supply', 11, { ok: true, value: coast }],
  ['  coast PUMP supply ', 11, { ok: true, value: coast }],
  ['central pump supply', 10, { ok: true, value: central }],
  [
    'Central Pump Supply',
    11,
    invalid(
      'distributorAccountId',
      'NOT_ALLOWED',
      'This account is already associated with the company Kestrel Mining.',
    ),
  ],
  ['Coast', 11, invalid('distributorAccountId', 'UNKNOWN', 'The requested distributor was not found.')],
  ['  ', 11, invalid('distributorAccountId', 'MISSING', 'Please enter the name of a distributor.')],
])(
  'distributor %j for company %i is accepted only by its full name and if it has no other company (DIST-06, DIST-07)',
  (typed, companyId, expected) => {
    expect(checkLink(typed, companyId, choices)).toEqual(expected)
  },
)
