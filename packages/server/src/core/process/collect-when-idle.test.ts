import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { collectWhenIdle } from './collect-when-idle.ts'

it('an idle process gives back what it has kept for long and nobody needs any more', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let held: object | undefined = { many: Array.from({ length: 100_000 }, (_, index) => ({ index })) }
  const needless = new WeakRef(held)
  // The small collections that happen all the time leave an object that has outlived two.
  for (let times = 0; times < 2; times++) collect()
  expect(held).toBeDefined()
  held = undefined
  const stop = collectWhenIdle(100)
  expect(await eventually(() => needless.deref() === undefined)).toBe(true)
  stop()
})
