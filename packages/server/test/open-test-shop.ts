import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  commonErrorCodes,
  ownErrorsOf,
  type Endpoint,
  type ErrorCode,
  type ReplyOf,
  requestOf,
  type SentTo,
} from '@volute/domain/core/kernel'
import * as contract from '@volute/domain/people/session'
import { inject } from 'vitest'
import { HANG_CAP } from '../../../tools/gate/src/hang-cap.ts'
import { buildApp } from '../src/app/app.ts'
import type { Shop } from '../src/core/http/context.ts'
import { embeddedConfig } from '../src/core/db/embedded-database.ts'
import { connect, type OpenDatabase } from '../src/core/db/index.ts'
import type { CallTimeouts } from '../src/core/http/limit-time.ts'
import { type Log, openLog } from '../src/core/log/log.ts'
import { openShop } from '../src/app/open-shop.ts'
import { readSettings } from '../src/core/settings/settings.ts'
import { administer } from '../../../tools/gate/src/administer.ts'
import { giveBackEmbedded, takeEmbedded } from './keep-embedded.ts'
import { copyOfTemplate, databaseUrl } from './prepare-database.ts'
import { PASSWORD } from './world.ts'

/** Limit long enough that a busy machine does not make the ERP look silent. */
const ERP_SECONDS = String(HANG_CAP / 1_000)

export interface Caller {
  token: string
  companyId: number
}

/** A whole shop on a fresh copy of the test world: called through HTTP, with a clock that tests move. */
export async function openTestShop(
  ports: Partial<Shop> = {},
  env: Record<string, string> = {},
  callTimeouts?: CallTimeouts,
) {
  const clock = { now: new Date('2026-11-20T12:00:00Z') }
  const dataDir = await mkdtemp(join(tmpdir(), 'volute-shop-'))
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ERP_SECONDS, ...env })
  const log = ports.log ?? openLog(settings.logLevel)
  const shop = await openShop(await copyWorld(log), settings, log, { now: () => clock.now, ...ports })
  const app = await buildApp(shop, callTimeouts)

  /** Calls an endpoint of the contract; a successful reply must have the contract's shape. */
  async function call<E extends Endpoint>(endpoint: E, sent: SentTo<E>, caller?: Partial<Caller>) {
    const { method, url, body } = requestOf(endpoint, sent)
    const answer = await request(method, url, body === null ? undefined : JSON.parse(body), caller)
    if (answer.status < 300) endpoint.reply.parse(answer.body)
    else checkRefusal(endpoint, answer.body)
    return answer as { status: number; body: ReplyOf<E> & { error?: string; code?: ErrorCode } }
  }

  /** Calls any path with any body, valid or not. */
  async function request(method: string, url: string, body?: unknown, caller?: Partial<Caller>) {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...(caller?.token ? { authorization: `Bearer ${caller.token}` } : {}),
        ...(caller?.companyId ? { 'x-company-id': String(caller.companyId) } : {}),
      },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers }
  }

  async function signIn(email: string): Promise<Caller & { userId: number }> {
    const { body } = await call(contract.signIn, { username: email, password: PASSWORD })
    if (!body.token) throw new Error(`${email} could not sign in: ${body.error}`)
    return { token: body.token, companyId: body.companyId, userId: body.userId }
  }

  async function close() {
    await app.close()
    await shop.close()
    await rm(dataDir, { recursive: true, force: true })
  }

  return { shop, app, clock, settings, call, request, signIn, close }
}

/** Checks that a rejection has a sentence, and a code of the contract. */
function checkRefusal(endpoint: Endpoint, body: unknown) {
  const { error, code } = body as { error?: string; code?: ErrorCode }
  const isKnown = [...commonErrorCodes, ...ownErrorsOf(endpoint)].some((known) => known === code)
  if (!error || !isKnown)
    throw new Error(`${endpoint.name} answers ${JSON.stringify(body)}, which its contract does not know.`)
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** Copies the test world to a new database for each test file, so that files may run in parallel. */
async function copyWorld(log: Log): Promise<OpenDatabase> {
  const clusterUrl = inject('clusterUrl')
  const embedded = clusterUrl ? undefined : await takeEmbedded(log)
  const name = `volute_${randomUUID().replaceAll('-', '')}`
  if (clusterUrl) await administer(clusterUrl, copyOfTemplate(name))
  const opened = connect(
    embedded ? embeddedConfig(embedded) : { connectionString: databaseUrl(clusterUrl, name) },
    log,
  )
  async function close() {
    if (embedded) await giveBackEmbedded(embedded, opened.pool)
    await opened.pool.end()
    if (clusterUrl) await administer(clusterUrl, `drop database ${name} with (force)`)
  }
  return { ...opened, embedded, close }
}
