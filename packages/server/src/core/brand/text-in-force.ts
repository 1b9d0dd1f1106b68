import { type getLegalText, type LegalKind, privacyTemplate } from '@volute/domain/core/brand'
import type { ReplyOf } from '@volute/domain/core/kernel'
import type { Queryable } from '../db/index.ts'
import { findLegalText } from './brand-store.ts'
import type { BrandInForce } from './read-brand.ts'

export type LegalText = ReplyOf<typeof getLegalText>

/** The current legal text. Before the first is published: the privacy policy's template, or no terms of sale. */
export async function textInForce(db: Queryable, inForce: BrandInForce, kind: LegalKind): Promise<LegalText> {
  const text = await findLegalText(db, kind)
  if (text) return textOf(text)
  if (kind === 'terms') return { version: 0, publishedUtc: null, sections: [] }
  return { version: 1, publishedUtc: null, sections: templateOf(inForce.brand) }
}

/** Initial privacy policy of a shop, filled with its name and sales address. */
export const templateOf = ({ name, contact }: BrandInForce['brand']) =>
  privacyTemplate({ name, salesEmail: contact.salesEmail })

type Row = NonNullable<Awaited<ReturnType<typeof findLegalText>>>

/** Published legal text as the API returns it. */
export const textOf = ({ version, publishedUtc, sections }: Row): LegalText => ({
  version,
  publishedUtc: publishedUtc.toISOString(),
  sections,
})
