import { isDeepStrictEqual } from 'node:util'
import {
  type Brand,
  brandMessages,
  type changeShop as changeContract,
  checkBrand,
  checkLegalText,
  type publishLegalText as publishContract,
} from '@volute/domain/core/brand'
import { conflict, invalid, orThrow } from '@volute/domain/core/kernel'
import { recordEvent } from '../../core/events/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Queryable, Transaction } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import {
  acceptPolicyInForce,
  brandFor,
  insertLegalText,
  listPictures,
  picturesOf,
  setBrand,
  textInForce,
} from '../../core/brand/index.ts'

/** Changes the shop's brand, and with it the name of the provider's company (E101). */
export const changeShop: Handler<typeof changeContract> = async (ctx, typed) => {
  const brand = orThrow(checkBrand(typed.brand))
  await refuseUnknownPictures(ctx.db, brand)
  const before = await brandFor(ctx)
  const version = typed.version + 1
  await ctx.db.transaction(async (tx) => {
    if (!(await setBrand(tx, brand, version, ctx.now()))) throw changedMeanwhile()
    const changed = keysOf(brand).filter((key) => !isDeepStrictEqual(brand[key], before.brand[key]))
    await auditShop(ctx, tx, 'change-shop', { version, changed })
  })
  return { version }
}

const keysOf = (brand: Brand) => Object.keys(brand) as (keyof Brand)[]

async function refuseUnknownPictures(db: Queryable, brand: Brand) {
  const names = picturesOf(brand)
  const known = await listPictures(db, names)
  if (names.some((name) => !known.includes(name)))
    orThrow(invalid('logo', 'UNKNOWN', brandMessages.pictureUnreadable))
}

/** Publishes the next version of a text; its publisher automatically accepts it (E103). */
export const publishLegalText: Handler<typeof publishContract> = async (
  ctx,
  { kind, version: followed, ...typed },
) => {
  const sections = orThrow(checkLegalText(typed.sections))
  const version = followed + 1
  const followedBrand = await brandFor(ctx)
  await ctx.db.transaction(async (tx) => {
    const inForce = await textInForce(tx, followedBrand, kind)
    const text = { kind, version, sections, publishedUtc: ctx.now(), publishedBy: ctx.actor.userId }
    if (inForce.version !== followed || !(await insertLegalText(tx, text))) throw changedMeanwhile()
    if (kind === 'privacy') await acceptPolicyInForce(tx, ctx.actor.userId, ctx.now())
    await auditShop(ctx, tx, 'publish-legal-text', { kind, version })
  })
  return { version }
}

const changedMeanwhile = () => conflict(brandMessages.changedMeanwhile, 'CHANGED_MEANWHILE')

const auditShop = (
  { actor, now }: ActorContext,
  tx: Transaction,
  kind: 'change-shop' | 'publish-legal-text',
  subject: object,
) =>
  recordEvent(tx, {
    userId: actor.userId,
    companyId: actor.originalCompanyId,
    kind,
    subject: { ...subject },
    now: now(),
  })
