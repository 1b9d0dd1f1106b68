import { isEndpoint, modules } from '@volute/domain/app/contract'
import type { Endpoint } from '@volute/domain/core/kernel'
import { sendPhoto } from '@volute/domain/service/photos'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { send, takePhoto } from '../photos-world.ts'
import { questionedErp } from '../questioned-erp.ts'
import { rolledBack } from '../rolled-back.ts'
import { type MatrixCaller, type MatrixWorld, openMatrixWorld } from './matrix-world.ts'
import { minimalRequests } from './minimal-requests.ts'

interface Row {
  endpoint: Endpoint
  statuses: number[]
}

let shop: TestShop
let world: MatrixWorld
let rows: Row[]
let photo: Buffer
beforeAll(async () => {
  shop = await openTestShop({ isUnfinished: async () => false, retrySoon: async () => {} })
  world = await openMatrixWorld(shop)
  photo = await takePhoto()
  // Stub the desk's reads, which need connections of their own: inside a transaction, the embedded database has none left.
  const getInvoice = async () => Buffer.from('%PDF')
  shop.shop.erp = { ...shop.shop.erp, ...questionedErp().erp, getInvoice }
  // A rollback restores what a call deletes in the database, but not in the file store.
  shop.shop.files.delete = async () => {}
  shop.shop.files.deleteAll = async () => {}
  rows = await askAll()
})
afterAll(() => shop.close())

it('the access matrix matches the reviewed one (PERM-01, PERM-04, PERM-11, PERM-18, ERR-16)', async () => {
  await expect(matrix()).toMatchFileSnapshot('access-matrix.md')
})

it('each request succeeds for at least one caller, and none answers above 409', () => {
  const unanswered = rows.filter(({ statuses }) => statuses.every((status) => status >= 300))
  expect(unanswered.map(({ endpoint }) => endpoint.name)).toEqual([])
  expect(rows.filter(({ statuses }) => statuses.some((status) => status > 409))).toEqual([])
})

/** Calls every endpoint as every caller; each call is rolled back before the next. */
async function askAll(): Promise<Row[]> {
  const asked: Row[] = []
  for (const [module, contract] of Object.entries(modules))
    for (const [name, endpoint] of Object.entries<unknown>(contract)) {
      if (!isEndpoint(endpoint)) continue
      const statuses: number[] = []
      for (const caller of Object.values(world.callers))
        statuses.push(await ask(module, name, endpoint, caller))
      asked.push({ endpoint, statuses })
    }
  return asked
}

async function ask(module: string, name: string, endpoint: Endpoint, caller: MatrixCaller) {
  const requests: Record<string, Record<string, unknown>> = minimalRequests(world, caller)
  const { status } = await rolledBack(shop, () =>
    endpoint === sendPhoto
      ? send(shop, photo, caller)
      : shop.call(endpoint, requests[module]?.[name] ?? {}, caller),
  )
  return status
}

/** Endpoints with equal answers are one group, headed by its answers; the most permissive group comes first. */
function matrix(): string {
  const groups = Object.groupBy(rows, answers)
  const sections = Object.entries(groups)
    .toSorted(([one], [other]) => successes(other) - successes(one) || one.localeCompare(other, 'en'))
    .map(([heading, group = []]) => `\n## ${heading}\n\n${group.map(listed).toSorted().join('\n')}`)
  return [head, ...sections, ''].join('\n')
}

/** Callers by their answer: `200: Admin. 401: no token.` */
function answers({ statuses }: Row): string {
  const columns = Object.keys(world.callers)
  const callers = Map.groupBy(columns, (_, index) => statuses[index])
  return [...callers]
    .toSorted(([one = 0], [other = 0]) => one - other)
    .map(
      ([status, names]) => `${status}: ${names.length === columns.length ? 'everybody' : names.join(', ')}.`,
    )
    .join(' ')
}

const successes = (heading: string) => (/20[01]: ([^.]*)/.exec(heading)?.[1] ?? '').split(', ').length

const listed = ({ endpoint }: Row) => `- ${endpoint.name} ${endpoint.method} ${endpoint.path}`

const head = `# Who may call what

The answer to the smallest right request, which asks for what is Riverbend's: its company, user Vic (Basic User), Ben's
(Buyer) order, quote and address. Kim ("other Admin") is another company's Admin. "Sales acting" acts for Riverbend. A cart
holds one line everywhere; a company without distributor may not order (400). Groups of equal answers.

After a change: \`npm run check:file -- access-matrix -u\`, then read what has changed.`
