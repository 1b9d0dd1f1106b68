import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { isMade, root } from '../../gate/src/source-files.ts'
import { call, openMachine } from './bare-machine.ts'
import { readChapter } from './read-chapter.ts'

/**
 * Follows the chapter "From nothing to a shop" of docs/operate.md word for word: builds in a copy of the checkout, and
 * does the rest on a bare Debian 12, up to the first order over TLS and its mail. Needs root, debootstrap, openssl and
 * iproute2.
 */
const MOST_MINUTES = 20

/** Files that the operator provides before the block under a heading. */
const brings: Record<string, (machine: Machine) => Promise<void>> = {
  Install: (machine) => machine.put(join(folder, 'checkout/volute.tar.gz'), 'root/volute.tar.gz'),
  Certificate: async (machine) => {
    makeCertificate()
    await machine.name(NAME, `mail.${NAME}`)
    await machine.put(join(folder, 'fullchain.pem'), 'root/fullchain.pem')
    await machine.put(join(folder, 'privkey.pem'), 'root/privkey.pem')
  },
  Catalogue: (machine) => machine.put(join(import.meta.dirname, '../catalogue'), 'srv/catalogue'),
}
const NAME = 'parts.harrow.example'

type Machine = Awaited<ReturnType<typeof openMachine>>

setTimeout(() => {
  console.error(`This has taken ${MOST_MINUTES} minutes.`)
  process.exit(1)
}, MOST_MINUTES * 60_000).unref()

const begun = performance.now()
const folder = await mkdtemp(join(tmpdir(), 'volute-follow-'))
try {
  const [build, ...rest] = readChapter(
    readFileSync(join(root, 'docs/operate.md'), 'utf8'),
    'From nothing to a shop',
  )
  if (!build) throw new Error('docs/operate.md has no such chapter.')
  say(build.heading)
  const checkout = join(folder, 'checkout')
  cpSync(root, checkout, { recursive: true, filter: (path) => !isMade(relative(root, path)) })
  await call('sh', '-euxc', `cd ${checkout}\n${build.lines}`)
  await onMachine(rest)
  say('Done')
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function onMachine(blocks: ReturnType<typeof readChapter>) {
  say('A bare Debian 12')
  const machine = await openMachine()
  try {
    for (const { heading, lines } of blocks) {
      say(heading)
      await brings[heading]?.(machine)
      await machine.run(lines, { outside: lines.includes('apt-get') })
    }
    say('The first order')
    const program = join(import.meta.dirname, 'order-over-tls.ts')
    await machine.runBeside(process.execPath, program, `https://${NAME}`, join(folder, 'ca.pem'))
  } catch (error) {
    await machine.run('journalctl --no-pager --lines=60; systemctl --no-pager --failed').catch(() => {})
    throw error
  } finally {
    await machine.close()
  }
}

/** Creates a certificate for the site, from an authority that exists only for this run. */
function makeCertificate() {
  const openssl = (...given: string[]) => execFileSync('openssl', given, { cwd: folder, stdio: 'ignore' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  openssl('req', '-x509', ...key, '-subj', '/CN=Test authority', '-keyout', 'ca.key', '-out', 'ca.pem')
  const named = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`]
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-keyout', 'privkey.pem', '-out', 'fullchain.pem']
  openssl('req', '-x509', ...key, ...named, '-addext', 'basicConstraints=critical,CA:FALSE', ...signed)
}

function say(what: string) {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(4)
  console.log(`\n${seconds} s  ${what}`)
}
