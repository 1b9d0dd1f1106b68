import { listDraftDrawings } from '@volute/domain/workbench/workbench'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lookForCallouts } from '../../src/workbench/workbench/index.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { openWorkbench } from '../open-workbench.ts'
import { hostileArchives } from './archives.ts'
import { hostileDocuments, hostilePictures } from './pictures.ts'
import { hostileTexts } from './texts.ts'
import { hostileWorkbooks } from './workbooks.ts'

let test: TestShop
let bench: Awaited<ReturnType<typeof openWorkbench>>
beforeAll(async () => {
  test = await openTestShop()
  bench = await openWorkbench(test)
})
afterAll(() => test.close())

const catalogueFiles = { ...hostileTexts, ...hostileWorkbooks, ...hostileArchives, ...hostileDocuments }

const made = (files: Readonly<Record<string, () => string | Buffer>>) =>
  Object.fromEntries(Object.entries(files).map(([name, make]) => [name, make()]))

/** True when a file has a clear outcome: read, waiting for a person, or failed with a sentence. */
const isReported = ({ state, problem }: { state: string; problem: string | null }) =>
  state === 'FAILED' ? /^.{10,}\.$/s.test(problem ?? '') : state === 'READY' || state === 'TO_MAP'

it('hostile tables, workbooks, ZIPs and documents are each read or reported, then compared and published (BRING-18)', async () => {
  expect(Object.keys({ ...catalogueFiles, ...hostilePictures }).length).toBeGreaterThan(60)
  const id = await bench.drafted(made(catalogueFiles))
  const { files } = await bench.state(id)
  expect(files.filter((file) => !isReported(file))).toEqual([])
  expect(files.filter(({ problem }) => problem?.includes('The shop could not do it'))).toEqual([])
  await bench.leaveOutUnmapped(id)
  await bench.compare(id)
  expect(await bench.state(id)).toMatchObject({ state: 'DRAFT', isCompared: true, problem: null })
  await bench.publishNow(id, true)
  expect(await bench.state(id)).toMatchObject({ state: 'PUBLISHED', problem: null })
  const left = (await readdir(tmpdir())).filter(
    (name) => name.startsWith('shop-work-') && name.includes(`-${process.pid}-`),
  )
  expect(left).toEqual([])
})

it('hostile drawings of every format are each searched for callouts or reported (BRING-18)', async () => {
  const id = await bench.drafted(made(hostilePictures))
  const { files } = await bench.state(id)
  expect(files.filter((file) => !isReported(file))).toEqual([])
  const { drawings } = (await test.call(listDraftDrawings, { publicationId: id }, bench.ada)).body
  for (const { drawingId } of drawings) await lookForCallouts(test.shop, drawingId)
  const { drawings: seen } = (await test.call(listDraftDrawings, { publicationId: id }, bench.ada)).body
  expect(seen.filter(({ state, problem }) => state === 'FAILED' && !problem?.endsWith('.'))).toEqual([])
  expect(seen.filter(({ state }) => state === 'FINDING')).toEqual([])
})
