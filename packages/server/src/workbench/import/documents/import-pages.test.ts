import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePdf } from '../../../../test/make-pdf.ts'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { writeFolder } from '../../../../test/write-folder.ts'
import { importFolder } from '../import-folder.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const importDocuments = async (files: Record<string, string>) =>
  importFolder(shop.shop, await writeFolder(files))

const pages = async () => {
  const { rows } = await shop.shop.db.execute<{ page: string }>(sql`
    select path || '#' || page || ' ' || text as page from document_pages join documents on id = document_id
    where path like '%/T-%' order by path, page`)
  return rows.map(({ page }) => page)
}

it('the import reads a document’s pages, again after a change, and reports one without text (FIND-17)', async () => {
  const empty = makePdf(['-'], '', () => '0 0 10 10 re f')
  const first = await importDocuments({
    'documents/T-1.pdf': makePdf(['Safety', 'Torques']),
    'documents/T-2.pdf': empty,
  })
  expect(first).toMatchObject({ imported: true, badRows: [] })
  expect(first.notices).toEqual(['documents/T-2.pdf cannot be searched: its pages have no text.'])
  expect(await pages()).toEqual(['/documents/T-1.pdf#1 Safety', '/documents/T-1.pdf#2 Torques'])

  const second = await importDocuments({
    'documents/T-1.pdf': makePdf(['Storage']),
    'documents/T-2.pdf': empty,
  })
  expect(second.notices).toEqual([])
  expect(await pages()).toEqual(['/documents/T-1.pdf#1 Storage'])
})
