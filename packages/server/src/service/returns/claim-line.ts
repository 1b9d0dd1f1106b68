import { conflict, type InputOf, invalid, notFound, orThrow, valid } from '@volute/domain/core/kernel'
import {
  checkClaim,
  type claimLine as claimContract,
  type getWarranty as warrantyContract,
  returnMessages,
} from '@volute/domain/service/returns'
import { returnable } from '@volute/domain/buying/orders'
import { brandFor } from '../../core/brand/index.ts'
import type { Actor, ActorContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import { pumpsOf, recordEvent } from '../../core/events/index.ts'
import { findNamed } from '../fleet/index.ts'
import { addClaimPhotos } from '../photos/index.ts'
import { Answer, type Handler } from '../../core/http/bind.ts'
import { findPlacedOrder, type OrderLine } from '../../buying/orders/index.ts'
import { listHolders } from '../../people/people/index.ts'
import { findClaimOf, findNamedClaim, findShipped, insertClaim, lockOrder } from './claim-store.ts'
import { claimNotice } from './return-mails.ts'
import { readWarranty } from './warranty-dates.ts'

type Claimed = InputOf<typeof claimContract>

/** Today's warranty for a line of the acting company's order (E170, CLAIM-05). */
export const getWarranty: Handler<typeof warrantyContract> = async (ctx, input) => {
  const line = await findLine(ctx, input)
  const typed = input.serialNumber ?? ''
  const [pump] = typed === '' ? [] : await findNamed(ctx.db, ctx.actor.companyId, [typed])
  const part = { ...line, serialNumber: pump?.serialNumber ?? null, companyId: ctx.actor.companyId }
  const { brand } = await brandFor(ctx)
  return { warranty: await readWarranty(ctx.db, part, ctx, brand.timeZone) }
}

/**
 * Claims shipped parts of a line of the acting company's order; a code creates only one claim (E156). The quantity never
 * exceeds what was shipped, even with simultaneous claims, which wait for a lock on the order's row (CLAIM-02).
 */
export const claimLine: Handler<typeof claimContract> = async (ctx, input) => {
  const line = await findLine(ctx, input)
  const { brand } = await brandFor(ctx)
  return ctx.db.transaction(async (tx) => {
    await lockOrder(tx, line.salesOrderId)
    const known = await findClaimOf(tx, input.code)
    if (known) return repeated(known, ctx.actor)

    const shipped = await findShipped(tx, line)
    const typed = orThrow(checkClaim(input, shipped ? returnable(shipped) : 0))
    const pump = await findPump(tx, ctx.actor, typed.serialNumber)
    const claimId = await insertClaim(
      tx,
      await claimOf(ctx, tx, line, input, { ...typed, pump, timeZone: brand.timeZone }),
    )
    if (!claimId) return repeated(await findClaimOf(tx, input.code), ctx.actor)
    const { userId, companyId } = ctx.actor
    await addClaimPhotos(tx, { companyId, claimId }, input.photoIds ?? [])
    await recordEvent(tx, {
      userId,
      companyId,
      kind: 'claim-part',
      subject: {
        claimId,
        salesOrderId: line.salesOrderId,
        ...pumpsOf([{ ...line, pumpId: pump?.pumpId ?? null }]),
      },
      now: ctx.now(),
    })
    await notifyStaff(ctx, tx, claimId)
    return { claimId }
  })
}

/** A line of an order of the acting company that the ERP has received. */
async function findLine(
  { db, actor }: ActorContext,
  { orderNumber, position }: Pick<Claimed, 'orderNumber' | 'position'>,
): Promise<OrderLine> {
  const order = await findPlacedOrder(db, actor.companyId, orderNumber)
  const line = order?.lines.find((one) => one.position === position)
  if (!line) throw notFound()
  return line
}

/** Answers a code that is already used: the same claim to the same buyer, a conflict to anyone else. */
function repeated(claim: Awaited<ReturnType<typeof findClaimOf>>, { userId, companyId }: Actor) {
  if (claim?.userId !== userId || claim.companyId !== companyId)
    throw conflict(returnMessages.codeUsed, 'REQUEST_CODE_USED')
  return new Answer(200, { claimId: claim.claimId })
}

/** The pump with a serial number in any spelling; null if none is given. A pump that does not exist is rejected. */
async function findPump(tx: Transaction, { companyId }: Actor, serialNumber: string) {
  if (serialNumber === '') return null
  const [pump] = await findNamed(tx, companyId, [serialNumber])
  return orThrow(pump ? valid(pump) : invalid('serialNumber', 'UNKNOWN', returnMessages.serialUnknown))
}

async function claimOf(
  ctx: ActorContext,
  tx: Transaction,
  { salesOrderId, position, partId }: OrderLine,
  { code, kind }: Claimed,
  typed: { quantity: number; reason: string; pump: { serialNumber: string } | null; timeZone: string },
) {
  const { userId, companyId } = ctx.actor
  const serialNumber = typed.pump?.serialNumber ?? null
  const part = { companyId, salesOrderId, position, partId, serialNumber }
  const warranty = kind === 'WARRANTY' ? await readWarranty(tx, part, ctx, typed.timeZone) : null
  return {
    code,
    kind,
    companyId,
    userId,
    salesOrderId,
    position,
    serialNumber,
    quantity: typed.quantity,
    reason: typed.reason,
    warranty: warranty?.answer ?? null,
    createdUtc: ctx.now(),
  }
}

async function notifyStaff(ctx: ActorContext, tx: Transaction, claimId: number) {
  const named = await findNamedClaim(tx, claimId)
  if (!named) throw new Error('the claim was not written')
  for (const email of await listHolders(tx, 'provider', 'MANAGE_RETURNS'))
    await ctx.sendMail(tx, claimNotice(email, named, ctx.actor.companyName, ctx.settings.publicUrl))
}
