import { notFound } from '@volute/domain/core/kernel'
import type { getManagedPoFile as managedContract, getPoFile as contract } from '@volute/domain/buying/orders'
import type { Handler } from '../../core/http/bind.ts'
import { findManagedOrder } from './managed-order-store.ts'
import { findPlacedOrder } from './order-store.ts'
import { readPoFile } from './po-file-store.ts'

/** File of the purchase order behind an order of the acting company (READ-09). */
export const getPoFile: Handler<typeof contract> = async (ctx, { orderNumber }) => {
  const order = await findPlacedOrder(ctx.db, ctx.actor.companyId, orderNumber)
  const file = order && (await readPoFile(ctx, order))
  if (!file) throw notFound()
  return file
}

/** The same for the order desk, of any company (READ-09). */
export const getManagedPoFile: Handler<typeof managedContract> = async (ctx, { salesOrderId }) => {
  const found = await findManagedOrder(ctx.db, salesOrderId, ctx.now())
  const file = found && (await readPoFile(ctx, found.order))
  if (!file) throw notFound()
  return file
}
