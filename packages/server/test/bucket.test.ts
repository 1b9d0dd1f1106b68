import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type S3rver from 's3rver'
import { getPart } from '@volute/domain/catalogue/part'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../../e2e/free-port.ts'
import { bucketUrl, openBucketServer } from './open-bucket-server.ts'
import { openTestShop, type TestShop } from './open-test-shop.ts'
import { writeFolder } from './write-folder.ts'
import { importFolder } from '../src/workbench/import/index.ts'
import { openFiles } from '../src/core/files/index.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9" data-part-number="TB10773"/></svg>'
const manual = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 7)])

let folder: string
let bucket: S3rver
let shop: TestShop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volute-bucket-'))
  bucket = openBucketServer(0, folder)
  const { port } = await bucket.run()
  shop = await openTestShop({ files: await bucketAt(port) }, { LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await shop.close()
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

/** Opens the bucket of an S3-compatible server on this machine. */
const bucketAt = (port: number, patience?: number) =>
  openFiles({ dataDir: folder, filesUrl: bucketUrl(port) }, patience)

it('a PDF imported into a bucket is served byte for byte, and a drawing as SVG (LOOKUP-11, E60, E61)', async () => {
  const files = { 'drawings/4RB-WET.svg': drawing, 'documents/4RB.pdf': manual }
  const report = await importFolder(shop.shop, await writeFolder(files))
  expect(report.badRows).toEqual([])
  const pdf = await shop.app.inject('/documents/4rb.pdf')
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(manual.length),
  })
  expect(pdf.rawPayload.equals(manual)).toBe(true)
  const svg = await shop.app.inject('/svgs/4RB-WET.svg')
  expect(svg.headers['content-type']).toBe('image/svg+xml')
  expect(svg.body).toMatch(/^<svg [^]*TB10773[^]*<\/svg>$/)
  const again = await importFolder(shop.shop, await writeFolder(files))
  expect(again.counts.map(({ unchanged }) => unchanged)).toEqual([1, 1])
})

it('HEAD and If-None-Match are answered from a bucket, and a missing file is a 404 (E61, OQ-01)', async () => {
  const head = await shop.app.inject({ method: 'HEAD', url: '/documents/4RB.pdf' })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
    200,
    String(manual.length),
    '',
  ])
  const known = await shop.app.inject({
    url: '/documents/4RB.pdf',
    headers: { 'if-none-match': head.headers.etag },
  })
  expect(known.statusCode).toBe(304)
  expect(await shop.request('GET', '/svgs/TB10773.svg')).toMatchObject({ status: 404 })
  expect((await shop.app.inject({ method: 'HEAD', url: '/svgs/TB10773.svg' })).statusCode).toBe(404)
})

it.each<[string, () => Promise<number>]>([
  ['is not there', freePort],
  ['never answers', () => listen(createServer(() => undefined))],
])('a bucket that %s gives a 503 with a message (E61)', async (_, port) => {
  const without = await openTestShop({ files: await bucketAt(await port(), 100) }, { LOG_LEVEL: 'silent' })
  onTestFinished(() => without.close())
  expect(await without.request('GET', '/svgs/4RB-WET.svg')).toMatchObject({
    status: 503,
    body: { error: 'The file store does not answer.' },
  })
})

it('a bucket that comes back is used again, and the rest of the shop works meanwhile (E61)', async () => {
  const port = await freePort()
  const without = await openTestShop({ files: await bucketAt(port, 1_000) }, { LOG_LEVEL: 'silent' })
  onTestFinished(() => without.close())
  const ben = await without.signIn('ben@riverbend.example')
  const drawn = () => without.request('GET', '/svgs/4RB-WET.svg')
  expect((await drawn()).status).toBe(503)
  expect((await without.call(getPart, { partNumber: 'TB10773' }, ben)).status).toBe(200)
  const back = openBucketServer(port, folder)
  await back.run()
  onTestFinished(() => back.close())
  expect((await drawn()).status).toBe(200)
})

async function listen(server: Server) {
  onTestFinished(() => server.close().closeAllConnections())
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return (server.address() as AddressInfo).port
}
