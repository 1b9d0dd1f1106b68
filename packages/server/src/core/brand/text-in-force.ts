import { type getLegalText, type LegalKind, privacyTemplate } from '@volute/domain/core/brand'
import type { ReplyOf } from '@volute/domain/core/kernel'
import type { Queryable } from '../db/index.ts'
import { findLegalText } from './brand-store.ts'
import type { Face } from './face.ts'

export type LegalText = ReplyOf<typeof getLegalText>

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

/** A published text, as everybody reads it. */
export const textOf = ({ version, publishedUtc, sections }: Row): LegalText => ({
  version,
  publishedUtc: publishedUtc.toISOString(),
  sections,
})
