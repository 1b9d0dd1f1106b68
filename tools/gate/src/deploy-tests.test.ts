import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deployTests } from './deploy-tests.ts'
import { root } from './source-files.ts'

it('every listed test that needs more than PostgreSQL and Chromium exists', () => {
  const { nginx, pgbouncer, tryton, slow } = deployTests
  const paths = [
    ...[...nginx, ...pgbouncer, ...slow.server].map((path) => join(root, 'packages/server', path)),
    ...tryton.map((path) => join(root, path)),
    ...slow.bench.map((path) => join(root, 'tools/bench', path)),
  ]
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
