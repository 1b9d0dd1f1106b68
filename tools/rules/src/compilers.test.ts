import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../gate/src/source-files.ts'

const platforms = { DOM: /\/lib\.dom\.d\.ts$/m, 'Node.js': /\/@types\/node\/index\.d\.ts$/m }

// A single library whose types refer to a platform adds that platform to the whole program.
it.each([
  ['domain', []],
  ['callouts', ['Node.js']],
  ['erp', ['Node.js']],
  ['erp-tryton', ['Node.js']],
  ['server', ['Node.js']],
  ['web', ['DOM']],
])('the compiler of %s sees only the platforms %j', (name, known) => {
  const given = [
    '-p',
    join(root, 'packages', name),
    '--listFilesOnly',
    '--incremental',
    'false',
    '--singleThreaded',
  ]
  const files = execFileSync(join(root, 'node_modules/.bin/tsc'), given, { encoding: 'utf8' })
  expect(files).toContain(`packages/${name}/src/`)
  const found = Object.entries(platforms).filter(([, file]) => file.test(files))
  expect(found.map(([platform]) => platform)).toEqual(known)
})
