import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { areas, moduleOf } from './areas.ts'
import { arrowRules } from './arrow-rules.ts'
import { findWrongArrows } from './find-wrong-arrows.ts'
import { sourceFiles, root } from '../../gate/src/source-files.ts'

it('the architecture has no forbidden import', async () => {
  expect(await findWrongArrows(root)).toEqual([])
})

/** Violations: a rule, a file that breaks it, and the file that it must not import. */
const wrong: [rule: string, from: string, to: string][] = [
  [
    'the web knows only the domain',
    'packages/web/src/buying/cart/cart-page.tsx',
    'packages/server/src/buying/cart/index.ts',
  ],
  ['the web knows only the domain', 'packages/web/src/buying/orders/a.ts', 'packages/erp/src/index.ts'],
  ['no other package knows the web', 'packages/server/src/app/app.ts', 'packages/web/src/app/index.ts'],
  ['the domain imports only its data libraries', 'packages/domain/src/buying/cart/cart.ts', 'node:fs'],
  ['the domain imports only its data libraries', 'packages/domain/src/buying/cart/cart.ts', 'react'],
  ["the browser's schemas are zod's small ones", 'packages/domain/src/buying/cart/cart.ts', 'zod'],
  [
    'an ERP adapter knows only the port and the domain',
    'packages/erp-tryton/src/open-tryton.ts',
    'packages/server/src/core/erp/index.ts',
  ],
  [
    'an ERP adapter knows only the port and the domain',
    'packages/erp-acme/src/open-acme.ts',
    'packages/erp-tryton/src/index.ts',
  ],
  [
    'an ERP adapter knows only the port and the domain',
    'packages/erp/src/port.ts',
    'packages/erp-tryton/src/index.ts',
  ],
  ['the callouts know no shop', 'packages/callouts/src/a.ts', 'packages/domain/src/core/kernel/index.ts'],
  ['the product starts without the demo world', 'packages/server/src/buying/cart/a.ts', 'demo/src/index.ts'],
  [
    'the demo world is loaded only when it is asked for',
    'packages/server/src/app/demo/open-demo.ts',
    'demo/src/index.ts',
  ],
  [
    'the demo world enters the shop by its seeding door',
    'demo/src/seed.ts',
    'packages/server/src/buying/orders/index.ts',
  ],
  [
    'the generator knows nothing of the product',
    'tools/demo-generator/src/a.ts',
    'packages/server/src/app/seeding.ts',
  ],
  ['only what the generator made is used', 'demo/src/seed.ts', 'tools/demo-generator/src/pumps.ts'],
  ['the gate runs without the rules', 'tools/gate/src/steps.ts', 'tools/rules/src/areas.ts'],
  ['no circles', 'packages/domain/src/buying/cart/a.ts', 'packages/domain/src/buying/cart/a.ts'],
  ['SQL stands only in stores', 'packages/server/src/buying/cart/put-cart.ts', 'drizzle-orm'],
  ['SQL stands only in stores', 'packages/server/src/buying/cart/put-cart.ts', 'pg'],
  [
    'the binder alone takes the attempts of a call',
    'packages/server/src/buying/cart/put-cart.ts',
    'packages/server/src/core/http/limit-attempts.ts',
  ],
  [
    'a store knows only the database',
    'packages/server/src/buying/cart/cart-store.ts',
    'packages/server/src/core/http/bind.ts',
  ],
  [
    'nothing below the routes knows them',
    'packages/server/src/buying/cart/put-cart.ts',
    'packages/server/src/buying/cart/routes.ts',
  ],
  [
    'nothing below the routes knows them',
    'packages/server/src/buying/cart/put-cart.ts',
    'packages/server/src/app/app.ts',
  ],
  [
    'the product knows no test',
    'packages/server/src/buying/cart/put-cart.ts',
    'packages/server/test/world.ts',
  ],
  [
    'examples are for tests',
    'packages/web/src/buying/orders/order-page.tsx',
    'packages/web/src/buying/cart/examples.ts',
  ],
  [
    'packages meet only through an index',
    'packages/web/src/buying/cart/cart-page.tsx',
    'packages/domain/src/buying/cart/cart.ts',
  ],
  ['every import resolves', 'packages/web/src/buying/cart/cart-page.tsx', './lost.ts'],
  [
    "the contract gathers the modules' contracts",
    'packages/domain/src/app/contract/index.ts',
    'packages/domain/src/buying/cart/check-item.ts',
  ],
  [
    'packages/web/src: every module stands in an area',
    'packages/web/src/basement/ui/a.ts',
    'packages/web/src/core/ui/button.tsx',
  ],
  [
    'packages/web/src: every module stands in an area',
    'packages/web/src/core/a.ts',
    'packages/web/src/core/ui/button.tsx',
  ],
  [
    'packages/domain/src: a module is entered through its index',
    'packages/domain/src/buying/checkout/contract.ts',
    'packages/domain/src/buying/cart/cart.ts',
  ],
  [
    'packages/server/src: a module is entered through its index',
    'packages/server/src/buying/orders/place-order.ts',
    'packages/server/src/buying/cart/cart-store.ts',
  ],
  [
    'packages/web/src: a module is entered through its index',
    'packages/web/src/storefront/bom/bom-page.tsx',
    'packages/web/src/buying/cart/use-cart.ts',
  ],
  [
    'packages/web/src: a module is entered through its index, or by the routes',
    'packages/web/src/app/legal-routes.ts',
    'packages/web/src/buying/cart/use-cart.ts',
  ],
  [
    'packages/domain/src/catalogue uses only the areas it may',
    'packages/domain/src/catalogue/part/part.ts',
    'packages/domain/src/buying/cart/index.ts',
  ],
  [
    'packages/server/src/core uses only the areas it may',
    'packages/server/src/core/mail/send-mail.ts',
    'packages/server/src/backoffice/brand/index.ts',
  ],
  [
    'packages/server/src/backoffice uses only the areas it may',
    'packages/server/src/backoffice/demand/set-replacement.ts',
    'packages/server/src/workbench/import/index.ts',
  ],
  [
    'packages/web/src/buying uses only the areas it may',
    'packages/web/src/buying/cart/a.tsx',
    'packages/web/src/app/router.ts',
  ],
]

