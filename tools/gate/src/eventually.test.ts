import { spawn } from 'node:child_process'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually, untilUp } from './eventually.ts'
import { HANG_CAP } from './hang-cap.ts'

afterEach(() => void vi.restoreAllMocks())

it('the wait ends with the first truthy answer', async () => {
  const answers = [undefined, false, 0, 'here']
  expect(await eventually(() => answers.shift())).toBe('here')
})

it('a wait past its limit names its condition, unless one more check succeeds', async () => {
  const clock = vi
    .spyOn(performance, 'now')
    .mockReturnValueOnce(0)
    .mockReturnValue(HANG_CAP + 1)
  await expect(eventually(() => undefined)).rejects.toThrow(
    'it has not happened in 300 seconds: () => undefined',
  )
  clock.mockReturnValueOnce(0)
  expect(await eventually(() => 'here')).toBe('here')
})

it('a program that exits before it is up fails with its output', async () => {
  const child = spawn(process.execPath, ['-e', 'console.error("the port is taken"); process.exit(1)'])
  await expect(untilUp(child, async () => false)).rejects.toThrow(/ended before it was up: the port is taken/)
})
