import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { newUuid } from '../../core/api/index.ts'
import { readRequestCode, requestCodeFor } from './use-request-code.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the request code of an order (OQ-44)', () => {
  const first = requestCodeFor(null, 'two gaskets')

  it('is a new UUID for every order (ORDER-02)', () => {
    expect(z.uuid().safeParse(first.code).success).toBe(true)
    expect(requestCodeFor(null, 'two gaskets').code).not.toBe(first.code)
  })

  it('stays the same for the same order after a reload', () => {
    const kept = readRequestCode(JSON.parse(JSON.stringify(first)))
    expect(requestCodeFor(kept, 'two gaskets')).toEqual(first)
  })

  it('changes after an edit and after FAILED', () => {
    expect(requestCodeFor(first, 'three gaskets').code).not.toBe(first.code)
    expect(requestCodeFor(null, 'two gaskets').code).not.toBe(first.code)
  })

  it.each([null, 'x', {}, { code: 'no uuid', order: '', isSent: false }])(
    'is null for the stored value %j',
    (kept) => {
      expect(readRequestCode(kept)).toBeNull()
    },
  )
})

it('UUIDs are also created without crypto.randomUUID, as over plain http (ORDER-02)', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  expect(z.uuidv4().safeParse(newUuid()).success).toBe(true)
  expect(newUuid()).not.toBe(newUuid())
})
