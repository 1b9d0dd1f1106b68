import { expect, it } from 'vitest'
import { filesOf, withLinks } from './preload-pages.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], css: string[] = []) => ({
  fileName,
  moduleIds,
  imports,
  facadeModuleId: null,
  viteMetadata: { importedCss: new Set(css) },
})

const ground = chunk('ground.js', ['/node_modules/react/index.js'], [], ['ground.css'])
const table = chunk('table.js', ['/web/src/ui/table.tsx'], ['ground.js'], ['table.css'])
const cart = chunk('cart.js', ['/web/src/cart/cart-page.tsx'], ['ground.js', 'table.js'], ['cart.css'])
const bill = chunk('bill.js', ['/web/src/orders/bill.tsx'])

it('names the files of a page and of all it imports, a style before the one that builds on it', () => {
  expect(filesOf(['cart/cart-page.tsx'], [bill, cart, table, ground])).toEqual([
    'ground.css',
    'ground.js',
    'table.css',
    'table.js',
    'cart.css',
    'cart.js',
  ])
})

it('names the entry of a page whose code stands in a script with others', () => {
  const entry = { ...chunk('page.js', [], ['cart.js']), facadeModuleId: '/web/src/cart/cart-page.tsx' }
  expect(filesOf(['cart/cart-page.tsx'], [cart, entry])).toEqual(['cart.css', 'cart.js', 'page.js'])
})

it('stops the build when a page is nowhere', () => {
  expect(() => filesOf(['cart/page.tsx'], [cart])).toThrow('cart/page.tsx')
})

const lines = (...all: string[]) => all.map((line) => `    ${line}\n`).join('')
const style = (name: string) => `<link rel="stylesheet" crossorigin href="/${name}.css">`
const script = (name: string) => `<link rel="modulepreload" crossorigin href="/${name}.js">`
const start = '<script type="module" crossorigin src="/start.js"></script>'

it('adds what the page does not name yet, the styles before the scripts', () => {
  const html = `${lines('<title>Volute</title>', start, script('ground'), style('ground'))}  </head>\n`
  expect(withLinks(html, ['ground.css', 'ground.js', 'cart.css', 'cart.js'])).toBe(
    lines('<title>Volute</title>', style('ground'), style('cart'), start, script('ground'), script('cart')) +
      '  </head>\n',
  )
})
