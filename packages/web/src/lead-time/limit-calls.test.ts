import { expect, it } from 'vitest'
import { limitCalls } from './limit-calls.ts'

const { signal } = new AbortController()

function openCall() {
  let finish: () => void = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  const call = { isMade: false, finish, make: () => ((call.isMade = true), done) }
  return call
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

it('LEAD-02: no more calls than the limit are under way, the others follow in order', async () => {
  const pass = limitCalls(2)
  const calls = [openCall(), openCall(), openCall(), openCall()]
  for (const call of calls) void pass(call.make, signal)
  await settle()
  expect(calls.map(({ isMade }) => isMade)).toEqual([true, true, false, false])

  calls[0]?.finish()
  await settle()
  expect(calls.map(({ isMade }) => isMade)).toEqual([true, true, true, false])
})

it('LEAD-02: a call that is given up while it waits is never made, and holds nobody up', async () => {
  const pass = limitCalls(1)
  const [first, givenUp, last] = [openCall(), openCall(), openCall()]
  const giver = new AbortController()
  void pass(first.make, signal)
  const refusal = pass(givenUp.make, giver.signal).catch((failure: Error) => failure.name)
  void pass(last.make, signal)

  giver.abort()
  first.finish()
  expect(await refusal).toBe('AbortError')
  await settle()
  expect([givenUp.isMade, last.isMade]).toEqual([false, true])
})

it('LEAD-04: a call that fails makes room for the next', async () => {
  const pass = limitCalls(1)
  const next = openCall()
  const failed = pass(() => Promise.reject(new Error('no')), signal).catch(
    (failure: Error) => failure.message,
  )
  void pass(next.make, signal)
  expect(await failed).toBe('no')
  await settle()
  expect(next.isMade).toBe(true)
})
