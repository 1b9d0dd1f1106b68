import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Erp, writeErpExport } from '@volute/demo/erp-exports'
import type { ImportMap } from '@volute/domain/workbench/workbench'
import { sql, TransactionRollbackError } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Transaction } from '../../src/core/db/index.ts'
import { importInto } from '../../src/workbench/import/import-into.ts'
import { emptyReport, listFolder, openReadings, recogniseFile } from '../../src/workbench/import/index.ts'
import { findMapped } from '../../src/workbench/import/reading/find-mapped.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { writeFolder } from '../write-folder.ts'

const demo = fileURLToPath(new URL('../../../../demo/catalogue', import.meta.url))

let test: TestShop
let own: Awaited<ReturnType<typeof importEmpty>>
beforeAll(async () => {
  test = await openTestShop()
  own = await importEmpty(demo, [])
})
afterAll(() => test.close())

/** Imports into an emptied shop, rolls back, and returns the content without ids. */
async function importEmpty(folder: string, map: ImportMap) {
  const workFolder = await mkdtemp(join(tmpdir(), 'volute-work-'))
  const readings = openReadings({ workFolder, stop: undefined })
  const run = { report: emptyReport(), workFolder, onBytes: () => {}, stop: undefined, readings }
  const imported = { badRows: run.report.badRows, rows: {} as Awaited<ReturnType<typeof readRows>> }
  // Use a separate transaction: inside a savepoint, rows do not count as the first of their BOM.
  const rollBack = test.shop.db.transaction(async (tx) => {
    await tx.execute(sql`truncate parts, units, warehouses cascade`)
    const { tables } = await listFolder(folder, await findMapped(folder, map, workFolder))
    await importInto(tx, test.shop.files, { tables, drawings: [], documents: [] }, run)
    imported.rows = await readRows(tx)
    tx.rollback()
  })
  try {
    await expect(rollBack).rejects.toThrow(TransactionRollbackError)
    return imported
  } finally {
    readings.close()
    await rm(workFolder, { recursive: true })
  }
}

const number = (id: string) => sql`(select part_number from parts where id = ${sql.raw(id)})`
const queries = {
  parts: sql`select part_number, description, (select name from units where id = unit_id) as unit, price_cents, weight_lb,
    is_paintable, is_sellable, has_other_material, stock, lead_time_days, ${number('parts.replaced_by_part_id')} as replaced_by from parts`,
  lines: sql`select ${number('parent_part_id')} as parent, ${number('child_part_id')} as child, position, quantity, reference,
    valid_from_utc from bom_lines`,
  past: sql`select ${number('parent_part_id')} as parent, ${number('child_part_id')} as child, position, quantity, reference,
    valid_from_utc, valid_to_utc from closed_bom_lines`,
  pumps: sql`select ${number('bom_part_id')} as bom, to_jsonb(pumps) - 'id' - 'bom_part_id' as pump from pumps`,
  boms: sql`select ${number('part_id')} as bom, to_jsonb(boms) - 'part_id' as reported from boms`,
  stock: sql`select ${number('part_id')} as part, quantity from warehouse_stock`,
}

async function readRows(tx: Transaction) {
  const read: Record<string, unknown[]> = {}
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await tx.execute(
      sql`select to_jsonb(reported) as row from (${query}) reported order by reported::text`,
    )
    read[name] = rows
  }
  return read
}

it.each(['german', 'workbooks', 'flat'] satisfies Erp[])(
  'the catalogue exported by the %s ERP and read by its map is identical to the original (BRING-20, BRING-21, BRING-22)',
  async (erp) => {
    const folder = await writeFolder({})
    const map = await writeErpExport(erp, folder)
    const { badRows, rows } = await importEmpty(folder, map)
    expect(badRows).toEqual([])
    expect(rows).toEqual(own.rows)
    expect(rows['lines']?.length).toBeGreaterThan(500)
  },
)

it.each(['german', 'workbooks', 'flat'] satisfies Erp[])(
  'an export of the %s ERP is recognised with its map, and no repair is agreed to (BRING-03, BRING-23)',
  async (erp) => {
    const folder = await writeFolder({})
    for (const { file = '', reading, mappings } of await writeErpExport(erp, folder)) {
      const guess = await recogniseFile({ path: join(folder, file), name: file })
      expect(guess).toMatchObject({ kind: 'TABLE', reading, problem: null })
      const inOrder = ({ file: of, columns }: (typeof mappings)[number]) => ({
        of,
        columns: columns.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0)),
      })
      expect(guess.mappings.map(inOrder)).toEqual(mappings.map(inOrder))
      expect(guess.mappings.flatMap(({ agreed }) => agreed)).toEqual([])
    }
  },
)
