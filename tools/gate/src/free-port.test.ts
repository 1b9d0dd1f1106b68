import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from '../../../e2e/free-port.ts'

it('each call has a port of its own, and none that a connection or a listener on any port may get meanwhile', async () => {
  const ports: number[] = []
  for (let call = 0; call < 200; call++) ports.push(await freePort())
  expect(new Set(ports).size).toBe(200)
  const anywhere = createServer().listen(0)
  await once(anywhere, 'listening')
  const { port } = anywhere.address() as { port: number }
  anywhere.close()
  expect(Math.max(...ports)).toBeLessThan(port)
})
