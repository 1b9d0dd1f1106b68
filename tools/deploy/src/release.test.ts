import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import S3rver from 's3rver'
import { expect, it, onTestFinished } from 'vitest'
import { placeFirstOrder } from './first-order.ts'
import { openSite } from './open-site.ts'
import { builtFolder, takeRelease } from './take-release.ts'

const catalogue = join(import.meta.dirname, '../catalogue')

it('the release alone goes from an empty folder to a first order', async () => {
  const { run, serve, readMails } = await takeRelease()
  const settings = { FILES_URL: await openBucket() }
  const flags = ['--shop', 'Harrow Pumps', '--sales', 'parts@harrow.example', '--zone', 'America/Chicago']
  const appointed = await run(['appoint', 'ada@harrow.example', 'Ada Harrow', ...flags])
  expect(appointed.stdout).toContain('ada@harrow.example is an administrator now')
  const imported = await run(['import', catalogue], settings)
  expect(imported.stdout).toMatch(/drawings: 1 added/)

  const { address } = await serve(settings)
  const site = openSite(address)
  expect(await site.ask('/api/ready')).toMatchObject({ status: 200 })
  // No demo, even if nothing is configured.
  expect((await site.ask('/api/demo/cast')).status).toBe(404)
  const page = await site.ask('/')
  expect(page.body).toContain('<script type="module"')
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(page.body) ?? []
  const packed = await site.ask(script, { headers: { 'accept-encoding': 'br' } })
  expect(packed).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } })
  expect((await site.ask('/svgs/HP-100.svg')).body).toContain('data-part-number="HP-110"')

  const { confirmation, pdf } = await placeFirstOrder({
    site,
    readMails,
    admin: 'ada@harrow.example',
    buyer: 'bo@canal.example',
    companyName: 'Canal Works',
    partNumber: 'HP-110',
  })
  expect(confirmation.text).toContain('HP-110')
  expect(confirmation.subject).toMatch(/^Harrow Pumps: order \d+ received$/)
  expect(confirmation.from).toEqual({ name: 'Harrow Pumps', address: 'parts@harrow.example' })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

const shop = join(builtFolder, 'shop.js')
/** Starts an S3-compatible server on this machine and creates a bucket. */
async function openBucket(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'volute-bucket-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const configureBuckets = [{ name: 'shop', configs: [] }]
  const bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const { port } = await bucket.run()
  onTestFinished(() => bucket.close())
  return `s3://S3RVER:S3RVER@127.0.0.1:${port}/shop?scheme=http`
}

it('the release contains each package that its code imports', () => {
  const code = globSync('{.,code}/*.js', { cwd: builtFolder }).map((path) =>
    readFileSync(join(builtFolder, path), 'utf8'),
  )
  const named = code.flatMap((text) =>
    [...text.matchAll(/^import [^"]*"((?:@[^"/]+\/)?[^"./@][^"/]*)/gm)].map(([, name = '']) => name),
  )
  const packages = named.filter((name) => !isBuiltin(name))
  expect(packages).toContain('@napi-rs/canvas')
  expect(packages.filter((name) => !existsSync(join(builtFolder, 'node_modules', name)))).toEqual([])
})

it('the release contains the demo catalogue but does not start in demo mode with a mail server', async () => {
  const { folder, serve } = await takeRelease()
  expect(existsSync(join(folder, 'catalogue/parts.csv'))).toBe(true)
  const settings = { DEMO: 'on', SMTP_URL: 'smtp://localhost' }
  await expect(serve(settings)).rejects.toThrow('The shop ended while it started.')
})

const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '24.9.0' } })`

it.each([
  [['--import', older, shop, 'serve'], 'The shop needs Node.js 26 or newer; this is '],
  [[shop], 'Say what to do: node shop.js serve | ready | import | appoint | move | backup | restore'],
  [[shop, 'sell'], 'Say what to do: node shop.js serve | ready | import | appoint | move | backup | restore'],
])('node %j is rejected with a message', async (given, sentence) => {
  const ended: unknown = await promisify(execFile)(process.execPath, given).catch((error: unknown) => error)
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) })
})

it('npm run serve without a release says to build first', async () => {
  const script = join(import.meta.dirname, '../../../with-node.mjs')
  const ended: unknown = await promisify(execFile)(
    process.execPath,
    [script, '--no-warnings', 'dist/shop.js'],
    {
      cwd: import.meta.dirname,
    },
  ).catch((error: unknown) => error)
  expect(ended).toMatchObject({
    code: 1,
    stderr: 'There is no release to serve yet: run `npm run build` first.\n',
  })
})
