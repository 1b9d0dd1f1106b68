import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getLookup } from '@volute/domain/catalogue/bom'
import { type Endpoint, type ReplyOf, requestOf, type SentTo } from '@volute/domain/core/kernel'
import {
  beginDraft,
  uploadFile,
  compareDraft,
  getPublication,
  leaveOutFile,
  publishDraft,
} from '@volute/domain/workbench/workbench'
import { openDatabase } from '@volute/server/core/db'
import { openFiles } from '@volute/server/core/files'
import { importFolder } from '@volute/server/workbench/import'
import { openLog } from '@volute/server/log'
import { hostileArchives } from '../../../../packages/server/test/hostile/archives.ts'
import { hostileDocuments } from '../../../../packages/server/test/hostile/pictures.ts'
import { hostileTexts } from '../../../../packages/server/test/hostile/texts.ts'
import { hostileWorkbooks } from '../../../../packages/server/test/hostile/workbooks.ts'
import { quantile, sayMs } from '../figures.ts'
import { writeLines } from '../import/write-lines.ts'
import { printTable } from '../print-table.ts'
import { fillCompanies, fillPeople, type Person } from '../world/fill-people.ts'
import { openWorld } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'
import { lookOften } from './look-often.ts'

const [COMPANY, PROVIDER] = ['Bench Pumps', 'Bench Provider']
const makers = { ...hostileTexts, ...hostileWorkbooks, ...hostileArchives, ...hostileDocuments }

type HostileFile = readonly [name: string, content: Buffer<ArrayBuffer>]

/** Prints the times of 20 look-ups a second while hostile files are uploaded, compared and published, on both databases. */
export async function measureHostile(given: string[]): Promise<void> {
  const { positionals } = parseArgs({ args: given, allowPositionals: true })
  const isWanted = (name: string) =>
    positionals.length === 0 || positionals.some((word) => name.includes(word))
  const rows: string[][] = []
  // Made before the look-ups begin: making them would hold up this process, not the shop.
  const files = Object.entries(makers)
    .filter(([name]) => isWanted(name))
    .map(([name, make]) => [name, Buffer.from(make())] as const)
  for (const open of [openOnPostgres, openEmbedded]) {
    const { name, settings, people, close } = await open()
    const shop = await startShopProcess(settings)
    const [buyer, keeper] = people
    const looking = lookOften(
      shop.address,
      buyer,
      requestOf(getLookup, { type: 'bom', identifier: 'BOM-7' }).url,
    )
    const reported = await publishHostile(shop.address, keeper, files)
    const durations = await looking.stop()
    const isAlive = shop.child.exitCode === null
    await shop.stop()
    await close()
    const figures = [quantile(durations, 0.5), quantile(durations, 0.99), Math.max(...durations)]
    rows.push([name, String(durations.length), ...figures.map(sayMs), ...reported, isAlive ? 'yes' : 'no'])
  }
  printTable(
    [
      'look-ups beside hostile files',
      'answers',
      'half below, ms',
      '99 % below',
      'worst',
      'files',
      'not read',
      'state',
      'alive',
    ],
    rows,
  )
}

async function openOnPostgres() {
  const world = await openWorld()
  const people = await fill(world, world.settings.DATA_DIR)
  return { name: 'PostgreSQL', settings: world.settings, people, close: world.close }
}

async function openEmbedded() {
  const dataDir = await mkdtemp(join(tmpdir(), 'volute-bench-hostile-'))
  const opened = await openDatabase({ dataDir }, openLog('fatal'))
  const people = await fill(opened, dataDir)
  await opened.close()
  const close = () => rm(dataDir, { recursive: true, force: true })
  return { name: 'embedded', settings: { DATA_DIR: dataDir, DEMO: 'off' }, people, close }
}

/** Adds some BOMs; returns a buyer and a person who keeps the catalogue. */
async function fill(
  { db, pool }: Pick<Awaited<ReturnType<typeof openDatabase>>, 'db' | 'pool'>,
  dataDir: string,
): Promise<[Person, Person]> {
  await fillCompanies(db, pool, [COMPANY])
  const folder = await mkdtemp(join(tmpdir(), 'volute-bench-lines-'))
  await writeLines(folder, { lines: 1_000, quantity: 1 })
  await importFolder({ db, files: await openFiles({ dataDir, filesUrl: undefined }) }, folder)
  await rm(folder, { recursive: true })
  const [buyer] = await fillPeople(pool, COMPANY, 1)
  const [keeper] = await fillPeople(pool, PROVIDER, 1)
  if (!buyer || !keeper) throw new Error('there is nobody')
  return [buyer, keeper]
}

/** Returns the number of files, the number that could not be read, and the final state. */
async function publishHostile(
  address: string,
  keeper: Person,
  files: readonly HostileFile[],
): Promise<string[]> {
  const api = apiOf(address, keeper)
  const publicationId = String((await api(beginDraft, { name: 'Hostile' })).publicationId)
  for (const [name, body] of files) {
    const { url, method } = requestOf(uploadFile, { publicationId, name })
    const headers = { authorization: `Bearer ${keeper.token}`, 'content-type': 'application/octet-stream' }
    const answer = await fetch(`${address}${url}`, { method, headers, body })
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
  }
  const state = () => api(getPublication, { publicationId })
  const until = async (isDone: (now: Awaited<ReturnType<typeof state>>) => boolean) => {
    for (;;) {
      const now = await state()
      if (isDone(now)) return now
      await wait(500)
    }
  }
  const read = await until((now) => now.files.every((file) => file.state !== 'READING'))
  for (const { fileId } of read.files.filter((file) => file.state === 'TO_MAP'))
    await api(leaveOutFile, { publicationId, fileId: String(fileId) })
  await api(compareDraft, { publicationId })
  await until(({ work }) => work === null)
  await api(publishDraft, { publicationId, atUtc: null, withoutBadRows: true })
  const ended = await until((now) => now.state !== 'PUBLISHING')
  const failed = read.files.filter((file) => file.state === 'FAILED').length
  return [String(read.files.length), String(failed), ended.state]
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