/** Other forms of import, which are forbidden just like a plain one. */
const hidden: [line: string, from: string, to: string][] = [
  [
    "import type { Cart } from '../../buying/cart/index.ts'",
    'packages/web/src/core/ui/a.tsx',
    'packages/web/src/buying/cart/index.ts',
  ],
  [
    "export * from '../../buying/cart/index.ts'",
    'packages/web/src/core/ui/b.tsx',
    'packages/web/src/buying/cart/index.ts',
  ],
  [
    "export const page = () => import('../../buying/cart/index.ts')",
    'packages/web/src/core/ui/c.tsx',
    'packages/web/src/buying/cart/index.ts',
  ],
]

const right: [from: string, to: string][] = [
  ['packages/erp-tryton/src/right.ts', 'packages/erp/src/index.ts'],
  ['packages/erp-tryton/test/right.ts', 'packages/domain/src/core/kernel/index.ts'],
  ['packages/server/src/core/erp/right.ts', 'packages/erp-tryton/src/index.ts'],
  ['packages/domain/src/buying/cart/right.ts', 'packages/domain/src/catalogue/part/index.ts'],
  ['packages/server/src/buying/cart/right.ts', 'packages/server/src/core/http/bind.ts'],
  ['packages/server/src/app/right.ts', 'packages/domain/src/buying/cart/index.ts'],
  ['packages/web/src/app/right.tsx', 'packages/web/src/buying/cart/index.ts'],
  ['packages/server/src/service/fleet/right.ts', 'packages/server/src/storefront/search/index.ts'],
]

const pastTheIndex: [what: string, from: string, to: string][] = [
  ['the routes load pages', 'packages/web/src/app/routes.tsx', 'packages/web/src/buying/cart/cart-page.tsx'],
  [
    'the release runs programs',
    'packages/server/src/app/release.ts',
    'packages/server/src/workbench/import/main.ts',
  ],
]

