import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { sameNumber, schema } from '../../core/db/index.ts'
import { importFolder } from './import-folder.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function run(files: Record<string, string>, options = {}) {
  return importFolder(shop.shop, await writeFolder(files), options)
}

async function findPart(number: string) {
  const [row] = await shop.shop.db
    .select()
    .from(schema.parts)
    .innerJoin(schema.units, eq(schema.units.id, schema.parts.unitId))
    .where(sameNumber(schema.parts.partNumber, number))
  return row && { ...row.parts, unit: row.units.name }
}

const partId = async (number: string) => (await findPart(number))?.id ?? 0

it('new parts get defaults and no lead time, keep zeros, dashes and case, and show the number for a blank description (BRING-71)', async () => {
  const report = await run({
    'parts.csv':
      'part_number,description,unit,price,weight_lb,is_paintable,is_sellable,has_other_material,stock,lead_time_days\n' +
      '0042-a/B,,,,,,,,,\n' +
      '"P 1","Ring, 3"" wear",FT,1234.5,0.296,yes,1,TRUE,-2,14\n',
  })
  expect(report).toMatchObject({
    counts: [{ label: 'parts', added: 2, changed: 0, unchanged: 0 }],
    badRows: [],
    imported: true,
  })
  expect(await findPart('0042-A/b')).toMatchObject({
    partNumber: '0042-a/B',
    description: '0042-a/B',
    unit: 'EA',
    priceCents: null,
    weightLb: null,
    isPaintable: false,
    isSellable: false,
    hasOtherMaterial: false,
    stock: 0,
    leadTimeDays: null,
  })
  expect(await findPart('P 1')).toMatchObject({
    description: 'Ring, 3" wear',
    unit: 'FT',
    priceCents: 123450,
    weightLb: 0.296,
    isPaintable: true,
    isSellable: true,
    hasOtherMaterial: true,
    stock: -2,
    leadTimeDays: 14,
  })
})

it('an import changes what differs and keeps the values of columns that the file lacks', async () => {
  const before = await findPart('235626')
  const report = await run({ 'parts.csv': 'part_number,price\r\n235626,39.95\r\ntb10773,614.90\r\n' })
  expect(report.counts).toEqual([{ label: 'parts', added: 0, changed: 2, unchanged: 0 }])
  expect(await findPart('235626')).toEqual({ ...before, priceCents: 3995 })
  expect(await findPart('TB10773')).toMatchObject({ partNumber: 'tb10773', priceCents: 61490 })
})

it('prices are rounded half up to the cent and counted', async () => {
  const report = await run({
    'parts.csv': 'part_number,price\nR-1,12.345\nR-2,0.9949\nR-3,7.1000\nR-4,8\n',
  })
  expect(report.pricesRounded).toBe(2)
  expect([(await findPart('R-1'))?.priceCents, (await findPart('R-2'))?.priceCents]).toEqual([1235, 99])
})

it('a BOM gets exactly the lines of the file, and other BOMs stay unchanged', async () => {
  const { db } = shop.shop
  const others = () =>
    db
      .select()
      .from(schema.bomLines)
      .where(sql`${schema.bomLines.parentPartId} <> (select id from parts where part_number = 'SEAL-KIT')`)
      .orderBy(schema.bomLines.parentPartId, schema.bomLines.position)
  const before = await others()
  const report = await run({
    'bom_lines.csv':
      'parent_part_number,child_part_number,quantity,position\n' +
      'seal-kit,235626,1,2\nSEAL-KIT,235626,2.5,3\nSEAL-KIT,RQ5501,1,4\n',
  })
  expect(report.counts).toEqual([{ label: 'BOM lines', added: 2, changed: 0, unchanged: 1, removed: 1 }])
  const lines = await db
    .select({ position: schema.bomLines.position, quantity: schema.bomLines.quantity })
    .from(schema.bomLines)
    .where(eq(schema.bomLines.parentPartId, await partId('SEAL-KIT')))
    .orderBy(asc(schema.bomLines.position))
  expect(lines).toEqual([
    { position: 2, quantity: 1 },
    { position: 3, quantity: 2.5 },
    { position: 4, quantity: 1 },
  ])
  expect(await others()).toEqual(before)
})

it('pumps are imported by serial number, and a row without one describes a BOM', async () => {
  const report = await run({
    'pumps.csv':
      'bom_number,pump_model,serial_number,trim,angle,ship_date\n' +
      '4RB-EM-100,4RB,100234,9.5,12,2024-03-05\n' +
      '4rb-em-100,4RB,00100235,,,\n' +
      '4RB-WET,4RB wet end,,,,\n',
    'boms.csv': 'bom_number,force_nested\n4RB-WET,yes\n',
  })
  expect(report.counts).toEqual([
    { label: 'pumps', added: 1, changed: 1, unchanged: 0 },
    { label: 'BOM descriptions', added: 1, changed: 0, unchanged: 0 },
    { label: 'BOMs', added: 0, changed: 1, unchanged: 0 },
  ])
  const pumps = await shop.shop.db.select().from(schema.pumps).orderBy(schema.pumps.id)
  expect(pumps).toMatchObject([
    { serialNumber: '100234', trim: 9.5, angle: 12, copilotId: 'CP-77', description: 'End suction pump 4RB' },
    { serialNumber: '00100235', bomPartId: await partId('4RB-EM-100'), trim: null, shipDate: null },
  ])
  const [bom] = await shop.shop.db
    .select()
    .from(schema.boms)
    .where(eq(schema.boms.partId, await partId('4RB-WET')))
  expect(bom).toMatchObject({ pumpModel: '4RB wet end', forceNested: true })
})

