import { randomUUID } from 'node:crypto'
import { administer } from '../../../tools/gate/src/administer.ts'
import { askTryton } from './ask-tryton.ts'
import { SHOP_PASSWORD, SHOP_USER } from './fill-tryton.ts'
import { ADMIN_PASSWORD, startTrytond, TRYTON_TEMPLATE, trytonUrl } from './start-trytond.ts'

/** A Tryton on a fresh copy of its test world, and the `ERP_URL` with which the shop connects to it. */
export async function openTrytonCopy(clusterUrl: string) {
  const database = `tryton_${randomUUID().replaceAll('-', '')}`
  await administer(clusterUrl, `create database ${database} template ${TRYTON_TEMPLATE}`)
  const server = await startTrytond(clusterUrl, database)
  return {
    ...server,
    database,
    url: trytonUrl(server.address, database, SHOP_USER, SHOP_PASSWORD),
    async close() {
      await server.remove()
      await administer(clusterUrl, `drop database ${database} with (force)`)
    },
  }
}

/** Staff of a Tryton that the shop reaches by an `ERP_URL`. */
export function peopleOf(url: string) {
  const { host, pathname } = new URL(url)
  return askTryton(`http://${host}`, pathname.slice(1), 'admin', ADMIN_PASSWORD)
}
