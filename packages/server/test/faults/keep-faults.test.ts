import {
  type Fault,
  getFaults,
  listFaultDocuments,
  resetFaults,
  saveFaults,
} from '@volute/domain/storefront/faults'
import { findResults } from '@volute/domain/storefront/search'
import { desc } from 'drizzle-orm'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../open-test-shop.ts'
import { writeFolder } from '../write-folder.ts'
import { makePdf } from '../make-pdf.ts'
import { schema } from '../../src/core/db/index.ts'
import { importFolder } from '../../src/workbench/import/index.ts'

let shop: TestShop
let ada: Caller
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  await importFolder(shop.shop, fileURLToPath(new URL('../../../../demo/catalogue', import.meta.url)))
  ada = await shop.signIn('ada@volute.example')
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

const list = async (searchValue: string) => (await shop.call(listFaultDocuments, { searchValue }, ada)).body
const idOf = async (name: string) => String((await list(name)).documents[0]?.documentId)
const read = async (documentId: string) => (await shop.call(getFaults, { documentId }, ada)).body
const save = (documentId: string, version: number, faults: Fault[]) =>
  shop.call(saveFaults, { documentId, version, faults }, ada)
const reset = (documentId: string, version: number) =>
  shop.call(resetFaults, { documentId, version: String(version) }, ada)
const answersTo = async (q: string) => (await shop.call(findResults, { q }, ben)).body.faults ?? []

const row = {
  page: 14,
  symptom: 'Seal sings',
  cause: 'Seat loose, whistling',
  remedy: 'Replace the mechanical seal',
}

it('the manuals are listed with the rows that the import has read, those with a fault table first (FIND-62, E264)', async () => {
  await importFolder(shop.shop, await writeFolder({ 'documents/AA-1.pdf': makePdf(['Spare parts']) }))
  const { documents } = await list('')
  const withTable = ['OM-12VT', 'OM-16MF', 'OM-4RB', 'OM-4SUB', 'OM-8HSC', 'OM-MOTOR', 'OM-T6A']
  expect(documents.map(({ name }) => name)).toEqual([...withTable, 'AA-1'])
  expect(documents.map(({ rows }) => rows > 0)).toEqual([...withTable.map(() => true), false])
  expect((await list('om-4rb')).documents).toMatchObject([
    { name: 'OM-4RB', url: '/documents/OM-4RB.pdf', isEdited: false, rows: 14 },
  ])
})

it('a changed table counts at once, is audited, and is restored from the manual (FIND-62, E265, E266, E267)', async () => {
  const id = await idOf('OM-T6A')
  const before = await read(id)
  expect(before).toMatchObject({ version: 0, isEdited: false, name: 'OM-T6A' })
  expect(await answersTo('seal whistling')).toEqual([])
  expect((await save(id, 0, [...before.faults, { ...row, cause: ` ${row.cause} ` }])).body).toEqual({
    version: 1,
  })
  expect(await read(id)).toMatchObject({ version: 1, isEdited: true, faults: [...before.faults, row] })
  expect(await answersTo('seal whistling')).toMatchObject([
    { name: 'OM-T6A', symptom: { text: 'Seal sings' } },
  ])

  expect((await reset(id, 1)).status).toBe(200)
  expect(await read(id)).toEqual({ ...before, version: 2 })
  expect(await answersTo('seal whistling')).toEqual([])
  const acts = await shop.shop.db.select().from(schema.events).orderBy(desc(schema.events.id)).limit(2)
  expect(acts.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['reset-faults', { document: '/documents/OM-T6A.pdf' }],
    ['save-faults', { document: '/documents/OM-T6A.pdf', rows: before.faults.length + 1 }],
  ])
})

it('the second of two who save is told, and a bad row or an unknown manual is rejected (FIND-62, E266)', async () => {
  const id = await idOf('OM-8HSC')
  expect((await save(id, 0, [row])).status).toBe(200)
  expect(await save(id, 0, [])).toMatchObject({
    status: 409,
    body: { error: 'Somebody else has changed this fault table. Reload the page to see the changes.' },
  })
  expect((await save(id, 2, [])).status).toBe(409)
  expect((await save(id, 1, [{ ...row, symptom: ' ' }])).status).toBe(400)
  expect((await save(id, 1, [])).body).toEqual({ version: 2 })
  expect(await reset(id, 1)).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
  expect((await reset(id, 2)).status).toBe(200)
  for (const old of [0, 1, 2]) expect((await save(id, old, [row])).status).toBe(409)
  expect((await save(id, 3, [row])).body).toEqual({ version: 4 })
  expect(await shop.call(getFaults, { documentId: '999999' }, ada)).toMatchObject({
    status: 404,
    body: { error: 'The requested manual was not found.' },
  })
  expect((await save('999999', 0, [])).status).toBe(404)
  expect((await reset('999999', 1)).status).toBe(404)
})

it('a later import of a changed manual keeps the table that staff have changed (FIND-62)', async () => {
  const id = await idOf('OM-4SUB')
  await save(id, 0, [row])
  await importFolder(shop.shop, await writeFolder({ 'documents/OM-4SUB.pdf': makePdf(['Another edition']) }))
  expect(await read(id)).toMatchObject({ version: 1, faults: [row] })
  await reset(id, 1)
  expect(await read(id)).toMatchObject({ version: 2, isEdited: false, faults: [] })
})

it('a row is found by the words of the catalogue, in any spelling (FIND-60)', async () => {
  const id = await idOf('OM-12VT')
  const { version, faults } = await read(id)
  await save(id, version, [...faults, { ...row, symptom: 'O-ring leaks', cause: '1-3/4" seat worn' }])
  for (const q of ['o-ring leaking', 'leaking 1.75 in seat'])
    expect(await answersTo(q)).toMatchObject([{ name: 'OM-12VT', symptom: { text: 'O-ring leaks' } }])
})
