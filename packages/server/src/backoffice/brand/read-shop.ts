import {
  brandMessages,
  type getLegalText as legalContract,
  type getShop as shopContract,
} from '@volute/domain/core/brand'
import { notFound } from '@volute/domain/core/kernel'
import type { Handler } from '../../core/http/bind.ts'
import { findLegalText, readFace, textInForce, textOf } from '../../core/brand/index.ts'

/** The shop's brand with its texts in force, for the person who edits it (E100). */
export const getShop: Handler<typeof shopContract> = async (ctx) => {
  const face = await readFace(ctx)
  const [privacy, terms] = await Promise.all([
    textInForce(ctx.db, face, 'privacy'),
    textInForce(ctx.db, face, 'terms'),
  ])
  return { brand: face.brand, version: face.version, privacy, terms }
}

/** A text that people agree to, for everyone: the one in force, or an earlier version (E104). */
export const getLegalText: Handler<typeof legalContract> = async (ctx, { kind, version }) => {
  const inForce = await textInForce(ctx.db, await readFace(ctx), kind)
  if (version === undefined || version === inForce.version) return inForce
  const text = await findLegalText(ctx.db, kind, version)
  if (!text) throw notFound(brandMessages.noLegalText)
  return textOf(text)
}
