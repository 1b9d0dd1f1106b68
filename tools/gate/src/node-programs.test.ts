import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { expect, it } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { root } from './source-files.ts'

const lines = readFileSync(join(root, 'tools/deploy/node.sha256'), 'utf8')
const written = [...lines.matchAll(/^([\da-f]{64}) {2}(node_modules\/([^/]+)\/.*)$/gm)].map(
  ([, hash = '', path = '', name = '']) => ({ hash, path, name }),
)

it('each Node.js package has a listed hash, of the pinned version', () => {
  const pinned = manifest.optionalDependencies
  expect(written.map(({ name }) => name).toSorted()).toEqual(Object.keys(pinned).toSorted())
  const [, version] = /Node\.js (\d+\.\d+\.\d+)/.exec(lines) ?? []
  expect([...new Set(Object.values(pinned))]).toEqual([version])
})

it('every installed Node.js has its listed hash', async () => {
  const installed = written.filter(({ path }) => existsSync(join(root, path)))
  expect(installed).not.toEqual([])
  for (const { hash, path } of installed) {
    const counted = createHash('sha256')
    await pipeline(createReadStream(join(root, path)), counted)
    expect(counted.digest('hex'), path).toBe(hash)
  }
})
