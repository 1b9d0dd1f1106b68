import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { openLog } from '../log/log.ts'
import { RequestLog, requestId } from './log-requests.ts'

it('a request is logged as one line with its method, URL, status and duration (OQ-72)', async () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const app = Fastify({ loggerInstance: log, logController: new RequestLog(log) })
  app.get('/accept-invite/:key', async () => ({}))
  await app.inject('/accept-invite/secret')
  await app.close()
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      msg: 'request',
      req: expect.objectContaining({ method: 'GET', url: '/accept-invite/…' }),
      statusCode: 200,
      milliseconds: expect.any(Number),
    }),
  ])
})

it('email addresses are removed from a logged request, however they are escaped (OQ-72)', async () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const app = Fastify({ loggerInstance: log, logController: new RequestLog(log) })
  app.get('/*', async () => ({}))
  await app.inject('/api/users?searchValue=ben%40riverbend.example&pageNumber=2')
  await app.inject('/api/mails/ben@riverbend.example/last?to=%2540x')
  await app.close()
  expect(lines.map((line) => (JSON.parse(line) as { req: { url: string } }).req.url)).toEqual([
    '/api/users?searchValue=…&pageNumber=2',
    '/api/mails/…/last?to=…',
  ])
})

it.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', /^4bf92f3577b34da6a3ce929d0e0e4736$/],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', /^(?!0{32})[\da-f]{32}$/],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01', /^(?!4bf9)[\da-f]{32}$/],
  ['4bf92f3577b34da6a3ce929d0e0e4736', /^(?!4bf9)[\da-f]{32}$/],
  [undefined, /^[\da-f]{32}$/],
])('a request with the traceparent %j has the id %s', async (traceparent, id) => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const app = Fastify({ loggerInstance: log, logController: new RequestLog(log), genReqId: requestId })
  app.get('/', async () => ({}))
  await app.inject({ url: '/', headers: { ...(traceparent && { traceparent }) } })
  await app.close()
  expect((JSON.parse(lines[0] ?? '{}') as { reqId: string }).reqId).toMatch(id)
})