/** Imports of two modules that use each other. */
const circling: [from: string, to: string][] = [
  ['packages/server/src/buying/checkout/a.ts', 'packages/server/src/buying/quotes/index.ts'],
  ['packages/server/src/buying/quotes/b.ts', 'packages/server/src/buying/checkout/index.ts'],
]

/** Violations in one sketch with all imports above, because checking the rules takes longer than checking a sketch. */
let inSketch: string[]
beforeAll(async () => {
  const lines = [...wrong, ...pastTheIndex].map(([, from, to]) => [from, to, importOf(from, to)] as const)
  for (const [from, to] of [...right, ...circling]) lines.push([from, to, importOf(from, to)])
  for (const [line, from, to] of hidden) lines.push([from, to, line])
  inSketch = await findArrowsOfSketch(lines)
})

it.each(wrong)('%s: %s cannot import %s', (rule, from, to) => {
  expect(wrongArrows(from, to)).toContainEqual(expect.stringContaining(`${rule}: `))
})

it('a forbidden import is reported in a type import, a re-export and a dynamic import', () => {
  for (const [, from, to] of hidden) expect(wrongArrows(from, to)).toHaveLength(1)
})

it('allowed imports pass', () => {
  expect(right.flatMap(([from, to]) => wrongArrows(from, to))).toEqual([])
})

it.each(pastTheIndex)('%s past the index', (_, from, to) => {
  expect(wrongArrows(from, to)).toEqual([])
})

it('modules that import each other are a cycle even if their files are not', () => {
  const [one = '', other = ''] = circling.map(([from]) => moduleOf(from) ?? '')
  expect(inSketch).toContain(`modules in a circle: ${one} → ${other} → ${one}`)
})

it('a module is in the same area in every layer, with three exceptions', () => {
  const homes = new Map<string, Set<string>>()
  for (const { path } of sourceFiles(/^packages\/[\w-]+\/src\/.*\.tsx?$/)) {
    const [area = '', module] = moduleOf(path)?.split('/').slice(3) ?? []
    if (module) homes.set(module, (homes.get(module) ?? new Set()).add(area))
  }
  const several = [...homes].filter(([, found]) => found.size > 1).map(([module]) => module)
  // On the web, the pages of BOMs and serial numbers sell parts, and every module uses the brand, which staff edit in
  // the back office.
  expect(several.toSorted()).toEqual(['bom', 'brand', 'serial'])
  expect(Object.keys(areas)).toHaveLength(9)
})

it('every general rule has a violation in this test', () => {
  const proved = new Set(wrong.map(([rule]) => rule))
  const general = arrowRules.map(({ name }) => String(name)).filter((name) => !/ uses only |: /.test(name))
  expect(general.filter((name) => !proved.has(name))).toEqual([])
})

/** Violations of one import of the sketch. */
const wrongArrows = (from: string, to: string) =>
  inSketch.filter((arrow) => arrow.includes(`: ${from} → `) && arrow.endsWith(` ${nameOf(to)}`))

/** Path under which a file or a library is resolved. */
function nameOf(to: string) {
  if (installed.includes(to)) return `node_modules/${to}/index.js`
  return to.replace(/^node:/, '')
}

const installed = ['react', 'drizzle-orm', 'pg']

function importOf(from: string, to: string) {
  const up = '../'.repeat(from.split('/').length - 1)
  return `import '${isFile(to) ? up + to : to}'`
}

const isFile = (to: string) => /^(packages|demo|tools)\//.test(to)

async function findArrowsOfSketch(lines: (readonly [from: string, to: string, line: string])[]) {
  const sketch = await mkdtemp(join(tmpdir(), 'volute-arrows-'))
  const files = new Map(installed.map((name) => [`node_modules/${name}/index.js`, 'export {}\n']))
  for (const [from, to, line] of lines) {
    if (isFile(to) && !files.has(to)) files.set(to, '')
    files.set(from, `${files.get(from) ?? ''}${line}\n`)
  }
  for (const [path, text] of files) {
    await mkdir(dirname(join(sketch, path)), { recursive: true })
    await writeFile(join(sketch, path), text || 'export {}\n')
  }
  try {
    return await findWrongArrows(sketch)
  } finally {
    await rm(sketch, { recursive: true })
  }
}
