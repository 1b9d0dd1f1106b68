import type { CastCompany } from './load-cast.ts'

/** People of the demo world; the companies themselves come with the catalogue. */
export interface Cast {
  /** Password of all people, who have all accepted the policy. */
  password: string
  companies: CastCompany[]
}

const ADMIN = 'Admin'
const BASIC_USER = 'Basic User'

const usual = { isProvider: false, distributorCode: null, defaultPaintColor: null, roles: [] }

export const cast: Cast = {
  password: 'Volute-Demo-1',
  companies: [
    {
      ...usual,
      name: 'Volute',
      isProvider: true,
      roles: [
        {
          name: 'Sales',
          description: 'Quotes and orders on behalf of customers.',
          permissions: ['CROSS_COMPANY', 'PREPARE_QUOTES', 'PLACE_SALES_ORDERS'],
        },
        {
          name: 'Order Desk',
          description: 'Picks, ships and rejects received orders.',
          permissions: ['MANAGE_ORDERS'],
        },
      ],
      people: [
        { email: 'ada@volute.example', name: 'Ada Lindqvist', role: ADMIN },
        { email: 'sol@volute.example', name: 'Sol Marchetti', role: 'Sales' },
        { email: 'otto@volute.example', name: 'Otto Brandt', role: 'Order Desk' },
        { email: 'nia@volute.example', name: 'Nia Okafor', role: BASIC_USER },
      ],
    },
    {
      ...usual,
      name: 'Riverbend Irrigation',
      distributorCode: 'D-110',
      defaultPaintColor: 'Safety Blue',
      roles: [
        {
          name: 'Buyer',
          description: 'Prepares quotes and places orders.',
          permissions: ['PLACE_SALES_ORDERS', 'PREPARE_QUOTES'],
        },
        { name: 'Estimator', description: 'Prepares quotes.', permissions: ['PREPARE_QUOTES'] },
        { name: 'Fitter', description: 'Keeps the pumps and their history.', permissions: ['MANAGE_FLEET'] },
      ],
      people: [
        { email: 'rosa@riverbend.example', name: 'Rosa Delgado', role: ADMIN },
        { email: 'ben@riverbend.example', name: 'Ben Whitaker', role: 'Buyer' },
        { email: 'quinn@riverbend.example', name: 'Quinn Harper', role: 'Estimator' },
        { email: 'finn@riverbend.example', name: 'Finn Aalto', role: 'Fitter' },
        { email: 'vic@riverbend.example', name: 'Vic Tran', role: BASIC_USER },
      ],
    },
    {
      ...usual,
      name: 'Kestrel Mining',
      people: [{ email: 'kim@kestrel.example', name: 'Kim Sandoval', role: ADMIN }],
    },
    {
      ...usual,
      name: 'Northwind Water',
      distributorCode: 'D-204',
      people: [{ email: 'admin@northwind.example', name: 'Noor Haddad', role: ADMIN }],
    },
    {
      ...usual,
      name: 'Tidewater Test',
      people: [{ email: 'admin@tidewater.example', name: 'Tess Moreau', role: ADMIN }],
    },
    {
      ...usual,
      name: 'Alder Dairy',
      people: [{ email: 'admin@alder.example', name: 'Alan Pike', role: ADMIN }],
    },
  ],
}
