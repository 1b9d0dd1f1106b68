import { type CastCompany, loadCast } from '@volute/demo'
import { type Brand, neutralBrand } from '@volute/domain/core/brand'
import { setBrand } from '../src/core/brand/index.ts'
import { type Queryable, schema } from '../src/core/db/index.ts'

export const PASSWORD = 'Volute-Demo-1'

const neutral = neutralBrand({
  name: 'Volute',
  salesEmail: 'parts@volute.example',
  timeZone: 'America/Los_Angeles',
})

/** The brand of the test world's shop. */
export const brand: Brand = {
  ...neutral,
  contact: {
    ...neutral.contact,
    phone: '(555) 010-1946',
    address: ['Volute Pump Works', '1946 Foundry Road', 'Fresno, CA 93706'],
    officeHours: '7am-5pm PST',
  },
}

const buyer = {
  name: 'Buyer',
  description: '',
  permissions: ['PLACE_SALES_ORDERS', 'PREPARE_QUOTES'],
} as const

const usual = { isProvider: false, distributorCode: null, defaultPaintColor: null, roles: [] }

const cast: CastCompany[] = [
  {
    ...usual,
    name: 'Volute',
    isProvider: true,
    roles: [
      {
        name: 'Sales',
        description: '',
        permissions: ['CROSS_COMPANY', 'PREPARE_QUOTES', 'PLACE_SALES_ORDERS'],
      },
      { name: 'Order Desk', description: '', permissions: ['MANAGE_ORDERS'] },
    ],
    people: [
      { name: 'Ada', email: 'ada@volute.example', role: 'Admin' },
      { name: 'Sol', email: 'sol@volute.example', role: 'Sales' },
      { name: 'Otto', email: 'otto@volute.example', role: 'Order Desk' },
      { name: 'Nia', email: 'nia@volute.example', role: 'Basic User' },
    ],
  },
  {
    ...usual,
    name: 'Riverbend Irrigation',
    distributorCode: 'D-100',
    defaultPaintColor: 'Safety Blue',
    roles: [buyer, { name: 'Estimator', description: '', permissions: ['PREPARE_QUOTES'] }],
    people: [
      { name: 'Rosa', email: 'rosa@riverbend.example', role: 'Admin' },
      { name: 'Ben', email: 'ben@riverbend.example', role: 'Buyer' },
      { name: 'Quinn', email: 'quinn@riverbend.example', role: 'Estimator' },
      { name: 'Vic', email: 'vic@riverbend.example', role: 'Basic User' },
    ],
  },
  {
    ...usual,
    name: 'Kestrel Mining',
    roles: [buyer],
    people: [{ name: 'Kim', email: 'kim@kestrel.example', role: 'Admin' }],
  },
  {
    ...usual,
    name: 'Northwind Water',
    roles: [],
    people: [{ name: 'Nora', email: 'admin@northwind.example', role: 'Admin' }],
  },
]

/** Parts of the test world by number: a small pump 4RB-EM-100 three levels deep, serial 100234. */
const partRows = [
  ['4RB-EM-100', 'Pump, end suction 4RB', null, null, false, false, 0, 40],
  ['4RB-WET', 'Wet end', null, null, false, false, 0, 20],
  ['D7232-2-CP', 'Casing, volute 4x3-10', 392000, 142, true, true, 0, 35],
  ['C2134-3-BZ', 'Impeller, enclosed, 6 vane', 184650, 18.4, false, true, 2, 14],
  ['235626', 'Gasket, casing', 3840, 0.2, false, true, 500, 5],
  ['TB10773', 'Seal, mechanical, type 21 1.750', 61490, 1.4, false, true, 20, 4],
  ['RQ5501', 'Coupling, special', null, 3.5, false, true, 0, 21],
  ['NS9000', 'Nameplate', 500, null, false, false, 0, 0],
  ['HOSE-FT', 'Hose, flush', 210, 0.31, false, true, 1000, 0],
  ['SEAL-KIT', 'Seal kit', 72000, 1.8, false, true, 4, 10],
  ['AB/1-2', 'Bracket, slash and dash', 1999, 2.25, true, true, 10, 3],
] as const

