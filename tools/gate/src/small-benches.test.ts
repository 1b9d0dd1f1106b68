import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { smallBenches } from './small-benches.ts'
import { root } from './source-files.ts'

const read = (file: string) => readFileSync(join(root, 'tools/bench', file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
const parts = namesIn(read('src/main.ts'), /\b(\w+): measure[A-Z]/g)

it('the gate runs each command and each part of the bench', () => {
  const commands = Object.keys(scripts).flatMap((script) =>
    script === 'bench' ? parts.map((part) => `bench ${part}`) : [script],
  )
  expect(Object.keys(smallBenches).toSorted()).toEqual(commands.toSorted())
})

it('the README of the bench names each command and each part', () => {
  const readme = read('README.md')
  expect(namesIn(readme, /^\| `npm run (\w+) -w @volute\/bench/gm).toSorted()).toEqual(
    Object.keys(scripts).toSorted(),
  )
  const [, table = ''] = readme.split('| part | measures |')
  expect(namesIn(table.split('\n\n')[0] ?? '', /^\| `(\w+)`/gm).toSorted()).toEqual(parts.toSorted())
})
