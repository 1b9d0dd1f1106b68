import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { newUuid } from '../../core/api/index.ts'
import { readRequestCode, requestCodeFor } from './use-request-code.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('OQ-44 the code of an order', () => {
  const first = requestCodeFor(null, 'two gaskets')

  it('ORDER-02: is a new UUID for every order', () => {
    expect(z.uuid().safeParse(first.code).success).toBe(true)
    expect(requestCodeFor(null, 'two gaskets').code).not.toBe(first.code)
  })

  it('is sent again after a network failure, also after a reload', () => {
    const kept = readRequestCode(JSON.parse(JSON.stringify(first)))
    expect(requestCodeFor(kept, 'two gaskets')).toEqual(first)
  })

  it('is another one after an edit and after FAILED', () => {
    expect(requestCodeFor(first, 'three gaskets').code).not.toBe(first.code)
    expect(requestCodeFor(null, 'two gaskets').code).not.toBe(first.code)
  })

  it.each([null, 'x', {}, { code: 'no uuid', order: '', isSent: false }])('reads %j as none', (kept) => {
    expect(readRequestCode(kept)).toBeNull()
  })
})

it('ORDER-02: a page that came over plain http makes UUIDs too', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  expect(z.uuidv4().safeParse(newUuid()).success).toBe(true)
  expect(newUuid()).not.toBe(newUuid())
})
