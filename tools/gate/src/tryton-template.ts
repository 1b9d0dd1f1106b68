import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { askTryton } from '../../../packages/server/test/tryton/ask-tryton.ts'
import { dayIn, trytonZone } from '../../../packages/server/test/tryton/day-in.ts'
import { fillTryton } from '../../../packages/server/test/tryton/fill-tryton.ts'
import {
  ADMIN_PASSWORD,
  startTrytond,
  TRYTON_TEMPLATE,
  writeTrytonSettings,
} from '../../../packages/server/test/tryton/start-trytond.ts'
import { trytonModules } from './ensure-tryton.ts'
import { root } from './source-files.ts'

const run = promisify(execFile)

/**
 * Makes the database that the tests' Trytons are copies of: on this checkout once, as long as neither its world nor Tryton's
 * version changes. Tryton takes about half a minute for it.
 */
export async function makeTrytonTemplate(programs: string, clusterUrl: string): Promise<void> {
  const call = (program: string, ...given: string[]) => run(join(programs, program), given)
  const url = clusterUrl.replace(/[^/]*$/, TRYTON_TEMPLATE)
  const dump = await dumpFile()
  await call('psql', '-q', clusterUrl, '-c', `create database ${TRYTON_TEMPLATE}`)
  if (existsSync(dump)) {
    await call('pg_restore', '--no-owner', '-d', url, dump)
    return
  }
  await activateModules(clusterUrl, () => call('psql', '-q', url, '-c', 'analyze'))
  const server = await startTrytond(clusterUrl, TRYTON_TEMPLATE)
  try {
    await fillTryton(await askTryton(server.address, TRYTON_TEMPLATE, 'admin', ADMIN_PASSWORD))
  } finally {
    await server.remove()
  }
  await call('pg_dump', '-Fc', '-f', `${dump}.part`, url)
  await rename(`${dump}.part`, dump)
}

/** A dump is of one version of Tryton, one world, one zone and one day, as receipts are awaited by date. */
async function dumpFile(): Promise<string> {
  const { stdout } = await run('trytond-admin', ['--version'])
  const hash = createHash('sha256').update(stdout).update(trytonZone).update(dayIn(0))
  for (const file of globSync('packages/server/test/tryton/fill-*.ts', { cwd: root }).toSorted())
    hash.update(readFileSync(join(root, file)))
  const folder = join(root, 'node_modules/.cache/volute')
  await mkdir(folder, { recursive: true })
  return join(folder, `tryton-${hash.digest('hex').slice(0, 16)}.dump`)
}

/** In two goes: with statistics of the first one's tables, PostgreSQL answers what Tryton asks of its catalogue far sooner. */
async function activateModules(clusterUrl: string, analyze: () => Promise<unknown>) {
  const folder = await mkdtemp(join(tmpdir(), 'volute-tryton-'))
  const settings = await writeTrytonSettings(folder, clusterUrl, 0)
  const password = join(folder, 'password')
  await writeFile(password, ADMIN_PASSWORD)
  const activate = (...modules: string[]) =>
    run(
      'trytond-admin',
      [
        '-c',
        settings,
        '-d',
        TRYTON_TEMPLATE,
        '--activate-dependencies',
        '--email',
        'admin@example.com',
        '-u',
        ...modules,
      ],
      { env: { ...process.env, TRYTONPASSFILE: password } },
    )
  try {
    await activate('company')
    await analyze()
    await activate(...trytonModules)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
