import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles, root } from '../../gate/src/source-files.ts'

const documents = ['README.md', 'CONTRIBUTING.md', 'docs/map.md', 'docs/operate.md']
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const tests = sourceFiles(/\.(test\.tsx?|spec\.ts)$/).map(({ path }) => path)

it.each(documents)('every npm script named in %s exists', (document) => {
  const runs = [...read(document).matchAll(/npm run ([\w:-]+)([^`\n]*)/g)]
  const named = runs.flatMap(([, name = '', rest = '']) => (rest.includes(' -w ') ? [] : [name]))
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

it.each(documents)('every link and picture in %s exists', (document) => {
  const links = [...read(document).matchAll(/(?:\]\((?!https?:|#)|src=")([^)#"]+)/g)].map(
    ([, path = '']) => path,
  )
  expect(links.filter((path) => !existsSync(join(root, document, '..', path)))).toEqual([])
})

it('every test file that CONTRIBUTING.md runs exists', () => {
  const runs = [...read('CONTRIBUTING.md').matchAll(/check:(?:file|postgres|e2e) -- ([\w/-]+)/g)]
  const filters = runs.map(([, filter = '']) => filter)
  expect(filters.length).toBeGreaterThan(4)
  expect(filters.filter((filter) => !tests.some((file) => file.includes(filter)))).toEqual([])
})
