import { join } from 'node:path'
import { type Rolldown, build } from 'vite'
import { expect, it } from 'vitest'

const rare =
  /\/(@aws-sdk|@napi-rs|css-tree|nodemailer|pdfmake|read-excel-file|sharp|svgo|unpdf|vite|demo\/src)\/|^(@aws-sdk\/.*|@napi-rs\/canvas|@node-rs\/argon2|css-tree|nodemailer|pdfmake|sharp|svgo)$/
const places = ['code/embedded-process.js', 'code/hash-worker.js', 'code/cleaning-process.js']

it('the bundle starts without rarely used modules and contains the programs that the shop starts as separate processes', async () => {
  const built = await build({
    root: join(import.meta.dirname, '../..'),
    configFile: join(import.meta.dirname, '../../bundle.config.ts'),
    logLevel: 'silent',
    build: { write: false },
  })
  const { output } = built as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])))
  const shop = [...chunks.keys()].find((name) => name.startsWith('code/start-shop-')) ?? ''
  const loaded = loadedWith(shop, chunks)
  expect(loaded).toContain(join(import.meta.dirname, 'start-shop.ts'))
  expect(loaded.filter((id) => rare.test(id))).toEqual([])
  expect([...chunks.keys()]).toEqual(expect.arrayContaining(places))
})

/** Modules and libraries that are loaded before a file of the bundle runs. */
function loadedWith(
  name: string,
  chunks: Map<string, Rolldown.OutputChunk>,
  seen = new Set<string>(),
): string[] {
  const chunk = chunks.get(name)
  if (!chunk || seen.has(name)) return [name]
  seen.add(name)
  return [...Object.keys(chunk.modules), ...chunk.imports.flatMap((one) => loadedWith(one, chunks, seen))]
}
