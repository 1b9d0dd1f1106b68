import { fleetMessages, type getPublicPump as contract } from '@volute/domain/fleet'
import { notFound } from '@volute/domain/kernel'
import { readFace } from '../brand/index.ts'
import { CachedReads } from '../db/index.ts'
import { findBom } from '../bom/index.ts'
import type { Handler } from '../http/bind.ts'
import { papersOf } from './papers.ts'

/** Facts on a label that everybody may read: never whose the pump is, where it stands, or what it costs (E135, FLEET-20). */
export const getPublicPump: Handler<typeof contract> = async (ctx, { serialNumber: typed }) => {
  const { publicPumpPage, links } = ctx.settings
  const reads = { db: ctx.db, catalogue: new CachedReads(0) }
  const pump = publicPumpPage === 'off' ? undefined : await findBom(reads, 'serial', typed)
  if (!pump?.serialNumber) throw notFound(fleetMessages.pumpNotFound)
  const { brand } = await readFace(ctx)
  const facts = { serialNumber: pump.serialNumber, model: pump.pumpModel, phone: brand.contact.phone }
  if (publicPumpPage === 'facts') return facts
  const manuals = papersOf(pump, links).filter(({ kind }) => kind === 'MANUAL')
  return { ...facts, manuals: manuals.map(({ name, url }) => ({ name, url })) }
}
