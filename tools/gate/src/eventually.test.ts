import { spawn } from 'node:child_process'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually, untilUp } from './eventually.ts'
import { HANG_CAP } from './hang-cap.ts'

afterEach(() => void vi.restoreAllMocks())

it('answers once there is an answer', async () => {
  const answers = [undefined, false, 0, 'here']
  expect(await eventually(() => answers.shift())).toBe('here')
})

it('a wait that hangs says what it waited for; one of a machine that stood still is asked once more', async () => {
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

it('a program that ends before it is up fails at once, with its output', async () => {
  const child = spawn(process.execPath, ['-e', 'console.error("the port is taken"); process.exit(1)'])
  await expect(untilUp(child, async () => false)).rejects.toThrow(/ended before it was up: the port is taken/)
})
