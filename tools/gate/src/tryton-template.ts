import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { askTryton } from '../../../packages/erp-tryton/test/ask-tryton.ts'
import { dayIn, trytonZone } from '../../../packages/erp-tryton/test/day-in.ts'
import { fillTryton } from '../../../packages/erp-tryton/test/fill-tryton.ts'
import {
  ADMIN_PASSWORD,
  startTrytond,
  TRYTON_TEMPLATE,
  writeTrytonSettings,
} from '../../../packages/erp-tryton/test/start-trytond.ts'
import { trytonModules } from './ensure-tryton.ts'
import { root } from './source-files.ts'

const run = promisify(execFile)

/**
 * Creates the template database that the tests' Trytons are copied from, which takes about half a minute. The dump is
 * reused in this checkout until the test data, Tryton's version, the time zone or the day changes.
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

/**
 * Path of the dump for one version of Tryton, one set of test data, one time zone and one day, because receipts are due
 * by date.
 */
async function dumpFile(): Promise<string> {
  const { stdout } = await run('trytond-admin', ['--version'])
  const hash = createHash('sha256').update(stdout).update(trytonZone).update(dayIn(0))
  for (const file of globSync('packages/erp-tryton/test/fill-*.ts', { cwd: root }).toSorted())
    hash.update(readFileSync(join(root, file)))
  const folder = join(root, 'node_modules/.cache/volute')
  await mkdir(folder, { recursive: true })
  return join(folder, `tryton-${hash.digest('hex').slice(0, 16)}.dump`)
}

/**
 * Activates the modules in two steps: with statistics of the tables of the first step, PostgreSQL answers Tryton's
 * queries of its catalogue far faster.
 */
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
