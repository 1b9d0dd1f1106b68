import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const builder = fileURLToPath(new URL('../../test/build-process.ts', import.meta.url))

/** A checkout with a web app of one page that records every build. */
let checkout: string
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'volute-checkout-'))
  const web = join(checkout, 'packages/web')
  await mkdir(web, { recursive: true })
  await writeFile(join(web, 'index.html'), '<title>Shop</title>')
  await writeFile(
    join(web, 'vite.config.ts'),
    `import { appendFileSync } from 'node:fs'
     export default { plugins: [{ name: 'note', buildStart() { appendFileSync(${JSON.stringify(join(checkout, 'builds'))}, 'x') } }] }`,
  )
})
afterAll(() => rm(checkout, { recursive: true }))

/** Starts processes in the checkout at the same time; returns the page that each finds when it continues. */
function startTogether(count: number): Promise<unknown[]> {
  return Promise.all(
    Array.from(
      { length: count },
      async () => (await once(fork(builder, [checkout], { silent: true }), 'message'))[0],
    ),
  )
}

const builds = async () => (await readFile(join(checkout, 'builds'), 'utf8')).length

it('one of three processes that start at once in a stale checkout builds the web app, and all find it complete', async () => {
  expect(await startTogether(3)).toEqual(Array(3).fill('<title>Shop</title>'))
  expect(await builds()).toBe(1)

  const web = join(checkout, 'packages/web')
  await mkdir(join(web, '.cache/dist-1'))
  await writeFile(join(web, 'index.html'), '<title>Shop 2</title>')
  await utimes(join(web, 'dist/index.html'), 0, 0)
  expect(await startTogether(2)).toEqual(Array(2).fill('<title>Shop 2</title>'))
  expect(await builds()).toBe(2)
  expect(await readdir(join(web, '.cache'))).toEqual(['build.lock'])
})
