import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import config from '../../../../vitest.config.ts'
import { root } from '../../../gate/src/source-files.ts'
import { weaveBreaks } from './weave-breaks.ts'

const product = /^packages\/[\w-]+\/src\/.*(?<!\.test)\.tsx?$/

/** Vite plugin that weaves the breaks into the product's files when they are loaded. */
const weaving = {
  name: 'weave-breaks',
  enforce: 'pre' as const,
  load(id: string) {
    const [file = ''] = id.split('?')
    const path = relative(root, file).replaceAll('\\', '/')
    return product.test(path) ? weaveBreaks({ path, text: readFileSync(file, 'utf8') }) : null
  },
}

const runner = join(import.meta.dirname, process.env['BREAK_ID'] ? 'single-runner.ts' : 'break-runner.ts')
const projects = (config.test?.projects ?? []) as { test: { root: string } }[]

/** Configuration that runs the project's tests with the breaks; Vite loads the code, so that it can be woven. */
export default defineConfig({
  root,
  test: {
    projects: projects.map(({ test }) => ({
      plugins: [weaving],
      test: { ...test, root: join(root, test.root), experimental: {}, runner },
    })),
  },
})
