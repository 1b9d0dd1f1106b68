import { fleetMessages, type getPublicPump as contract } from '@volute/domain/service/fleet'
import { notFound } from '@volute/domain/core/kernel'
import { readBrand } from '../../core/brand/index.ts'
import { CachedReads } from '../../core/db/index.ts'
import { findBom } from '../../catalogue/bom/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { papersOf } from './papers.ts'

/** Facts on a label that anyone may read: never the pump's owner, site or price (E135, FLEET-20). */
export const getPublicPump: Handler<typeof contract> = async (ctx, { serialNumber: typed }) => {
  const { publicPumpPage, links } = ctx.settings
  const reads = { db: ctx.db, catalogue: new CachedReads(0) }
  const pump = publicPumpPage === 'off' ? undefined : await findBom(reads, 'serial', typed)
  if (!pump?.serialNumber) throw notFound(fleetMessages.pumpNotFound)
  const { brand } = await readBrand(ctx)
  const facts = { serialNumber: pump.serialNumber, model: pump.pumpModel, phone: brand.contact.phone }
  if (publicPumpPage === 'facts') return facts
  const manuals = papersOf(pump, links).filter(({ kind }) => kind === 'MANUAL')
  return { ...facts, manuals: manuals.map(({ name, url }) => ({ name, url })) }
}
