import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import http2 from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { untilUp } from '../../gate/src/eventually.ts'
import { freePort } from '../../../e2e/free-port.ts'
import { placeFirstOrder } from './first-order.ts'
import { openSite } from './open-site.ts'
import { takeRelease } from './take-release.ts'
import { uploadLarge } from './upload-large.ts'

interface Place {
  folder: string
  /** Port of the shop; nothing listens on the example's other port. */
  shop: number
  plain: number
  tls: number
}

const example = (name: string) => readFileSync(join(import.meta.dirname, '../etc', name), 'utf8')
const find = (paths: string[]) => paths.find((path) => existsSync(path))
const { NGINX_PATH, CADDY_PATH } = process.env
const programs = {
  nginx: NGINX_PATH ?? find(['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']),
  caddy: CADDY_PATH ?? find(['/usr/bin/caddy', '/usr/local/bin/caddy']),
}
const name = 'parts.example'
const manual = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 7)])

it('the nginx and Caddy examples support TLS, HTTP/2, the caller’s address, large bodies and uploads, a PDF and the offline worker', async () => {
  const { run, serve, readMails } = await takeRelease()
  const folder = await openFolder()
  const admin = 'ada@harrow.example'
  await run([
    'appoint',
    admin,
    'Ada Harrow',
    '--shop',
    'Harrow Pumps',
    '--sales',
    'parts@harrow.example',
    '--zone',
    'America/Chicago',
  ])
  const ca = readFileSync(join(folder, 'fullchain.pem'), 'utf8')
  for (const catalogue of [join(import.meta.dirname, '../catalogue'), join(folder, 'catalogue')])
    await run(['import', catalogue])
  const { address, log } = await serve({ PUBLIC_URL: `https://${name}`, TRUSTED_PROXIES: '127.0.0.1' })
  const world = {
    readMails,
    admin,
    buyer: 'bo@canal.example',
    companyName: 'Canal Works',
    partNumber: 'HP-110',
  }
  await placeFirstOrder({ site: openSite(address), ...world })
  for (const [kind, program] of Object.entries(programs)) {
    if (!program) {
      console.warn(`LEFT OUT: there is no ${kind} on this machine.`)
      continue
    }
    const place = {
      folder,
      shop: Number(new URL(address).port),
      plain: await freePort(),
      tls: await freePort(),
    }
    const given = kind === 'nginx' ? await writeNginx(place) : await writeCaddy(place)
    const site = openSite(`https://${name}`, { ca, port: place.tls })
    await untilUp(startProxy(program, given, folder), () =>
      site.ask('/api/ready').then(
        ({ status }) => status === 200,
        () => false,
      ),
    )
    await tryProxy(kind, site, place, log)
    expect(await speakHttp2(place, ca), kind).toBe(200)
    await uploadLarge(openSite(`https://${name}`, { ca, port: place.tls }), admin, `INV-${kind}`)
  }
})

async function tryProxy(kind: string, site: ReturnType<typeof openSite>, place: Place, log: string[]) {
  expect(await site.ask('/')).toMatchObject({
    status: 200,
    headers: { 'strict-transport-security': expect.stringContaining('max-age') },
  })
  const plain = await openSite(`http://${name}`, { port: place.plain }).ask('/cart')
  expect([plain.status, plain.headers.location]).toEqual([
    expect.toBeOneOf([301, 308]),
    expect.stringMatching(/^https:\/\/parts.example(:\d+)?\/cart$/),
  ])

  const reported = { localAddress: '127.0.0.7', headers: { 'x-forwarded-for': '6.6.6.6' } }
  await site.ask(`/offline.js?${kind}`, reported)
  const line = () => log.find((one) => one.includes(`/offline.js?${kind}`))
  await expect.poll(line).toMatch(/"host":"parts.example[^"]*","remoteAddress":"127.0.0.7"/)

  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  for (let times = 0; times < 5; times++) {
    const tooLarge = await site.ask('/api/search', json, JSON.stringify('x'.repeat(1_900_000)))
    expect(tooLarge).toMatchObject({ status: 413, body: expect.stringContaining('"code":') })
  }
  expect(await site.ask('/documents/HP-100.pdf')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/pdf', 'content-length': String(manual.length) },
  })
  expect(await site.ask('/offline.js')).toMatchObject({
    status: 200,
    headers: { 'content-type': expect.stringContaining('javascript'), 'cache-control': 'no-cache' },
  })
}

/** Creates a folder with a self-made certificate for the site, and a catalogue of one document. */
async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'volute-proxy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'catalogue/documents'), { recursive: true })
  await writeFile(join(folder, 'catalogue/documents/HP-100.pdf'), manual)
  const own = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const named = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', ['req', ...own, ...named, ...files], { stdio: 'ignore' })
  return folder
}

/**
 * Writes the example configuration below a main file of this test, with its own ports and certificate; returns the
 * command to start it.
 */
async function writeNginx({ folder, shop, plain, tls }: Place): Promise<string[]> {
  const site = example('nginx.conf')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${tls} ssl`)
    .replaceAll('/etc/volute/tls', folder)
    .replace('127.0.0.1:3002', `127.0.0.1:${shop}`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((one) => `${one}_temp_path ${folder}/${one};`)
    .join(' ')
  const main = `daemon off; pid ${folder}/pid; error_log stderr crit; events {} http { access_log off; ${paths}\n${site}\n}`
  await writeFile(join(folder, 'nginx.conf'), main)
  return ['-p', folder, '-c', join(folder, 'nginx.conf')]
}

async function writeCaddy({ folder, shop, plain, tls }: Place): Promise<string[]> {
  const [, certificate = ''] = /add to the site: (tls .*)$/m.exec(example('Caddyfile')) ?? []
  const site = example('Caddyfile')
    .replace(`${name} {`, `${name} {\n${certificate.replaceAll('/etc/volute/tls', folder)}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${shop}`)
  const main = `{\nadmin off\nhttp_port ${plain}\nhttps_port ${tls}\nskip_install_trust\ndefault_bind 127.0.0.1\n}\n`
  await writeFile(join(folder, 'Caddyfile'), main + site)
  return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
}

function startProxy(program: string, given: string[], folder: string) {
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(program, given, { stdio: ['ignore', 'pipe', 'pipe'], env })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  })
  return child
}

async function speakHttp2({ tls }: Place, ca: string): Promise<number> {
  const session = http2.connect(`https://127.0.0.1:${tls}`, { ca, servername: name })
  const stream = session.request({ ':path': '/api/ready', ':authority': name })
  const [headers] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders]
  stream.resume()
  session.close()
  return Number(headers[':status'])
}
