import { getFit } from '@volute/domain/catalogue/fit'
import { addDays } from '@volute/domain/core/kernel'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBom } from '../../../../test/add-bom.ts'
import { type Caller, openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { writeFolder } from '../../../../test/write-folder.ts'
import { schema } from '../../../core/db/index.ts'
import { importFolder } from '../import-folder.ts'
import { sayBadRows } from '../report.ts'

let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  const { db } = shop.shop
  await addBom(db, [['EM', 'N', 1]], ['M', 'V', 'W', 'KIT'])
  const [bom] = await db.select().from(schema.parts).where(eq(schema.parts.partNumber, 'EM'))
  const pump = (year: number) => ({
    bomPartId: bom?.id ?? 0,
    serialNumber: `S-${year}`,
    shipDate: `${year}-05-02`,
  })
  await db.insert(schema.pumps).values([pump(2019), pump(2022)])
})
afterAll(() => shop.close())

async function run(name: string, rows: string, options = {}) {
  return importFolder(shop.shop, await writeFolder({ [`${name}.csv`]: rows }), options)
}
const bad = async (name: string, rows: string) => sayBadRows((await run(name, rows)).badRows)
const sentencesOf = async (serialNumber: string) =>
  (await shop.call(getFit, { serialNumber }, ben)).body.sinceShipped.map(({ sentence }) => sentence)

describe('past BOM lines from a file (FIT-07)', () => {
  const HEADER = 'parent_part_number,child_part_number,quantity,position,valid_from,valid_to\n'
  const bom = (rows: string) => run('bom_lines', HEADER + rows)
  const threeYears = 'EM,N,1,1,,2020-01-01\nEM,M,1,1,2020-01-01,2023-01-01\nEM,V,1,1,2023-01-01,\n'

  it('the ship date selects the lines, and the same file again changes nothing', async () => {
    const { counts } = await bom(threeYears)
    expect(counts).toMatchObject([
      { label: 'BOM lines', changed: 1 },
      // The line that this import has changed is in the file too, with another day.
      { label: 'past BOM lines', added: 2, removed: 1 },
    ])
    expect(await sentencesOf('S-2019')).toEqual(['N (shipped 2019, by date) is now V.'])
    expect(await sentencesOf('S-2022')).toEqual(['M (shipped 2022, by date) is now V.'])
    const again = await bom(threeYears)
    expect(again.counts).toMatchObject([
      { added: 0, changed: 0, unchanged: 1, removed: 0 },
      { added: 0, changed: 0, unchanged: 2, removed: 0 },
    ])
  })

  it('past lines are replaced by a new file and kept by a file without any', async () => {
    await bom('EM,N,1,1,,2020-01-01\nEM,W,1,1,2020-01-01,2023-01-01\n')
    expect(await sentencesOf('S-2022')).toEqual(['W (shipped 2022, by date) is now V.'])
    await run('bom_lines', 'parent_part_number,child_part_number,quantity,position\nEM,V,1,1\n')
    expect(await sentencesOf('S-2019')).toEqual(['N (shipped 2019, by date) is now V.'])
  })

  it('dates in the future, reversed periods and overlapping positions are rejected', async () => {
    expect(
      await bad(
        'bom_lines',
        `${HEADER}EM,N,1,1,,2999-01-01\nEM,N,1,2,2020-01-01,2019-01-01\nEM,N,1,3,,2020-01-01\nEM,M,1,3,2019-01-01,\n`,
      ),
    ).toEqual([
      'bom_lines.csv, line 2, column valid_to: is a day to come',
      'bom_lines.csv, line 3, column valid_to: is not after valid_from',
      'bom_lines.csv, line 5, column valid_from: line 4 has this position until 2020-01-01',
    ])
  })
})

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'today in %s, the shop’s time zone, is not a future day, whatever the database’s time zone (FIT-07, FACE-04)',
  async (timeZone) => {
    const { db } = shop.shop
    await db
      .update(schema.brand)
      .set({ brand: sql`${schema.brand.brand} || ${JSON.stringify({ timeZone })}` })
    const today = shopDate(new Date(), timeZone)
    const from = async (day: string) => {
      const rows = `parent_part_number,child_part_number,quantity,position,valid_from\nEM,N,1,1,${day}\n`
      return sayBadRows((await run('bom_lines', rows, { dryRun: true })).badRows)
    }
    expect(await from(today)).toEqual([])
    expect(await from(addDays(today, 2))).toEqual([
      'bom_lines.csv, line 2, column valid_from: is a day to come',
    ])
  },
)