const lines = [
  ['4RB-EM-100', '4RB-WET', 1, 1],
  ['4RB-EM-100', 'RQ5501', 1, 2],
  ['4RB-EM-100', 'NS9000', 1, 3],
  ['4RB-WET', 'D7232-2-CP', 1, 1],
  ['4RB-WET', 'C2134-3-BZ', 1, 2],
  ['4RB-WET', '235626', 2, 3],
  ['4RB-WET', 'SEAL-KIT', 1, 4],
  ['4RB-WET', 'HOSE-FT', 3.5, 5],
  ['SEAL-KIT', 'TB10773', 1, 1],
  ['SEAL-KIT', '235626', 1, 2],
] as const

/** Fills an empty, migrated database with the test world. */
export async function seedWorld(db: Queryable, now: Date): Promise<void> {
  const [riverbend] = await db
    .insert(schema.accounts)
    .values([
      { identifier: 'A-RIVER', name: 'Riverbend account', discountBasisPoints: 1250 },
      { identifier: 'A-KESTREL', name: 'Kestrel account', discountBasisPoints: 0 },
    ])
    .returning()
  await db.insert(schema.paintColors).values([
    { name: 'Safety Blue', hexCode: '#1F4E79' },
    { name: 'Machine Gray', hexCode: '#6E7476' },
  ])
  await db.insert(schema.distributors).values([
    { code: 'D-100', name: 'Central Pump Supply' },
    { code: 'D-200', name: 'Coast Pump Supply' },
  ])
  await db.insert(schema.companies).values({ name: 'Riverbend Irrigation', accountId: riverbend?.id ?? null })
  await db.insert(schema.companies).values({ name: 'Northwind Water', isPackager: true })
  await seedCatalogue(db)
  await loadCast(db, cast, PASSWORD, now)
  await setBrand(db, brand, 1, now)
}

async function seedCatalogue(db: Queryable) {
  const units = await db
    .insert(schema.units)
    .values([{ name: 'EA' }, { name: 'FT' }])
    .returning()
  const unitId = (name: string) => units.find((unit) => unit.name === name)?.id ?? 0
  const parts = await db
    .insert(schema.parts)
    .values(
      partRows.map(
        ([partNumber, description, priceCents, weightLb, isPaintable, isSellable, stock, leadTimeDays]) => ({
          partNumber,
          description,
          priceCents,
          weightLb,
          isPaintable,
          isSellable,
          stock,
          leadTimeDays,
          unitId: unitId(partNumber.endsWith('-FT') ? 'FT' : 'EA'),
        }),
      ),
    )
    .returning({ id: schema.parts.id, number: schema.parts.partNumber })
  const partId = (number: string) => parts.find((part) => part.number === number)?.id ?? 0
  await db.insert(schema.bomLines).values(
    lines.map(([parent, child, quantity, position]) => ({
      parentPartId: partId(parent),
      childPartId: partId(child),
      quantity,
      position,
    })),
  )
  const bomPartId = partId('4RB-EM-100')
  const pump = { pumpModel: '4RB', pumpType: 'End suction', description: 'End suction pump 4RB', trim: 9.25 }
  await db.insert(schema.boms).values({ partId: bomPartId, ...pump })
  await db.insert(schema.pumps).values({
    bomPartId,
    serialNumber: '100234',
    copilotId: 'CP-77',
    shipDate: '2024-03-05',
    manual1: '4RB-manual',
    explodedDrawingNumber: '4RB-EM-100',
    ...pump,
    angle: 12.5,
  })
  await db.insert(schema.bomDocuments).values([
    { bomPartId, kind: 'MANUAL', name: 'O&M manual', url: '/documents/4RB-manual.pdf' },
    { bomPartId, kind: 'CURVE', name: '4RB 1750 rpm', url: '/documents/4RB-1750.pdf' },
  ])
}