it('documents of BOMs are imported with their address without the scheme (OQ-69)', async () => {
  const report = await run({
    'bom_documents.csv':
      'bom_number,kind,name,url\n' +
      '4RB-EM-100,curve,4RB 1750 rpm,/documents/4RB-1750-b.pdf\n' +
      '4RB-EM-100,Manual,,https://docs.example/manuals/4RB.pdf\n',
  })
  expect(report.counts).toEqual([{ label: 'BOM documents', added: 1, changed: 1, unchanged: 0 }])
  const urls = await shop.shop.db
    .select({ name: schema.bomDocuments.name, url: schema.bomDocuments.url })
    .from(schema.bomDocuments)
    .orderBy(schema.bomDocuments.name)
  expect(urls).toContainEqual({ name: '4RB.pdf', url: 'docs.example/manuals/4RB.pdf' })
  expect(urls).toContainEqual({ name: '4RB 1750 rpm', url: '/documents/4RB-1750-b.pdf' })
})

it('accounts and customers are imported, a new customer with its two roles (ROLES-11, OQ-36)', async () => {
  const report = await run({
    'accounts.csv':
      'identifier,name,discount_percent\nA-NEW,New account,7.25\na-river,Riverbend account,12.5\n',
    'companies.csv':
      'name,account_identifier,discount_percent,is_packager,is_migrating,is_test\n' +
      'Fern Foods,a-new,8.5,1,0,0\n  riverbend irrigation ,A-RIVER,,,,\n',
  })
  expect(report.counts).toEqual([
    { label: 'accounts', added: 1, changed: 1, unchanged: 0 },
    { label: 'companies', added: 1, changed: 1, unchanged: 0 },
    { label: 'account discounts', added: 0, changed: 1, unchanged: 0 },
  ])
  const { rows } = await shop.shop.db.execute(sql`
    select c.name, c.is_packager, a.discount_basis_points, r.name as role, r.immutable,
      (select count(*)::int from role_permissions p where p.role_id = r.id) as held
    from companies c join accounts a on a.id = c.account_id join roles r on r.company_id = c.id
    where c.name = 'Fern Foods' order by r.id`)
  expect(rows).toMatchObject([
    { is_packager: true, discount_basis_points: 850, role: 'Admin', immutable: true },
    { role: 'Basic User', immutable: true, held: 0 },
  ])
  expect(Number(rows[0]?.['held'])).toBeGreaterThan(0)
})

it('distributors, paint colors and device types are imported', async () => {
  const files = {
    'distributors.csv': 'code,name\nd-100,Central Pump Supply\nD-300,Desert Pump Supply\n',
    'paint_colors.csv': 'name,hex_code\nSafety Blue,#1f4e80\nPrimer,\n',
    'device_types.csv': 'name\nTablet\nKiosk\n',
  }
  expect((await run(files)).counts).toEqual([
    { label: 'distributors', added: 1, changed: 1, unchanged: 0 },
    { label: 'paint colors', added: 1, changed: 1, unchanged: 0 },
    { label: 'device types', added: 2, changed: 0, unchanged: 0 },
  ])
  const [central] = await shop.shop.db.select().from(schema.distributors).orderBy(schema.distributors.id)
  expect(central?.companyId).not.toBeNull()
})

it('a second import of the same folder changes nothing', async () => {
  const files = {
    'parts.csv': 'part_number,description,price,weight_lb\nI-1,One,1.005,0.12345\nI-2,,,\n',
    'bom_lines.csv': 'parent_part_number,child_part_number,quantity,position\nI-1,I-2,2,1\nI-1,I-2,1.5,2\n',
    'pumps.csv': 'bom_number,serial_number,ship_date,trim\nI-1,I-100,2026-01-31,9.125\nI-1,,,\n',
    'companies.csv': 'name,is_test\nIdle Works,true\n',
  }
  await run(files)
  const again = await run(files)
  expect(again.counts.every(({ added, changed, removed = 0 }) => added + changed + removed === 0)).toBe(true)
  expect(again.counts.map(({ unchanged }) => unchanged)).toEqual([2, 2, 1, 1, 1])
})

