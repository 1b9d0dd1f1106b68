import { getLookup } from '@volute/domain/catalogue/bom'
import { signIn, changePassword, signOut } from '@volute/domain/people/session'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let shop: TestShop
let document: Awaited<ReturnType<TestShop['request']>>['body']
beforeAll(async () => {
  shop = await openTestShop()
  document = (await shop.request('GET', '/api/openapi.json')).body
})
afterAll(() => shop.close())

/** Resolves a reference in the document. */
function resolve(reference: string): unknown {
  const [root, ...names] = reference.split('/').map((name) => name.replace(/~1/g, '/').replace(/~0/g, '~'))
  return root === '#' ? names.reduce((place, name) => place?.[name], document) : undefined
}

it('every reference of the OpenAPI document resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, found]) => found ?? '',
  )
  expect(references).toContain('#/components/schemas/BomLine')
  expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([])
})

it('the tree of a BOM is described recursively (LOOKUP-02)', () => {
  const lines =
    document.paths[getLookup.path].get.responses[200].content['application/json'].schema.properties
  const below = document.components.schemas.BomLine.properties.parts
  expect(lines.bom.properties.parts).toEqual(below)
  expect(below).toEqual({ type: 'array', items: { $ref: '#/components/schemas/BomLine' } })
})

it('the rate limits of an endpoint are described, and 429 only where it has some (OQ-72)', () => {
  const { post } = document.paths[signIn.path]
  const { put } = document.paths[changePassword.path]
  expect(post.description).toBe(
    'Anybody. At most 10 attempts in 15 minutes for one username from one network address, or /64 of IPv6, on other devices than known ones. At most 100 attempts in 15 minutes for one username, on other devices than known ones. At most 100 attempts in 15 minutes from one network address, or /64 of IPv6, on other devices than known ones. At most 10 attempts in 15 minutes on one device that has signed in before.',
  )
  expect(put.description).toBe(
    'Anybody. At most 30 attempts in 15 minutes by one person, of calls with currentPassword.',
  )
  expect(post.responses[429]).toMatchObject({ description: 'Too many attempts' })
  expect(post.responses.default.description).toContain('TOO_MANY_ATTEMPTS')
  expect(Object.keys(document.paths[signOut.path].post.responses)).toEqual(['200', 'default'])
})
