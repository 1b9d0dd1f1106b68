import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '@volute/domain/core/kernel'
import { answerErrors } from './answer-errors.ts'
import { pageFile, serveWeb } from './serve-web.ts'

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const prometheus = 'application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5,*/*;q=0.1'

let app: FastifyInstance
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volute-web-'))
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'index.html'), 'the shop')
  await writeFile(join(folder, 'pages/lookup.html'), 'the look-up')
  app = Fastify()
  answerErrors(app)
  await serveWeb(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function ask(url: string, accept?: string) {
  const { statusCode, body, headers } = await app.inject({ url, headers: accept ? { accept } : {} })
  return [statusCode, headers['content-type']?.split(';')[0], body]
}

const page = [200, 'text/html', 'the shop']
const refused = [404, 'application/json', '{"error":"The requested item was not found.","code":"NOT_FOUND"}']

it.each(Object.values(pages))('%s is a page for every client (OQ-01)', async (path) => {
  const url = path.replace(/\$\w+/g, 'A.1')
  const expected = path === pages.lookup ? [200, 'text/html', 'the look-up'] : page
  for (const accept of [browser, '*/*', prometheus, undefined])
    expect(await ask(`${url}?sn=1`, accept)).toEqual(expected)
})

describe.each(['/metrics', '/healthz', '/apis', '/login/other', '/lookup/bom', '/.well-known/security.txt'])(
  '%s is not a page (SHELL-18)',
  (url) => {
    it("a browser gets the app's page with status 404", async () => {
      expect(await ask(url, browser)).toEqual([404, 'text/html', 'the shop'])
    })

    it.each([prometheus, '*/*', 'application/json', undefined])(
      'a machine (%s) gets an error',
      async (accept) => {
        expect(await ask(url, accept)).toEqual(refused)
      },
    )
  },
)

it.each(['/api/none', '/assets/none.js', '/privacy-policy.pdf', '/wp-login.php', '/.env'])(
  '%s is a missing file, even for a browser (OQ-01)',
  async (url) => {
    expect(await ask(url, browser)).toEqual(refused)
  },
)

const paths = ['/login', '/lookup', '/lookup/serial', '/dashboard/general']

it.each([
  ['/login', 'pages/login.html'],
  ['/login/auth?next=1', 'pages/login.html'],
  ['/lookup/bom/A.1', 'pages/lookup.html'],
  ['/lookup/serial/100234?part=2', 'pages/lookup/serial.html'],
  ['/dashboard/general', 'pages/dashboard/general.html'],
  ['/dashboard', 'index.html'],
  ['/lookups', 'index.html'],
  ['/', 'index.html'],
])('%s starts from %s', (url, file) => {
  expect(pageFile(url, paths)).toBe(file)
})
