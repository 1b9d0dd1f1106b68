import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { openLog } from '../log.ts'
import { RequestLog } from './log-requests.ts'

it('OQ-72: a request is one line, with what was asked, the status and the time taken', async () => {
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
