import { afterAll, expect, it } from 'vitest'
import { HANG_CAP } from '../../../../tools/gate/src/hang-cap.ts'
import { openProcess } from '../../src/core/process/index.ts'
import { textReaders } from './text-readers.ts'

/**
 * Text length: reading all texts takes seconds if work grows linearly, and many minutes if it grows quadratically. No speed
 * is asserted: the process limit ends a hang.
 */
const LENGTH = 150_000
const program = new URL('./reading-texts-process.ts', import.meta.url)
const { ask, close } = openProcess<{ path: string; length: number }, { texts: number }>(program, {
  seconds: HANG_CAP / 1_000,
  megabytes: 1_024,
})
afterAll(close)

it.each(Object.keys(textReaders))('%s reads a very long text in linear time (BRING-62)', async (path) => {
  expect(await ask({ path, length: LENGTH })).toEqual({ texts: expect.any(Number) })
})
