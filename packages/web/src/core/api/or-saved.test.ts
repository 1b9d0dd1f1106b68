import { QueryClient } from '@tanstack/react-query'
import { durations } from '@volute/domain/core/kernel'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, clearSession, NetworkError, nobody, startSession } from './index.ts'
import { orSaved } from './or-saved.ts'

const queryKey = ['bom']
const signIn = (userId: number) =>
  startSession({ ...nobody, userId, companyId: 2, token: 't', accessToken: null })
let client: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
  signIn(7)
})
afterEach(() => {
  vi.useRealTimers()
  clearSession()
})

const ask = (live: Promise<string>, saved: () => Promise<string> = async () => 'copy') =>
  orSaved(live, saved, { client, queryKey })
const nothing = () => Promise.reject(new Error('nothing is saved'))

it('returns the answer of the network', async () => {
  await expect(ask(Promise.resolve('live'))).resolves.toBe('live')
})

it.each([401, 403, 404, 500])('passes on an error status of the network: %i', async (status) => {
  await expect(ask(Promise.reject(new ApiError(status, 'No')))).rejects.toMatchObject({ status })
})

it('returns the cached copy when the network fails', async () => {
  await expect(ask(Promise.reject(new NetworkError('Lost')))).resolves.toBe('copy')
})

it('throws the network failure when nothing is cached', async () => {
  await expect(ask(Promise.reject(new NetworkError('Lost')), nothing)).rejects.toThrow('Lost')
})

it('returns the cached copy when the answer is late, then replaces it with the answer', async () => {
  const live = Promise.withResolvers<string>()
  const shown = ask(live.promise)
  await vi.advanceTimersByTimeAsync(durations.lookupWait)
  await expect(shown).resolves.toBe('copy')
  live.resolve('live')
  await vi.advanceTimersByTimeAsync(0)
  expect(client.getQueryData(queryKey)).toBe('live')
})

it('keeps waiting when nothing is cached', async () => {
  const live = Promise.withResolvers<string>()
  const shown = ask(live.promise, nothing)
  await vi.advanceTimersByTimeAsync(durations.lookupWait)
  live.resolve('live')
  await expect(shown).resolves.toBe('live')
})

it('discards a late answer after another person signs in', async () => {
  const live = Promise.withResolvers<string>()
  const shown = ask(live.promise)
  await vi.advanceTimersByTimeAsync(durations.lookupWait)
  await shown
  signIn(8)
  live.resolve('live')
  await vi.advanceTimersByTimeAsync(0)
  expect(client.getQueryData(queryKey)).toBeUndefined()
})
