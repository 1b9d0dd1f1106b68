import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getLookup } from '@volute/domain/catalogue/bom'
import { type Endpoint, type ReplyOf, requestOf, type SentTo } from '@volute/domain/core/kernel'
import {
  beginDraft,
  uploadFile,
  compareDraft,
  getPublication,
  publishDraft,
  rollBack,
} from '@volute/domain/workbench/workbench'
import { openFiles } from '@volute/server/core/files'
import { importFolder } from '@volute/server/workbench/import'
import { quantile, sayMs, sayTimes } from '../figures.ts'
import { residentMebibytes } from '../idle/read-processes.ts'
import { writeLines } from '../import/write-lines.ts'
import { callOf } from '../load/call-of.ts'
import { openCaller } from '../load/open-caller.ts'
import { printTable } from '../print-table.ts'
import { fillCompanies, fillPeople, type Person } from '../world/fill-people.ts'
import { openWorld } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'

const COMPANY = 'Bench Pumps'
const PROVIDER = 'Bench Provider'
const QUIET_SECONDS = 5

interface Step {
  seconds: number
  durations: number[]
  /** Peak memory of the worker in megabytes. */
  megabytes: number
}

/**
 * Prints what comparing, publishing and rolling back these lines costs people who look things up, and the worker's memory.
 * One BOM in `every` has changed lines, as between two exports of an ERP; with 1 all have. With `--alone` nobody looks
 * anything up; the draft's page is open.
 */
export async function measurePublish(given: string[]): Promise<void> {
  const { values } = parseArgs({
    args: given,
    options: {
      lines: { type: 'string', default: '600000' },
      every: { type: 'string', default: '50' },
      alone: { type: 'boolean', default: false },
    },
  })
  const lines = Number(values.lines)
  const folder = await mkdtemp(join(tmpdir(), 'volute-bench-publish-'))
  const world = await openWorld()
  try {
    await fillCompanies(world.db, world.pool, [COMPANY])
    await writeLines(folder, { lines, quantity: 1 })
    const files = await openFiles({ dataDir: world.settings.DATA_DIR, filesUrl: undefined })
    await importFolder({ db: world.db, files }, folder)
    await writeLines(folder, { lines, quantity: 2, every: Number(values.every) })
    const [buyer] = await fillPeople(world.pool, COMPANY, 1)
    const [keeper] = await fillPeople(world.pool, PROVIDER, 1)
    if (!buyer || !keeper) throw new Error('there is nobody')
    const web = await startShopProcess({ ...world.settings, ROLE: 'web' })
    const worker = await startShopProcess({ ...world.settings, ROLE: 'all' })
    const lookUp = callOf(buyer, getLookup, { type: 'bom', identifier: 'BOM-7' })
    const caller = openCaller()
    const look = async (seconds: number) =>
      (await caller.call({ address: web.address, lists: [[lookUp]], seconds })).durations
    const api = apiOf(web.address, keeper)
    await look(1)
    const before = await look(QUIET_SECONDS)
    const publicationId = await uploadFiles(api, web.address, keeper, join(folder, 'bom_lines.csv'))
    const lookOrWait = values.alone ? waitInstead : look
    const beside = (begin: () => Promise<string>) => lookBeside(api, lookOrWait, worker.child.pid ?? 0, begin)
    const steps = {
      compared: await beside(async () => {
        await api(compareDraft, { publicationId })
        return publicationId
      }),
      published: await beside(async () => {
        await api(publishDraft, { publicationId, atUtc: null, withoutBadRows: false })
        return publicationId
      }),
      'rolled back': await beside(async () =>
        String((await api(rollBack, { publicationId, onlyUntouched: false })).publicationId),
      ),
    }
    caller.close()
    await worker.stop()
    await web.stop()
    printSteps(lines, before, steps)
  } finally {
    await world.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function waitInstead(seconds: number): Promise<number[]> {
  await setTimeout(seconds * 1_000)
  return []
}

function printSteps(lines: number, before: number[], steps: Record<string, Step>) {
  const reported = ({ durations, seconds, megabytes }: Step) => [
    ...[0.5, 0.95].flatMap((share) => [
      sayMs(quantile(durations, share)),
      sayTimes(quantile(durations, share), quantile(before, share)),
    ]),
    seconds.toFixed(0),
    megabytes.toFixed(0),
  ]
  const quiet = { durations: before, seconds: QUIET_SECONDS, megabytes: 0 }
  printTable(
    [
      `look-ups beside ${lines.toLocaleString('en')} lines, ms`,
      'half below',
      '×',
      '95 % below',
      '×',
      'seconds',
      'worker, MB',
    ],
    Object.entries({ before: quiet, ...steps }).map(([name, step]) => [name, ...reported(step)]),
  )
}

type Api = <E extends Endpoint>(endpoint: E, sent: SentTo<E>) => Promise<ReplyOf<E>>

const apiOf = (address: string, { token }: Person): Api =>
  async function api(endpoint, sent) {
    const { method, url, body } = requestOf(endpoint, sent)
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${address}${url}`, { method, headers, ...(body && { body }) })
    if (!answer.ok) throw new Error(`${endpoint.name}: ${await answer.text()}`)
    return (await answer.json()) as ReplyOf<typeof endpoint>
  }

async function uploadFiles(api: Api, address: string, { token }: Person, path: string): Promise<string> {
  const publicationId = String((await api(beginDraft, { name: 'Bench' })).publicationId)
  const { url, method } = requestOf(uploadFile, { publicationId, name: 'bom_lines.csv' })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
  const body = createReadStream(path) as unknown as ReadableStream
  const sent = { method, headers, body, duplex: 'half' } as RequestInit
  const answer = await fetch(`${address}${url}`, sent)
  if (!answer.ok) throw new Error(await answer.text())
  while ((await api(getPublication, { publicationId })).files.some(({ state }) => state === 'READING'))
    await setTimeout(500)
  return publicationId
}

/** Looks up until the work that `begin` starts is done. */
async function lookBeside(
  api: Api,
  look: (seconds: number) => Promise<number[]>,
  pid: number,
  begin: () => Promise<string>,
): Promise<Step> {
  const step: Step = { seconds: 0, durations: [], megabytes: 0 }
  const begun = performance.now()
  const publicationId = await begin()
  for (;;) {
    step.durations.push(...(await look(1)))
    step.megabytes = Math.max(step.megabytes, residentMebibytes(pid))
    const { state, work, problem } = await api(getPublication, { publicationId })
    if (problem) throw new Error(problem)
    if (state !== 'PUBLISHING' && work === null) break
  }
  step.seconds = (performance.now() - begun) / 1_000
  return step
}