it('importing a self-registered company makes it permanent, once', async () => {
  const { db } = shop.shop
  await db.insert(schema.companies).values({ name: 'Tidewater', provisionalUntilUtc: new Date('2026-11-27') })
  const files = { 'companies.csv': 'name\nTIDEWATER\n' }
  expect((await run(files)).counts).toMatchObject([{ label: 'companies', added: 0, changed: 1 }])
  const [known] = await db.select().from(schema.companies).where(eq(schema.companies.name, 'TIDEWATER'))
  expect(known?.provisionalUntilUtc).toBeNull()
  expect((await run(files)).counts).toMatchObject([{ label: 'companies', changed: 0, unchanged: 1 }])
})

it('a dry run reports the changes and makes none', async () => {
  const report = await run({ 'parts.csv': 'part_number,price\nDRY-1,1\n235626,77\n' }, { dryRun: true })
  expect(report).toMatchObject({ counts: [{ added: 1, changed: 1, unchanged: 0 }], imported: false })
  expect(await findPart('DRY-1')).toBeUndefined()
  expect((await findPart('235626'))?.priceCents).not.toBe(7700)
})

it('an import leaves users, roles, carts and orders unchanged', async () => {
  const everything = async () => {
    const tables = [
      'users',
      'roles',
      'role_permissions',
      'carts',
      'cart_items',
      'saved_addresses',
      'quotes',
      'sales_orders',
    ]
    const read = tables.map((table) =>
      shop.shop.db.execute(sql`select * from ${sql.identifier(table)} order by 1`),
    )
    return (await Promise.all(read)).map(({ rows }) => rows)
  }
  const { userId, companyId } = await shop.signIn('ben@riverbend.example')
  const [cart] = await shop.shop.db.insert(schema.carts).values({ userId, companyId }).returning()
  await shop.shop.db
    .insert(schema.cartItems)
    .values({ cartId: cart?.id ?? 0, position: 1, partId: await partId('D7232-2-CP'), quantity: 2 })
  const before = await everything()
  await run({
    'parts.csv': 'part_number,description,price,is_sellable\nD7232-2-CP,Casing,1,no\n',
    'companies.csv': 'name,is_test\nRiverbend Irrigation,yes\n',
  })
  expect(await everything()).toEqual(before)
})

it('unknown files and columns are reported', async () => {
  const drawings = ['.DS_Store', 'a.png', 'b.PNG', 'c/d.dwg', 'e.ai'].map((name) => `drawings/${name}`)
  const outside = ['scan.PDF', 'BOMS.CSV', 'Drawings/A.svg', 'documents/B.docx', ...drawings]
  const report = await run({
    'parts.csv': 'part_number,colour\n235626,red\n',
    'prices.csv': 'part_number,price\n',
    'documents/A.PDF': '%PDF-1.7',
    ...Object.fromEntries(outside.map((name) => [name, 'x'])),
  })
  expect(report.notices.toSorted()).toEqual([
    'BOMS.CSV is left out: it would be read under the name boms.csv.',
    'Drawings is left out: it would be read under the name drawings.',
    'documents/A.PDF cannot be searched: it cannot be read (Invalid PDF structure.).',
    'documents: 1 file left out, which would have to be .pdf: B.docx.',
    'drawings: 4 files left out, which would have to be .svg: a.png, b.PNG, c/d.dwg, e.ai.',
    'parts.csv: the column colour is not known and is left out.',
    'prices.csv is not a file of the import format and is left out.',
    'scan.PDF is not a file of the import format and is left out.',
  ])
})

it('a generated catalogue of 4,000 parts and 9,000 BOM lines is imported, and one that is too deep is rejected', async () => {
  const parts = Array.from({ length: 4000 }, (_, n) => `G-${n},Part ${n},${n}.50`)
  const lines = Array.from({ length: 12_000 }, (_, n) => {
    const parent = Math.floor(n / 4)
    return `G-${parent},g-${parent + 1 + (n % 4) * 250},${(n % 9) + 1},${n % 4}`
  })
  const far = await run({
    'parts.csv': `part_number,description,price\r\n${parts.join('\r\n')}\r\n`,
    'bom_lines.csv': `parent_part_number,child_part_number,quantity,position\r\n${lines.join('\r\n')}`,
  })
  expect(far.imported).toBe(false)
  expect(far.badRows[0]?.reason).toMatch(/^the BOM would be more than 64 levels deep: G-/)

  const flat = lines.filter((_, n) => n % 4 !== 0)
  const seen: number[] = []
  const folder = {
    'parts.csv': `part_number,description,price\r\n${parts.join('\r\n')}\r\n`,
    'bom_lines.csv': `parent_part_number,child_part_number,quantity,position\r\n${flat.join('\r\n')}`,
  }
  const report = await run(folder, { onProgress: (done: number, total: number) => seen.push(done / total) })
  expect(report.counts).toEqual([
    { label: 'parts', added: 4000, changed: 0, unchanged: 0 },
    { label: 'BOM lines', added: 9000, changed: 0, unchanged: 0, removed: 0 },
  ])
  expect(seen.at(-1)).toBe(1)
})
