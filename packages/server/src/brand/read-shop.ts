import {
  brandMessages,
  type getLegalText as legalContract,
  type getShop as shopContract,
  type LegalKind,
} from '@volute/domain/brand'
import { notFound, type ReplyOf } from '@volute/domain/kernel'
import { privacyTemplate } from '@volute/domain/legal'
import type { Queryable } from '../db/index.ts'
import type { Handler } from '../http/bind.ts'
import { findLegalText } from './brand-store.ts'
import { type Face, readFace } from './face.ts'

export type LegalText = ReplyOf<typeof legalContract>

/** The shop's own face with its texts in force, for the person who changes it (E100). */
export const getShop: Handler<typeof shopContract> = async (ctx) => {
  const face = await readFace(ctx)
  const [privacy, terms] = await Promise.all([
    textInForce(ctx.db, face, 'privacy'),
    textInForce(ctx.db, face, 'terms'),
  ])
  return { brand: face.brand, version: face.version, privacy, terms }
}

/** A text that people agree to, for everybody: the one in force, or an earlier version (E104). */
export const getLegalText: Handler<typeof legalContract> = async (ctx, { kind, version }) => {
  const inForce = await textInForce(ctx.db, await readFace(ctx), kind)
  if (version === undefined || version === inForce.version) return inForce
  const text = await findLegalText(ctx.db, kind, version)
  if (!text) throw notFound(brandMessages.noLegalText)
  return textOf(text)
}

/** The text in force; before the first is published, the template of the privacy policy, and no terms of sale. */
export async function textInForce(db: Queryable, face: Face, kind: LegalKind): Promise<LegalText> {
  const text = await findLegalText(db, kind)
  if (text) return textOf(text)
  if (kind === 'terms') return { version: 0, publishedUtc: null, sections: [] }
  return { version: 1, publishedUtc: null, sections: templateOf(face.brand) }
}

/** The privacy policy that a shop begins with, filled with its name and address. */
export const templateOf = ({ name, contact }: Face['brand']) =>
  privacyTemplate({ name, salesEmail: contact.salesEmail })

type Row = NonNullable<Awaited<ReturnType<typeof findLegalText>>>

const textOf = ({ version, publishedUtc, sections }: Row): LegalText => ({
  version,
  publishedUtc: publishedUtc.toISOString(),
  sections,
})
