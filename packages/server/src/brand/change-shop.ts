import { isDeepStrictEqual } from 'node:util'
import {
  type Brand,
  brandMessages,
  type changeShop as changeContract,
  checkBrand,
  checkLegalText,
  type publishLegalText as publishContract,
} from '@volute/domain/brand'
import { conflict, durations, invalid, orThrow } from '@volute/domain/kernel'
import { recordEvent } from '../events/index.ts'
import type { ActorContext } from '../context.ts'
import type { Queryable, Transaction } from '../db/index.ts'
import type { Handler } from '../http/bind.ts'
import {
  acceptPolicyInForce,
  deletePictures,
  insertLegalText,
  listPictures,
  renameProvider,
  writeBrand,
} from './brand-store.ts'
import { faceFor } from './face.ts'
import { templateOf, textInForce } from './read-shop.ts'

/** Changes the shop's own face, and with it the name of the provider's company (E101). */
export const changeShop: Handler<typeof changeContract> = async (ctx, typed) => {
  const brand = orThrow(checkBrand(typed.brand))
  await refuseUnknownPictures(ctx.db, brand)
  const before = await faceFor(ctx)
  const version = typed.version + 1
  await ctx.db.transaction(async (tx) => {
    if (!(await setBrand(tx, brand, version, ctx.now()))) throw changedMeanwhile()
    const changed = keysOf(brand).filter((key) => !isDeepStrictEqual(brand[key], before.brand[key]))
    await auditShop(ctx, tx, 'change-shop', { version, changed })
  })
  return { version }
}

const keysOf = (brand: Brand) => Object.keys(brand) as (keyof Brand)[]

/** Writes a version of the face; the first one also publishes the privacy policy's template. False when it does not follow the one in force. */
export async function setBrand(tx: Queryable, brand: Brand, version: number, now: Date): Promise<boolean> {
  if (!(await writeBrand(tx, brand, version, now))) return false
  if (!(await renameProvider(tx, brand.name))) throw conflict(brandMessages.nameTaken, 'NAME_TAKEN')
  await deletePictures(tx, picturesOf(brand), new Date(now.getTime() - durations.day))
  if (version === 1)
    await insertLegalText(tx, { kind: 'privacy', version: 1, sections: templateOf(brand), publishedUtc: now })
  return true
}

async function refuseUnknownPictures(db: Queryable, brand: Brand) {
  const names = picturesOf(brand)
  const known = await listPictures(db, names)
  if (names.some((name) => !known.includes(name)))
    orThrow(invalid('logo', 'UNKNOWN', brandMessages.pictureUnreadable))
}

const picturesOf = ({ logo, slides }: Brand) =>
  [logo, ...slides.map(({ picture }) => picture)].filter((name) => name !== null)

/** Publishes the next version of a text; who publishes it has thereby accepted it (E103). */
export const publishLegalText: Handler<typeof publishContract> = async (
  ctx,
  { kind, version: followed, ...typed },
) => {
  const sections = orThrow(checkLegalText(typed.sections))
  const version = followed + 1
  const face = await faceFor(ctx)
  await ctx.db.transaction(async (tx) => {
    const inForce = await textInForce(tx, face, kind)
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
