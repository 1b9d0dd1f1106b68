import { expect, it } from 'vitest'
import { freePort } from '../../../e2e/free-port.ts'

const LOWEST_GIVEN_BY_LINUX = 32_768

it('each call returns a different port, below the range that Linux assigns to connections', async () => {
  const ports: number[] = []
  for (let call = 0; call < 200; call++) ports.push(await freePort())
  expect(new Set(ports).size).toBe(200)
  expect(Math.max(...ports)).toBeLessThan(LOWEST_GIVEN_BY_LINUX)
})
