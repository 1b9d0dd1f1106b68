import { createHash, timingSafeEqual } from 'node:crypto'
import { signIn } from '@volute/domain/people/session'
import Fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type OpenDatabase, schema } from '../core/db/index.ts'
import { findStepAges } from '../core/erp/index.ts'
import { findReaderLag } from '../core/events/index.ts'
import { findLastImport } from '../workbench/import/index.ts'
import { findMailBacklog } from '../core/mail/index.ts'
import { findQueueBacklog } from '../core/queue/index.ts'
import { jobs } from './jobs.ts'

export interface Metrics {
  /** Measures the requests of an app; call before its routes are added. */
  watch(app: FastifyInstance): void
  /** Current metrics in the text format of Prometheus. */
  read(): Promise<string>
  /** Serves the metrics at `/metrics`, on a port of their own, to callers with the token: they reveal how much is sold. */
  serve(where: { port: number; host: string; token: string | undefined }): Promise<string>
}

/** Metrics of this process and of the database; the latter are the same in every process. */
export function openMetrics(opened: OpenDatabase): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const watch = requestMetrics(registry)
  const readProcess = poolMetrics(registry, opened)
  const readBacklog = backlogMetrics(registry, opened)
  const readImport = importMetrics(registry, opened)
  const readSteps = stepMetrics(registry, opened)

  async function read() {
    readProcess()
    await readBacklog()
    await readImport()
    await readSteps()
    return registry.metrics()
  }

  return {
    watch,
    read,
    serve({ port, host, token }) {
      const app = Fastify()
      app.get('/metrics', async ({ headers }, reply) => {
        if (token && !isSame(headers.authorization ?? '', `Bearer ${token}`)) return reply.code(401).send()
        return reply.type(registry.contentType).send(await read())
      })
      return app.listen({ port, host })
    },
  }
}

/** Compares hashes, so that the time taken reveals nothing about the token. */
const isSame = (given: string, expected: string) => timingSafeEqual(hashOf(given), hashOf(expected))
const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Bounds of the request time in seconds: a look-up stays below the first one. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

function requestMetrics(registry: Registry): Metrics['watch'] {
  const seconds = new Histogram({
    name: 'shop_request_seconds',
    help: 'Time until a request is answered, by the path of its endpoint and its status.',
    labelNames: ['method', 'path', 'status'],
    buckets,
    registers: [registry],
  })
  const failedSignIns = new Counter({
    name: 'shop_sign_in_failures_total',
    help: 'Sign-ins that were refused.',
    registers: [registry],
  })
  return (app) =>
    app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
      const { url = 'none' } = routeOptions
      seconds.observe({ method, path: url, status: String(statusCode) }, elapsedTime / 1_000)
      if (url.endsWith(signIn.path) && statusCode >= 400) failedSignIns.inc()
    })
}

function poolMetrics(registry: Registry, { pool }: OpenDatabase) {
  const connections = new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of this process to the database, and the calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
  })
  return () => {
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    connections.set({ state: 'awaited' }, pool.waitingCount)
  }
}

function backlogMetrics(registry: Registry, { db }: OpenDatabase) {
  const gauge = gaugesOf(registry)
  const jobCount = gauge('shop_queue_jobs', 'Jobs that are not done.', ['queue', 'state'])
  const jobSeconds = gauge('shop_queue_oldest_seconds', 'Age of the oldest of them.', ['queue'])
  const mails = gauge('shop_mails_unsent', 'Mails that no mail server has taken.')
  const mailSeconds = gauge('shop_mails_oldest_seconds', 'Age of the oldest of them.')
  const readerSeconds = gauge(
    'shop_event_reader_oldest_seconds',
    'Age of the oldest event that a reader has not read.',
    ['reader'],
  )
  const catalogue = gauge('shop_catalogue_version', 'Raised by every change of the catalogue.')
  return async () => {
    for (const { queue, states, oldestSeconds } of await findQueueBacklog(db, jobs)) {
      for (const [state, count] of Object.entries(states)) jobCount.set({ queue, state }, count)
      jobSeconds.set({ queue }, oldestSeconds)
    }
    const { unsent, oldestSeconds } = await findMailBacklog(db)
    mails.set(unsent)
    mailSeconds.set(oldestSeconds)
    for (const { reader, seconds } of await findReaderLag(db)) readerSeconds.set({ reader }, seconds)
    const [kept] = await db.select().from(schema.catalogueVersion)
    catalogue.set(kept?.version ?? 0)
  }
}

function importMetrics(registry: Registry, { db }: OpenDatabase) {
  const gauge = gaugesOf(registry)
  const figures = {
    ageSeconds: gauge('shop_import_age_seconds', 'Time since the last import ended; a dry run is none.'),
    seconds: gauge('shop_import_seconds', 'Time that it took.'),
    rows: gauge('shop_import_rows', 'Rows, drawings and documents that it was given.'),
    badRows: gauge('shop_import_bad_rows', 'How many of them were bad.'),
    isImported: gauge('shop_import_went_in', '1 where it was imported, 0 where it changed nothing.'),
  }
  return async () => {
    const last = await findLastImport(db)
    for (const [name, figure] of Object.entries(figures))
      if (last) figure.set(Number(last[name as keyof typeof figures]))
      else figure.remove()
  }
}

function stepMetrics(registry: Registry, { db }: OpenDatabase) {
  const gauge = gaugesOf(registry)
  const age = gauge('shop_erp_step_age_seconds', 'Time since all of this kind was as the ERP has it.', [
    'kind',
  ])
  const failing = gauge('shop_erp_step_failing_seconds', 'How long it could not be read; 0 where it could.', [
    'kind',
  ])
  return async () => {
    for (const { kind, ageSeconds, failingSeconds } of await findStepAges(db)) {
      if (ageSeconds !== null) age.set({ kind }, ageSeconds)
      failing.set({ kind }, failingSeconds)
    }
  }
}

const gaugesOf =
  (registry: Registry) =>
  (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
