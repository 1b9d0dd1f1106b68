import { afterAll, expect, it } from 'vitest'
import { HANG_CAP } from '../../../../tools/gate/src/hang-cap.ts'
import { openProcess } from '../../src/core/process/index.ts'
import { textReaders } from './text-readers.ts'

/**
 * Reading all of these texts takes seconds where work grows with the text, and many minutes where it grows with its square. No speed is
 * asserted: the process ends what hangs.
 */
const LENGTH = 150_000
const program = new URL('./reading-texts-process.ts', import.meta.url)
const { ask, close } = openProcess<{ path: string; length: number }, { texts: number }>(program, {
  seconds: HANG_CAP / 1_000,
  megabytes: 1_024,
})
afterAll(close)

it.each(Object.keys(textReaders))(
  'BRING-62: %s takes time that grows with a text, and not faster',
  async (path) => {
    expect(await ask({ path, length: LENGTH })).toEqual({ texts: expect.any(Number) })
  },
)
