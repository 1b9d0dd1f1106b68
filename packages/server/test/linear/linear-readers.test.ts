import { afterAll, expect, it } from 'vitest'
import { openProcess } from '../../src/process/index.ts'
import { textReaders } from './text-readers.ts'

/**
 * A reader whose work grows with the text takes less than a second for all of these texts; one whose work grows with its square
 * takes a minute for a single one. No speed is asserted: the process ends what hangs.
 */
const LENGTH = 300_000
const program = new URL('./reading-texts-process.ts', import.meta.url)
const { ask, close } = openProcess<{ path: string; length: number }, { texts: number }>(program, {
  seconds: 90,
  megabytes: 1_024,
})
afterAll(close)

it.each(Object.keys(textReaders))(
  'BRING-62: %s takes time that grows with a text, and not faster',
  async (path) => {
    expect(await ask({ path, length: LENGTH })).toEqual({ texts: expect.any(Number) })
  },
  100_000,
)
