import { getLookup } from '@volute/domain/catalogue/bom'
import { findDrawings } from '@volute/domain/catalogue/part'
import {
  assignDrawing,
  type Callout,
  getDraftDrawing,
  getDraftPicture,
  listDraftDrawings,
  publishDraft,
  saveCallouts,
} from '@volute/domain/workbench/workbench'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../../test/open-workbench.ts'
import { lookForCallouts } from './look-for-callouts.ts'

let test: TestShop
let bench: Awaited<ReturnType<typeof openWorkbench>>
let ben: Caller
beforeAll(async () => {
  test = await openTestShop()
  bench = await openWorkbench(test)
  ben = await test.signIn('ben@riverbend.example')
})
afterAll(() => test.close())

const balloon = (text: string, x: number) =>
  `<path d="M${x} 380V700" stroke="#000" stroke-width="3"/><circle cx="${x}" cy="300" r="80" fill="#fff" stroke="#000" stroke-width="6"/><text x="${x}" y="324" font-family="sans-serif" font-size="66" text-anchor="middle">${text}</text>`
const sheet = (texts: string[], width = 1_200, height = 900) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/><path d="M100 700h900v150h-900z" fill="none" stroke="#000" stroke-width="5"/>${texts.map((text, at) => balloon(text, 200 + at * 300)).join('')}</svg>`
const scan = (texts: string[], width?: number, height?: number) =>
  sharp(Buffer.from(sheet(texts, width, height)))
    .removeAlpha()
    .toColourspace('b-w')

const bom =
  'parent_part_number,child_part_number,quantity,position,reference\nNEW-PUMP,TB10773,1,10,1\nNEW-PUMP,NS9000,2,20,10A\n'
const parts = 'part_number,description,unit\nNEW-PUMP,"Pump, new",EA\n'

const call: TestShop['call'] = (endpoint, sent, caller = bench.ada) => test.call(endpoint, sent, caller)
const drawingsOf = async (publicationId: string) =>
  (await call(listDraftDrawings, { publicationId })).body.drawings
const shown = async (drawingId: number) =>
  (await call(getDraftDrawing, { drawingId: String(drawingId) })).body

async function lookAtAll(publicationId: string) {
  for (const { drawingId } of await drawingsOf(publicationId)) await lookForCallouts(test.shop, drawingId)
}

async function accept(drawingId: number, texts?: string[]) {
  const { revision, found } = await shown(drawingId)
  const callouts = found.map(
    (one, at): Callout => ({ ...one, text: texts?.[at] ?? one.text, state: 'ACCEPTED' }),
  )
  return call(saveCallouts, { drawingId: String(drawingId), revision, callouts, isLookedAt: true })
}

it('a scan of a new part in its draft is searched for callouts, reviewed, published and rolled back (CALLOUT-34, CALLOUT-35, CALLOUT-39, CALLOUT-43)', async () => {
  const png = await scan(['1', '10A']).png().toBuffer()
  const id = await bench.drafted({
    'parts.csv': parts,
    'bom_lines.csv': bom,
    'scans/NEW-PUMP X-Section.png': png,
  })
  await lookAtAll(id)
  const [before] = await drawingsOf(id)
  expect(before).toMatchObject({
    name: 'scans/NEW-PUMP X-Section.png',
    partNumber: null,
    kind: 'X_SECTION',
    state: 'TO_LOOK_AT',
  })

  await bench.compare(id)
  const [named] = await drawingsOf(id)
  expect(named).toMatchObject({ partNumber: 'NEW-PUMP', state: 'FINDING' })
  const drawingId = named?.drawingId ?? 0
  await lookForCallouts(test.shop, drawingId)
  const drawing = await shown(drawingId)
  expect(drawing.lines.map(({ reference, partNumber }) => [reference, partNumber])).toEqual([
    ['1', 'TB10773'],
    ['10A', 'NS9000'],
  ])
  expect(drawing.found.map(({ text }) => text).toSorted()).toEqual(['1', '10A'])

  const publish = () => call(publishDraft, { publicationId: id, atUtc: null, withoutBadRows: false })
  expect((await bench.state(id)).drawingsToLookAt).toBe(1)
  expect(await publish()).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
  expect((await accept(drawingId)).status).toBe(200)
  expect(await bench.state(id)).toMatchObject({ drawingsToLookAt: 0, isCompared: false })
  await bench.compare(id)
  await bench.publishNow(id)
  expect(await bench.state(id)).toMatchObject({ state: 'PUBLISHED', problem: null })

  const { body: published } = await test.request('GET', '/svgs/NEW-PUMP%20X-Section.svg')
  expect(published).toMatch(/^<svg [^>]*data-callouts=""/)
  expect(published).toMatch(/<image [^>]*href="data:image\/png;base64,iVBORw0KGgo/)
  expect(published).toMatch(/<rect [^>]*data-no="10A" data-part-number="NS9000"/)
  const { body: lookup } = await test.call(getLookup, { type: 'bom', identifier: 'NEW-PUMP' }, ben)
  expect(lookup.bom.parts.map(({ reference }) => reference)).toEqual(['1', '10A'])

  await bench.rolledBack(id)
  expect((await test.request('GET', '/svgs/NEW-PUMP%20X-Section.svg')).status).toBe(404)
})

it('several sheets become one drawing, and a large one has tiles at the shop’s own address (CALLOUT-36, CALLOUT-37)', async () => {
  const [small, large] = await Promise.all([
    scan(['1']).png().toBuffer(),
    scan(['1'], 3_000, 2_000).png().toBuffer(),
  ])
  const id = await bench.drafted({ 'SEAL-KIT_sheet1.png': small, 'SEAL-KIT_sheet2.png': large })
  await lookAtAll(id)
  const drawings = await drawingsOf(id)
  expect(drawings.map(({ partNumber }) => partNumber)).toEqual(['SEAL-KIT', 'SEAL-KIT'])
  for (const { drawingId } of drawings) expect((await accept(drawingId)).status).toBe(200)
  await bench.compare(id)
  await bench.publishNow(id)
  expect(await bench.state(id)).toMatchObject({ state: 'PUBLISHED', problem: null })
  const published = String((await test.request('GET', '/svgs/SEAL-KIT.svg')).body)
  expect(published).toContain('viewBox="0 0 3000 4310"')
  const hash = /data-tiles="([\da-f]{64})" data-pixels="3000 2000"/.exec(published)?.[1]
  const tile = await test.app.inject({ url: `/svgs/${hash}/0-2-1.png` })
  expect(tile.headers['content-type']).toBe('image/png')
  expect(await sharp(tile.rawPayload).metadata()).toMatchObject({ width: 952, height: 976 })
  expect((await test.request('GET', `/svgs/${hash}/0-3-0.png`)).status).toBe(404)
  const { body } = await test.call(findDrawings, { partNumbers: ['SEAL-KIT'] }, ben)
  expect(body.drawings[0]?.kinds).toEqual(['exploded'])
})

it('an SVG becomes a drawing of the draft and is published with its look, without scripts (CALLOUT-40, CALLOUT-41)', async () => {
  const id = await bench.drafted({
    'TB10773.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><style>.a{stroke:#123}</style><path class="a" d="M0 0H99"/><g id="hot-7"><circle cx="200" cy="100" r="10"/></g><script>alert(1)</script></svg>',
  })
  await lookAtAll(id)
  const [drawing] = await drawingsOf(id)
  const found = await shown(drawing?.drawingId ?? 0)
  expect(found).toMatchObject({
    width: 1_024,
    height: 768,
    found: [{ text: '7', shape: 'ROUND', x: 486.4, y: 230.4 }],
  })
  const { body } = await call(getDraftPicture, { drawingId: String(drawing?.drawingId) })
  expect(body.address).toMatch(/^data:image\/svg\+xml;base64,/)
  await accept(drawing?.drawingId ?? 0)
  await bench.compare(id)
  await bench.publishNow(id)
  const published = String((await test.request('GET', '/svgs/TB10773.svg')).body)
  expect(published).toContain('stroke="#123"')
  expect(published).toMatch(/<rect class="callout" data-no="7" data-part-number=""/)
  expect(published).not.toContain('alert')
})

it('saving on an older revision is rejected, and so is an incomplete review (CALLOUT-44)', async () => {
  const id = await bench.drafted({ 'cover.png': await scan([]).png().toBuffer() })
  await lookAtAll(id)
  const [drawing] = await drawingsOf(id)
  const drawingId = String(drawing?.drawingId)
  const { revision } = await shown(Number(drawingId))
  const callout: Callout = {
    x: 1,
    y: 1,
    width: 9,
    height: 9,
    shape: 'ROUND',
    text: '1',
    confidence: 1,
    state: 'PROPOSED',
  }
  const save = (callouts: Callout[], isLookedAt = false, on = revision) =>
    call(saveCallouts, { drawingId, revision: on, callouts, isLookedAt })
  expect(await save([callout], true)).toMatchObject({
    status: 400,
    body: { error: 'Choose the part of this drawing, or leave this sheet out.' },
  })
  expect(await save([{ ...callout, x: 5_000 }])).toMatchObject({
    status: 400,
    body: { error: 'A callout is outside the drawing.' },
  })
  expect((await save([callout])).body).toEqual({ revision: revision + 1 })
  expect(await save([])).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
  expect(
    await call(assignDrawing, { drawingId, revision: revision + 1, partNumber: 'TB10773', kind: 'EXPLODED' }),
  ).toMatchObject({
    status: 200,
    body: { partNumber: 'TB10773', state: 'FINDING' },
  })
  expect((await save([], false, revision + 2)).status).toBe(409)
  await lookForCallouts(test.shop, Number(drawingId))
  expect(await save([callout], true, revision + 3)).toMatchObject({
    status: 400,
    body: { error: '1 proposal left: accept or remove it.' },
  })
  expect((await save([], true, revision + 3)).status).toBe(200)
  await bench.compare(id)
  expect(
    await call(assignDrawing, { drawingId, revision: revision + 4, partNumber: 'NOPE', kind: 'EXPLODED' }),
  ).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT' },
  })
})

it('a file that is not a picture has a reason, blocks nothing, and the others are processed (CALLOUT-39)', async () => {
  const id = await bench.drafted({
    'broken.png': 'no picture',
    'cut.tif': (await scan(['1']).tiff().toBuffer()).subarray(0, 900),
    'bad.svg': '<svg><g></svg>',
    'good.png': await scan(['1']).png().toBuffer(),
  })
  await lookAtAll(id)
  const { files } = await bench.state(id)
  const drawings = await drawingsOf(id)
  const problemOf = (name: string) =>
    [...files, ...drawings].find((one) => one.name === name && one.problem !== null)?.problem
  expect(problemOf('broken.png')).toBe('The file is neither a PDF, PNG, JPEG nor TIFF.')
  expect(problemOf('cut.tif')).toMatch(/^The file cannot be read \(.+\)\.$/)
  expect(problemOf('bad.svg')).toMatch(/^The drawing is not well-formed XML \(.+\)\.$/)
  expect(drawings.find(({ name }) => name === 'good.png')?.state).toBe('TO_LOOK_AT')
  expect((await bench.state(id)).drawingsToLookAt).toBe(1)
})

it('only catalogue keepers can use the drawings of a draft (CALLOUT-45)', async () => {
  const id = await bench.drafted({ 'HOSE-FT.png': await scan(['1']).png().toBuffer() })
  await lookAtAll(id)
  const drawingId = String((await drawingsOf(id))[0]?.drawingId)
  const body = { revision: 0, partNumber: null, kind: 'EXPLODED' } as const
  for (const answer of [
    await test.call(listDraftDrawings, { publicationId: id }, ben),
    await test.call(getDraftDrawing, { drawingId }, ben),
    await test.call(assignDrawing, { drawingId, ...body }, ben),
    await test.call(saveCallouts, { drawingId, revision: 0, callouts: [], isLookedAt: false }, ben),
    await test.call(getDraftPicture, { drawingId }, ben),
  ])
    expect(answer.status).toBe(403)
  expect((await call(getDraftPicture, { drawingId, tile: '0-0' })).body.address).toMatch(/^data:image\/png/)
  expect((await call(getDraftPicture, { drawingId, tile: '9-0' })).status).toBe(404)
  expect((await test.request('GET', '/svgs/HOSE-FT.svg')).status).toBe(404)
})
