import { addAccount } from '@volute/domain/people/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { schema } from '../../core/db/index.ts'
import { importFolder } from './import-folder.ts'

const { accounts, distributors } = schema

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('a file sets discounts and adds rows, and keeps the names that staff typed (ACCOUNT-05)', async () => {
  const ada = await shop.signIn('ada@volute.example')
  await shop.call(addAccount, { kind: 'customer', code: 'TYP-1', name: 'As typed' }, ada)
  await shop.call(addAccount, { kind: 'distributor', code: 'T-1', name: 'Supply as typed' }, ada)
  const files = {
    'accounts.csv': 'identifier,name,discount_percent\nTYP-1,Of the file,5\nA-RIVER,Of the file,12.5\n',
    'distributors.csv': 'code,name\nT-1,Of the file\nD-200,Coast of the file\nN-1,New\n',
  }
  const { counts } = await importFolder(shop.shop, await writeFolder(files))
  expect(counts).toEqual([
    { label: 'accounts', added: 0, changed: 2, unchanged: 0 },
    { label: 'distributors', added: 1, changed: 1, unchanged: 1 },
  ])
  const rows = await shop.shop.db.select().from(accounts)
  expect(
    rows.map(({ identifier, name, discountBasisPoints }) => [identifier, name, discountBasisPoints]),
  ).toEqual(
    expect.arrayContaining([
      ['TYP-1', 'As typed', 500],
      ['A-RIVER', 'Of the file', 1250],
    ]),
  )
  const names = (await shop.shop.db.select().from(distributors)).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Central Pump Supply', 'Coast of the file', 'New', 'Supply as typed'])
})
