import { listOfferedPumps } from '@volute/domain/service/fleet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFleets } from '../../../test/fleet-world.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { importFolder } from './import-folder.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('pumps that were shipped to a company’s account are offered until they are in its fleet (FLEET-11)', async () => {
  const shipped = [
    'bom_number,serial_number,account_identifier,ship_date',
    '4RB-EM-100,S-1,a-river,2020-01-01',
    '4RB-EM-100,S-2,A-RIVER,2024-01-01',
    '4RB-EM-100,S-3,A-KESTREL,2024-01-01',
    '4RB-EM-100,S-4,,2024-01-01',
    '4RB-EM-100,S-5,A-RIVER,2024-01-01',
    '4RB-EM-100,S-6,not-there-yet,2024-01-01',
  ]
  const { badRows } = await importFolder(shop.shop, await writeFolder({ 'pumps.csv': shipped.join('\n') }))
  expect(badRows).toEqual([])

  const { rosa, kim, added } = await openFleets(shop)
  await added(['S-5'])
  const offered = async (caller = rosa) =>
    (await shop.call(listOfferedPumps, {}, caller)).body.pumps.map(({ serialNumber }) => serialNumber)
  expect(await offered()).toEqual(['S-2', 'S-1'])
  await added(['S-2'])
  expect(await offered()).toEqual(['S-1'])
  expect(await offered(kim)).toEqual([])
})
