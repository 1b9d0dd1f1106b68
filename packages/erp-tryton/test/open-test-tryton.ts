import { openTryton } from '../src/index.ts'
import { administer } from '../../../tools/gate/src/administer.ts'
import { SHOP_PASSWORD, SHOP_USER } from './fill-tryton.ts'
import { openLine } from './cut-line.ts'
import { openTrytonCopy, peopleOf } from './open-tryton-copy.ts'
import { trytonUrl } from './start-trytond.ts'

/** Page size of the adapter in these tests: smaller than in the shop, so that a test needs fewer orders. */
export const TEST_PAGE_SIZE = 2

/** A Tryton for one test: its adapter, directly and through a connection that can be cut, and its staff. */
export async function openTestTryton() {
  const clusterUrl = process.env['TEST_DATABASE_URL'] ?? ''
  const tryton = await openTrytonCopy(clusterUrl)
  const line = await openLine(tryton.address)
  return {
    ...tryton,
    line,
    behindLine: (pageSize?: number) =>
      openTryton(trytonUrl(line.address, tryton.database, SHOP_USER, SHOP_PASSWORD), pageSize),
    async close() {
      line.close()
      await tryton.close()
    },
    erp: openTryton(tryton.url, TEST_PAGE_SIZE),
    people: await peopleOf(tryton.url),
    forgetSessions: () =>
      administer(
        clusterUrl.replace(/[^/]*$/, tryton.database),
        `delete from ir_session where create_uid = (select id from res_user where login = '${SHOP_USER}')`,
      ),
  }
}

export type TestTryton = Awaited<ReturnType<typeof openTestTryton>>
