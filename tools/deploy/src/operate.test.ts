import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readChapter } from './read-chapter.ts'

const root = join(import.meta.dirname, '../../..')
const operate = readFileSync(join(root, 'docs/operate.md'), 'utf8')
const blocks = readChapter(operate, 'From nothing to a shop')

it('the first chapter of operate.md leads from the build to the next release', () => {
  expect(blocks.map(({ heading }) => heading)).toEqual([
    'Build',
    'Install',
    'Database',
    'Settings',
    'Certificate',
    'Start',
    'Administrator',
    'Catalogue',
    'The next release',
  ])
})

it('every file that operate.md takes from the release exists', () => {
  const taken = blocks.flatMap(({ lines }) =>
    [...lines.matchAll(/\/opt\/volute\/deploy\/(\S+)/g)].map(([, name = '']) => name),
  )
  expect(taken).toEqual(['volute@.service', 'volute', 'shop.env', 'nginx.conf'])
  for (const name of taken) expect(existsSync(join(root, 'tools/deploy/etc', name))).toBe(true)
})

it('operate.md lists every program of the release', () => {
  const source = readFileSync(join(root, 'packages/server/src/app/release.ts'), 'utf8')
  const [, listed = ''] = /const programs[^{]*\{\n(.*?)^\}/ms.exec(source) ?? []
  const programs = [...listed.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name)
  expect(programs).toContain('serve')
  const table = [...operate.matchAll(/^\| `(\w+)[^|]*` +\| /gm)].map(([, name]) => name)
  expect(table).toEqual(expect.arrayContaining(programs))
})
