import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { embeddedOnly, embeddedWalk } from './embedded-tests.ts'
import { sourceFiles, root } from './source-files.ts'

it('the listed tests for the embedded database exist and include every test that starts one', () => {
  const server = join(root, 'packages/server')
  expect([...embeddedOnly, ...embeddedWalk].filter((file) => !existsSync(join(server, file)))).toEqual([])
  const starting = sourceFiles(/^packages\/server\/.*\.test\.ts$/).filter(({ text }) =>
    /\bstartEmbedded\(/.test(text),
  )
  const missing = starting.map(({ path }) => path.replace('packages/server/', ''))
  expect(missing.filter((file) => !embeddedOnly.includes(file))).toEqual([])
})
