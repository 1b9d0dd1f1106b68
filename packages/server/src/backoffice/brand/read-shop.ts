import {
  brandMessages,
  type getLegalText as legalContract,
  type getShop as shopContract,
} from '@volute/domain/core/brand'
import { notFound } from '@volute/domain/core/kernel'
import type { Handler } from '../../core/http/bind.ts'
import { findLegalText, readBrand, textInForce, textOf } from '../../core/brand/index.ts'

/** The shop's brand with its texts in force, for the person who edits it (E100). */
export const getShop: Handler<typeof shopContract> = async (ctx) => {
  const inForce = await readBrand(ctx)
  const [privacy, terms] = await Promise.all([
    textInForce(ctx.db, inForce, 'privacy'),
    textInForce(ctx.db, inForce, 'terms'),
  ])
  return { brand: inForce.brand, version: inForce.version, privacy, terms }
}

/** A text that people agree to, for everyone: the one in force, or an earlier version (E104). */
export const getLegalText: Handler<typeof legalContract> = async (ctx, { kind, version }) => {
  const inForce = await textInForce(ctx.db, await readBrand(ctx), kind)
  if (version === undefined || version === inForce.version) return inForce
  const text = await findLegalText(ctx.db, kind, version)
  if (!text) throw notFound(brandMessages.noLegalText)
  return textOf(text)
}
