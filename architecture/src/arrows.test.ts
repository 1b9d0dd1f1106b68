import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { arrowRules } from './arrow-rules.ts'
import { findWrongArrows } from './find-wrong-arrows.ts'
import { root } from './house-files.ts'
import { roomGraphs } from './room-graph.ts'

it('the house has no wrong arrow', async () => {
  expect(await findWrongArrows(root)).toEqual([])
})

/** A rule, a file that breaks it, and the file that it wrongly imports. */
const wrong: [rule: string, from: string, to: string][] = [
  ['web and server never meet', 'packages/web/src/cart/cart-page.tsx', 'packages/server/src/cart/index.ts'],
  ['web and server never meet', 'packages/server/src/app.ts', 'packages/web/src/app/index.ts'],
  ['the domain imports only its data libraries', 'packages/domain/src/cart/cart.ts', 'node:fs'],
  ['the domain imports only its data libraries', 'packages/domain/src/cart/cart.ts', 'react'],
  ["the browser's schemas are zod's small ones", 'packages/domain/src/cart/cart.ts', 'zod'],
  ['the product starts without the demo world', 'packages/server/src/cart/a.ts', 'demo/src/index.ts'],
  [
    'the demo world is loaded only when it is asked for',
    'packages/server/src/demo/open-demo.ts',
    'demo/src/index.ts',
  ],
  [
    'the demo world enters the shop by its seeding door',
    'demo/src/seed.ts',
    'packages/server/src/orders/index.ts',
  ],
  ['the generator knows nothing of the house', 'demo/generator/src/a.ts', 'packages/server/src/seeding.ts'],
  ['the house knows only what the generator made', 'demo/src/seed.ts', 'demo/generator/src/pumps.ts'],
  ['no circles', 'packages/domain/src/cart/a.ts', 'packages/domain/src/cart/a.ts'],
  ['SQL stands only in stores', 'packages/server/src/cart/put-cart.ts', 'drizzle-orm'],
  ['SQL stands only in stores', 'packages/server/src/cart/put-cart.ts', 'pg'],
  [
    'the binder alone takes the attempts of a call',
    'packages/server/src/cart/put-cart.ts',
    'packages/server/src/http/limit-attempts.ts',
  ],
  [
    'a store knows only the database',
    'packages/server/src/cart/cart-store.ts',
    'packages/server/src/http/bind.ts',
  ],
  [
    'nothing below the routes knows them',
    'packages/server/src/cart/put-cart.ts',
    'packages/server/src/cart/routes.ts',
  ],
  [
    'nothing below the routes knows them',
    'packages/server/src/cart/put-cart.ts',
    'packages/server/src/app.ts',
  ],
  ['the product knows no test', 'packages/server/src/cart/put-cart.ts', 'packages/server/test/world.ts'],
  ['examples are for tests', 'packages/web/src/orders/order-page.tsx', 'packages/web/src/cart/examples.ts'],
  [
    'packages meet only through an index',
    'packages/web/src/cart/cart-page.tsx',
    'packages/domain/src/cart/cart.ts',
  ],
  ['every import resolves', 'packages/web/src/cart/cart-page.tsx', './lost.ts'],
  [
    "the contract gathers the rooms' contracts",
    'packages/domain/src/contract/index.ts',
    'packages/domain/src/cart/check-item.ts',
  ],
  [
    'packages/web/src: every room stands in the graph',
    'packages/web/src/basement/a.ts',
    'packages/web/src/ui/button.tsx',
  ],
  [
    'packages/domain/src: a room is entered through its index',
    'packages/domain/src/checkout/contract.ts',
    'packages/domain/src/cart/cart.ts',
  ],
  [
    'packages/server/src: a room is entered through its index',
    'packages/server/src/orders/place-order.ts',
    'packages/server/src/cart/cart-store.ts',
  ],
  [
    'packages/web/src: a room is entered through its index',
    'packages/web/src/bom/bom-page.tsx',
    'packages/web/src/cart/use-cart.ts',
  ],
  [
    'packages/web/src: a room is entered through its index, or by the routes',
    'packages/web/src/app/legal-routes.ts',
    'packages/web/src/cart/use-cart.ts',
  ],
  [
    'packages/domain/src/part uses only the rooms it may',
    'packages/domain/src/part/part.ts',
    'packages/domain/src/cart/index.ts',
  ],
  [
    'packages/domain/src/permissions uses only the rooms it may',
    'packages/domain/src/permissions/groups.ts',
    'packages/domain/src/session/index.ts',
  ],
  [
    'packages/server/src/checkout uses only the rooms it may',
    'packages/server/src/checkout/save-address.ts',
    'packages/server/src/orders/index.ts',
  ],
  [
    'packages/web/src/ui uses only the rooms it may',
    'packages/web/src/ui/button.tsx',
    'packages/web/src/cart/index.ts',
  ],
  [
    'packages/web/src/cart uses only the rooms it may',
    'packages/web/src/cart/a.tsx',
    'packages/web/src/app/router.ts',
  ],
]