describe('as-shipped pumps (FIT-01)', () => {
  const HEADER = 'serial_number,parent_part_number,child_part_number,quantity,position\n'
  const shipped = (rows: string) => run('as_shipped', HEADER + rows)

  it('a file replaces all lines of a pump, and an unknown part keeps its number', async () => {
    const { counts } = await shipped('s-2019,em,GONE-1,1,1\nS-2019,EM,w,2,2\n')
    expect(counts).toMatchObject([{ label: 'as-shipped lines', added: 2 }])
    expect(await sentencesOf('S-2019')).toEqual([
      'GONE-1 (shipped 2019) is now V.',
      "W (shipped 2019) is not in today's BOM.",
    ])
    const again = await shipped('S-2019,EM,V,1,1\n')
    expect(again.counts).toMatchObject([{ added: 0, changed: 1, removed: 1 }])
    expect(await sentencesOf('S-2019')).toEqual([])
  })

  it('lines need a known pump, an assembly below its BOM and a unique position', async () => {
    expect(await bad('as_shipped', `${HEADER}NOPE,EM,V,1,1\nS-2022,KIT,V,1,1\nS-2022,KIT,V,1,2\n`)).toEqual([
      "as_shipped.csv, line 2, column serial_number: there is no pump 'NOPE'",
      "as_shipped.csv, line 3, column parent_part_number: no line of this pump stands below its BOM 'EM'",
    ])
    const twice = `${HEADER}S-2022,EM,V,1,1\nS-2022,em,W,1,1\n`
    expect(await bad('as_shipped', twice)).toEqual([
      'as_shipped.csv, line 3, column position: this assembly of the pump has this position in line 2 already',
    ])
    const { leftOut } = await run('as_shipped', twice, { skipBad: true })
    expect(leftOut).toBe(2)
  })
})

describe('alternates (FIT-06)', () => {
  const HEADER = 'part_number,alternate,kind,both_ways,bom_number,note\n'
  const approve = async (rows: string) => (await run('alternates', HEADER + rows)).counts
  const listed = () =>
    shop.shop.db
      .select({ kind: schema.partAlternates.kind, isBothWays: schema.partAlternates.isBothWays })
      .from(schema.partAlternates)

  it('each pair is approved exactly as in the file, and withdrawn', async () => {
    expect(await approve('N,V,EQUAL,,,\nN,W,better,yes,,Harder\n')).toMatchObject([{ added: 2, removed: 0 }])
    expect(await approve('N,V,IN_NEED,,EM,\n')).toMatchObject([{ added: 1, removed: 1 }])
    expect(await listed()).toEqual([
      { kind: 'BETTER', isBothWays: true },
      { kind: 'IN_NEED', isBothWays: false },
    ])
    expect(await approve('n,v,none,,,\n')).toMatchObject([{ added: 0, removed: 1 }])
    expect(await listed()).toEqual([{ kind: 'BETTER', isBothWays: true }])
  })

  it('an alternate needs two different known parts and a known kind, once per BOM', async () => {
    expect(
      await bad(
        'alternates',
        `${HEADER}N,N,EQUAL,,,\nN,NOPE,EQUAL,,,\nN,M,SAME,,,\nN,M,EQUAL,,,\nN,M,BETTER,,,\n`,
      ),
    ).toEqual([
      'alternates.csv, line 2, column alternate: is the part itself',
      "alternates.csv, line 3, column alternate: there is no part 'NOPE'",
      "alternates.csv, line 4, column kind: 'SAME' is none of EQUAL, BETTER, IN_NEED, NONE",
      'alternates.csv, line 6, column alternate: line 5 has this pair for the same BOM already',
    ])
  })
})
