import { existsSync, readFileSync } from 'node:fs'
import { endpoints } from '@volute/domain/app/contract'
import { messages } from '@volute/domain/core/kernel'
import { expect, it } from 'vitest'
import { assertedIds } from './asserted-ids.ts'
import { sourceFiles } from '../../gate/src/source-files.ts'
import { assertableIds, idsIn, writtenIds } from './requirement-ids.ts'

/** Requirements without a test yet. The list must only get shorter. */
const awaiting: string[] = []

/** Checked files: all except this test, which contains ids as test input. */
const code = sourceFiles(/^(packages|demo|e2e|tools\/(?!deploy\/)[\w-]+)\/.*\.(tsx?|css|sql|sh)$/).filter(
  ({ path }) => path !== 'tools/rules/src/requirements.test.ts',
)
const tests = code.filter(({ path }) =>
  /\.(test|spec)\.tsx?$|^e2e\/|^packages\/[\w-]+\/test\/.*\.ts$/.test(path),
)

it('every id is documented once', () => {
  expect(assertableIds.length).toBeGreaterThan(570)
  expect(writtenIds.filter((id, index) => writtenIds.indexOf(id) !== index)).toEqual([])
})

it('every id that code or tests name is documented', () => {
  const unknown = code.flatMap(({ path, text }) =>
    idsIn(text)
      .filter((id) => !writtenIds.includes(id))
      .map((id) => `${path} names ${id}`),
  )
  expect(unknown).toEqual([])
})

it('every endpoint is documented under its name, and no other', () => {
  const document = sourceFiles(/^docs\/requirements\/endpoints\.md$/)[0]?.text ?? ''
  const written = [...document.matchAll(/^- E\d+ `(\S+)`/gm)].map(([, name = '']) => name)
  const declared = Object.values(endpoints).map(({ name }) => name)
  expect([...new Set(written)].toSorted()).toEqual(declared.toSorted())
})

it('the fallback message of an endpoint is documented or begins as an internal error (ERR-08, ERR-09)', () => {
  const written = sourceFiles(/^docs\/requirements\/.*\.md$/)
    .map(({ text }) => text)
    .join('\n')
  const invented = Object.values(endpoints).filter(
    ({ fallback }) => !written.includes(fallback) && !fallback.startsWith(`${messages.internal} `),
  )
  expect(invented.map(({ name, fallback }) => `${name} ${fallback}`)).toEqual([])
})

it('every requirement and vector has a test that asserts it, except those in the awaiting list', () => {
  const asserted = assertedIds(tests)
  expect(assertableIds.filter((id) => !asserted.has(id))).toEqual(awaiting)
})

it.each<[string, string, string[]]>([
  ['a title', "it('CART-12 CART-13: equal', () => expect(1).toBe(1))", ['CART-12', 'CART-13']],
  ['a step', "test.step('CART-12', async () => { await expect(page).toHaveURL('/') })", ['CART-12']],
  ['the ends of a range', "it('CART-12 to CART-15', () => expect(1).toBe(1))", ['CART-12', 'CART-15']],
  ['the start of a dash', "it('CART-12–15', () => expect(1).toBe(1))", ['CART-12']],
  ['a row that is shown', "it.each([['TV-09a', 1]])('%s', (_, one) => expect(one).toBe(1))", ['TV-09a']],
  [
    'a table with a name',
    "const rows = ['TV-09a']; it.each(rows)('%s', () => expect(1).toBe(1))",
    ['TV-09a'],
  ],
  ['a row that is not shown', "it.each([['TV-09a']])('equal', () => expect(1).toBe(1))", []],
  ['one id around', "describe('CART-12', () => { it('is so', () => expect(1).toBe(1)) })", ['CART-12']],
  ['two ids around', "describe('CART-12 CART-13', () => { it('is so', () => expect(1).toBe(1)) })", []],
  ['a property', "it('CART-12', () => fc.assert(fc.property(one, isOne)))", ['CART-12']],
  ['a helper', "function isOne() { expect(1).toBe(1) } it('CART-12', () => isOne())", ['CART-12']],
  ['a title alone', "it('CART-12', () => { add(1) })", []],
  ['a comment', "// CART-12\nit('is so', () => expect(1).toBe(1))", []],
])('asserted ids are read from %s', (_, text, ids) => {
  expect([...assertedIds([{ path: 'packages/domain/src/buying/cart/one.test.ts', text }])]).toEqual(ids)
})

it('an assertion in a helper of another file counts', () => {
  const helper = { path: 'e2e/page.ts', text: 'export const sees = async () => expect(1).toBe(1)' }
  const test = {
    path: 'e2e/one.spec.ts',
    text: "import { sees } from './page.ts'\ntest('CART-12', () => sees())",
  }
  expect([...assertedIds([helper, test])]).toEqual(['CART-12'])
  expect([...assertedIds([test])]).toEqual([])
})

/** Index of the two documents, which exists beside the product only where it is developed. */
const index = new URL('../../../../shared/spec/requirements.md', import.meta.url)

it.skipIf(!existsSync(index))('every requirement of the documents is documented under its id', () => {
  const ids = [...readFileSync(index, 'utf8').matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id]) => id ?? '')
  expect(ids.length).toBeGreaterThan(480)
  expect(ids.filter((id) => !writtenIds.includes(id))).toEqual([])
})

it('each deviation names documented ids and questions', () => {
  const readme = sourceFiles(/^docs\/requirements\/README\.md$/)[0]?.text ?? ''
  const rows = [...readme.matchAll(/^\| .*? \| ([A-Z]+-\d+.*?) \| (OQ-.*?) \|$/gm)]
  expect(rows.length).toBeGreaterThan(15)
  const named = rows.flatMap(([, ids = '', questions = '']) => [...ids.split(', '), ...questions.split(', ')])
  expect(named.filter((id) => !writtenIds.includes(id) || !/^[A-Z]+-\d+$/.test(id))).toEqual([])
})