it.each(wrong)('%s: %s may not import %s', async (rule, from, to) => {
  expect(await wrongArrowsOf(from, to)).toContainEqual(expect.stringContaining(`${rule}: ${from} →`))
})

it('a wrong arrow is seen in a type import, a re-export and a dynamic import, too', async () => {
  const [from, to] = ['packages/web/src/ui/button.tsx', 'packages/web/src/cart/index.ts'] as const
  for (const line of [
    "import type { Cart } from '../cart/index.ts'",
    "export * from '../cart/index.ts'",
    "export const page = () => import('../cart/index.ts')",
  ])
    expect(await wrongArrowsOf(from, to, line)).toHaveLength(1)
})

it('right arrows pass', async () => {
  expect(await wrongArrowsOf('packages/domain/src/cart/a.ts', 'packages/domain/src/part/index.ts')).toEqual(
    [],
  )
  expect(await wrongArrowsOf('packages/server/src/cart/a.ts', 'packages/server/src/http/bind.ts')).toEqual([])
  expect(await wrongArrowsOf('packages/server/src/a.ts', 'packages/domain/src/cart/index.ts')).toEqual([])
  expect(await wrongArrowsOf('packages/web/src/app/a.tsx', 'packages/web/src/cart/index.ts')).toEqual([])
})

it.each([
  ['the routes load pages', 'web/src/app/routes.tsx', 'web/src/cart/cart-page.tsx'],
  ['the release runs programs', 'server/src/release.ts', 'server/src/import/main.ts'],
])('%s past the index', async (_, from, to) => {
  expect(await wrongArrowsOf(`packages/${from}`, `packages/${to}`)).toEqual([])
})

it('web and server have the rooms of the domain under its names', () => {
  const { domain, server, web } = roomGraphs
  const known = Object.keys(domain.arrows)
  const own = (rooms: readonly string[]) => (room: string) => !rooms.includes(room) && !known.includes(room)
  expect(Object.keys(web.arrows).filter(own([...web.ground, 'app', 'dev']))).toEqual([])
  const machine = ['queue', 'health', 'erp', 'people', 'import', 'data', 'callouts']
  expect(Object.keys(server.arrows).filter(own([...server.ground, ...machine]))).toEqual([])
})

it('every kind of rule is proved above to fail', () => {
  const proved = new Set(wrong.map(([rule]) => rule))
  const general = arrowRules.map(({ name }) => String(name)).filter((name) => !/ uses only |: /.test(name))
  expect(general.filter((name) => !proved.has(name))).toEqual([])
})

/** The wrong arrows of a sketch of two files, one importing the other. */
async function wrongArrowsOf(from: string, to: string, line?: string): Promise<string[]> {
  const sketch = await mkdtemp(join(tmpdir(), 'volute-house-'))
  const up = '../'.repeat(from.split('/').length - 1)
  const isFile = /^(packages|demo)\//.test(to)
  const files: Record<string, string> = {
    ...Object.fromEntries(
      ['react', 'drizzle-orm', 'pg'].map((name) => [`node_modules/${name}/index.js`, 'export {}\n']),
    ),
    ...(isFile ? { [to]: 'export {}\n' } : {}),
    [from]: line ?? `import '${isFile ? up + to : to}'\n`,
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(sketch, path)), { recursive: true })
    await writeFile(join(sketch, path), text)
  }
  try {
    return await findWrongArrows(sketch)
  } finally {
    await rm(sketch, { recursive: true })
  }
}
