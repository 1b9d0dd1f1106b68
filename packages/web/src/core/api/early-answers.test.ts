import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getLookup } from '@volute/domain/catalogue/bom'
import { requestOf } from '@volute/domain/core/kernel'
import { findDrawings } from '@volute/domain/catalogue/part'
import { takeEarlyAnswer, wasAskedEarly } from './early-answers.ts'
import { storageKeys } from './storage-keys.ts'

const script = readFileSync(join(import.meta.dirname, '../../../public/early-lookup.js'), 'utf8')
const who = { token: 'T', companyId: 7 }
const lookup = requestOf(getLookup, { type: 'bom', identifier: 'WE 10/A' })
const drawings = requestOf(findDrawings, { partNumbers: ['WE-10'] })
const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(500)
  localStorage.setItem(storageKeys.tokens, JSON.stringify({ token: who.token, accessToken: null }))
  localStorage.setItem(storageKeys.user, JSON.stringify({ companyId: who.companyId }))
  history.pushState(null, '', '/lookup/bom/WE%2010%2FA')
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'earlyAnswers')
})

it('hands over an early look-up and its drawings once each, under the requests of the app', async () => {
  const asked = vi.fn<typeof fetch>(async (url) =>
    reply(url === lookup.url ? { bom: { partNumber: 'WE-10' } } : { drawings: [] }),
  )
  open(asked)
  expect(wasAskedEarly()).toBe(true)
  const answer = { status: 200, isOk: true, isJson: true }
  expect(await takeEarlyAnswer({ ...lookup, ...who })).toEqual({
    ...answer,
    body: { bom: { partNumber: 'WE-10' } },
  })
  expect(await takeEarlyAnswer({ ...drawings, ...who })).toEqual({ ...answer, body: { drawings: [] } })
  expect(await takeEarlyAnswer({ ...lookup, ...who })).toBeUndefined()
  expect(wasAskedEarly()).toBe(false)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('hands over nothing to another person or company, and no failed answer', async () => {
  open(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await takeEarlyAnswer({ ...lookup, ...who, token: 'U' })).toBeUndefined()
  expect(await takeEarlyAnswer({ ...lookup, ...who, companyId: 8 })).toBeUndefined()
  expect(await takeEarlyAnswer({ ...lookup, ...who })).toBeUndefined()
})

it('sends no request while nobody is signed in', () => {
  localStorage.clear()
  const asked = vi.fn<typeof fetch>()
  open(asked)
  expect(wasAskedEarly()).toBe(false)
  expect(asked).not.toHaveBeenCalled()
})

/** Runs the script of the page. */
function open(asked: typeof fetch) {
  vi.stubGlobal('fetch', asked)
  runInThisContext(script)
}
