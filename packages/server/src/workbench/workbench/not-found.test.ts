import type { Endpoint } from '@volute/domain/core/kernel'
import * as contract from '@volute/domain/workbench/workbench'
import { drawingMessages, workbenchMessages } from '@volute/domain/workbench/workbench'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../test/open-workbench.ts'

let test: TestShop
let bench: Awaited<ReturnType<typeof openWorkbench>>
beforeAll(async () => {
  test = await openTestShop()
  bench = await openWorkbench(test)
})
afterAll(() => test.close())

const call = (endpoint: Endpoint, sent: object) => test.call(endpoint, sent, bench.ada)

const publicationId = '999999'
const drawing = { drawingId: '999999', revision: 0 }
const reading = { encoding: 'utf-8', separator: ',', decimalMark: '.', sheet: null, headRow: 0 }
const { publicationNotFound, fileNotFound } = workbenchMessages

it.each<[Endpoint, object, string]>([
  [contract.getPublication, { publicationId }, publicationNotFound],
  [contract.discardDraft, { publicationId }, publicationNotFound],
  [contract.compareDraft, { publicationId }, publicationNotFound],
  [contract.listChanges, { publicationId }, publicationNotFound],
  [contract.publishDraft, { publicationId, atUtc: null, withoutBadRows: false }, publicationNotFound],
  [contract.checkRollBack, { publicationId }, publicationNotFound],
  [contract.rollBack, { publicationId, onlyUntouched: true }, publicationNotFound],
  [contract.getDraftDrawing, drawing, drawingMessages.notFound],
  [contract.assignDrawing, { ...drawing, partNumber: null, kind: 'EXPLODED' }, drawingMessages.notFound],
  [contract.saveCallouts, { ...drawing, callouts: [], isLookedAt: false }, drawingMessages.notFound],
  [contract.getDraftPicture, drawing, drawingMessages.notFound],
])('an unknown publication or drawing returns 404: $id', async (endpoint, sent, error) => {
  expect(await call(endpoint, sent)).toMatchObject({ status: 404, body: { error } })
})

describe('a file of another draft (E165, E166, E167, E175)', () => {
  it.each<[Endpoint, object]>([
    [contract.leaveOutFile, {}],
    [contract.getUploadedFile, {}],
    [contract.mapFile, { reading, mappings: [] }],
    [contract.listBadRows, {}],
  ])('returns 404 and stays unchanged: $id', async (endpoint, sent) => {
    const [own, another] = [
      await bench.drafted({ 'own.csv': 'part_number\nX-1\n' }),
      await bench.drafted({ 'another.csv': 'part_number\nX-2\n' }),
    ]
    const { files } = await bench.state(another)
    const fileId = String(files[0]?.fileId)
    const answer = await call(endpoint, { ...sent, publicationId: own, fileId })
    expect(answer).toMatchObject({ status: 404, body: { error: fileNotFound } })
    expect((await bench.state(another)).files).toEqual(files)
  })
})
