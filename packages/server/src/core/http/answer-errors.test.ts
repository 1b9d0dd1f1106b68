import { writeFile } from 'node:fs/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Shop } from './context.ts'
import { readSettings } from '../settings/settings.ts'
import { answerErrors } from './answer-errors.ts'
import { setHeaders } from './set-headers.ts'

const app = Fastify()
beforeAll(async () => {
  await setHeaders(app, { settings: readSettings({}), isStopping: false } as Shop)
  answerErrors(app)
  app.get('/file', () => writeFile('/dev/full', 'x'))
  app.get('/wrapped', async () => {
    throw new Error('a store fails', { cause: Object.assign(new Error('no space'), { code: '53100' }) })
  })
})
afterAll(() => app.close())

it.each(['/file', '/wrapped'])('a full disk is named in the error: %s (ERR-18)', async (url) => {
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    {
      error: "The shop's disk is full. Ask the shop's administrator to free some space.",
      code: 'UNAVAILABLE',
    },
  ])
})

it('a page may use the camera, but neither geolocation nor microphone (SHELL-63)', async () => {
  const { headers } = await app.inject('/none')
  expect(headers['permissions-policy']).toMatch(/^camera=\(self\), .*geolocation=\(\), .*microphone=\(\)/)
})
