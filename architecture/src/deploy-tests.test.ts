import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deployTests } from './deploy-tests.ts'
import { root } from './house-files.ts'

it('the tests that need more than PostgreSQL and Chromium exist', () => {
  const { callouts, ...server } = deployTests
  const paths = [
    ...callouts.map((path) => join(root, 'bench', path)),
    ...Object.values(server).flatMap((some) => some.map((path) => join(root, 'packages/server', path))),
  ]
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
