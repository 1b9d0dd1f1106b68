import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { databaseUrl } from '../../../test/prepare-database.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { connect } from '../../core/db/index.ts'
import { openLog } from '../../core/log/log.ts'
import { importFolder } from './import-folder.ts'

const LINES = 6_000
const BOMS = LINES / 10
/** Most rows that a step of a plan may touch: a few times the file, far below its square. */
const MOST = 10 * LINES

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)
const csv = (head: string, rows: readonly string[]) => `${head}\n${rows.join('\n')}\n`

/** A catalogue of `LINES` lines; `variant` changes every second BOM. */
const catalogue = (variant: number) => ({
  'parts.csv': csv(
    'part_number,price',
    numbers(2 * BOMS).map((n) => `${n < BOMS ? 'B' : 'P'}-${n},${n}.5`),
  ),
  'supersessions.csv': csv(
    'part_number,replaced_by',
    numbers(BOMS / 2).map((n) => `P-${BOMS + n},P-${2 * BOMS - 1 - n}`),
  ),
  'bom_lines.csv': csv(
    'parent_part_number,child_part_number,quantity,position',
    numbers(LINES).map((n) => {
      const bom = Math.floor(n / 10)
      const changed = bom % 2 ? variant : 0
      return `B-${bom},P-${BOMS + ((n * 7) % BOMS)},${1 + changed},${1 + (n % 10) + changed}`
    }),
  ),
  'pumps.csv': csv(
    'bom_number,serial_number',
    numbers(BOMS).map((n) => `B-${n},S-${n}`),
  ),
  'companies.csv': csv(
    'name,account_identifier,discount_percent',
    numbers(BOMS).map((n) => `Works ${n},A-1,5`),
  ),
  'accounts.csv': csv('identifier', ['A-1']),
})

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: PlanNode[]
}

/** In this test they fit on one page, and scanning it is as fast as an index. */
const small = new Set(['units', 'accounts'])

/** Steps that scan a table repeatedly, or touch far more rows than there are. */
function wasteful(node: PlanNode): string[] {
  const { 'Node Type': step, 'Relation Name': table, 'Actual Loops': rounds, Plans: below = [] } = node
  const once =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)
  const isAgain = step === 'Seq Scan' && !small.has(table ?? '') && rounds > 100
  const own = isAgain || once * rounds > MOST ? [`${step} of ${table}: ${once} rows, ${rounds} times`] : []
  return [...own, ...below.flatMap(wasteful)]
}

/** The most rows that a step of the plan touches. */
const touched = (node: PlanNode): number =>
  Math.max(node['Actual Rows'] * node['Actual Loops'], ...(node.Plans ?? []).map(touched))

/** Plans that touch far more rows than there are because they run repeatedly, as for each portion of a file. */
function repeated(plans: readonly { query: string; plan: PlanNode }[]): string[] {
  return Object.entries(Object.groupBy(plans, ({ query }) => query)).flatMap(([query, sent = []]) => {
    const rows = sent.reduce((sum, { plan }) => sum + touched(plan), 0)
    return rows > MOST ? [`${sent.length} times, ${rows} rows: ${query}`] : []
  })
}

describe.skipIf(!inject('clusterUrl'))('the statements of an import on PostgreSQL', () => {
  let shop: TestShop
  let watched: ReturnType<typeof connect>
  const plans: { query: string; plan: PlanNode }[] = []

  beforeAll(async () => {
    shop = await openTestShop()
    const { rows } = await shop.shop.db.execute<{ name: string }>(sql`select current_database() as name`)
    const connectionString = databaseUrl(inject('clusterUrl'), rows[0]?.name ?? '')
    watched = connect({ connectionString, max: 2 }, openLog('fatal'))
    watched.pool.on('connect', (client) => {
      void client.query(
        `load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
         set auto_explain.log_timing = off; set auto_explain.log_format = json; set auto_explain.log_level = notice`,
      )
      client.on('notice', ({ message = '' }) => {
        const at = message.indexOf('plan:\n')
        if (at < 0) return
        const { 'Query Text': query, Plan: plan } = JSON.parse(message.slice(at + 'plan:\n'.length))
        plans.push({ query, plan })
      })
    })
  })
  afterAll(async () => {
    await watched.pool.end()
    await shop.close()
  })

  /** Statistics that autovacuum records after a dry run; the planner then relies on them. */
  async function noteAsEmpty() {
    await shop.shop.db.execute(sql`
      update pg_class set reltuples = 0, relpages = 1
      where relname in ('parts', 'bom_lines', 'pumps', 'boms', 'companies', 'accounts')`)
  }

  it.each([
    ['a dry run', catalogue(0), { dryRun: true }, { added: LINES, changed: 0, unchanged: 0, removed: 0 }],
    ['a first one', catalogue(0), {}, { added: LINES, changed: 0, unchanged: 0, removed: 0 }],
    ['the same again', catalogue(0), {}, { added: 0, changed: 0, unchanged: LINES, removed: 0 }],
    [
      'a changed one',
      catalogue(1),
      {},
      { added: BOMS / 2, changed: 9 * (BOMS / 2), unchanged: LINES / 2, removed: BOMS / 2 },
    ],
  ])(
    'the statements touch each row a few times, whatever the statistics are: %s',
    async (_, files, options, lines) => {
      await noteAsEmpty()
      plans.length = 0
      const report = await importFolder({ ...shop.shop, db: watched.db }, await writeFolder(files), options)
      expect(report.badRows).toEqual([])
      expect(report.counts).toContainEqual({ label: 'BOM lines', ...lines })
      expect(plans.length).toBeGreaterThan(30)
      expect(plans.flatMap(({ query, plan }) => wasteful(plan).map((step) => `${step}: ${query}`))).toEqual(
        [],
      )
      expect(repeated(plans)).toEqual([])
    },
  )
})
