import { createCompany } from '@volute/domain/people/companies'
import { customerPermissions } from '@volute/domain/core/permissions'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openTestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

const { rolePermissions, roles } = schema

it("a new company has an 'Admin' role with every permission and a 'Basic User' role with none (ROLES-11)", async () => {
  const shop = await openTestShop()
  const flags = { isPackager: false, isMigrating: false, isTest: false }
  const mill = { ...flags, companyName: 'Zinc Mill', accountId: null, ownedDevices: [] }
  const { body } = await shop.call(createCompany, mill, await shop.signIn('ada@volute.example'))
  const { db } = shop.shop
  const opened = await db.select().from(roles).where(eq(roles.companyId, body.companyId)).orderBy(roles.id)
  const held = await Promise.all(
    opened.map(({ id }) => db.$count(rolePermissions, eq(rolePermissions.roleId, id))),
  )
  expect(opened.map(({ name, immutable }, index) => [name, immutable, held[index]])).toEqual([
    ['Admin', true, customerPermissions.length],
    ['Basic User', true, 0],
  ])
  await shop.close()
})
