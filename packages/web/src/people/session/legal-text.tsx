import { useQuery } from '@tanstack/react-query'
import { getLegalText, type LegalKind } from '@volute/domain/core/brand'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { query, failureOf } from '../../core/api/index.ts'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { shopDay } from '../../core/ui/shop-day.ts'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import styles from './legal-text.module.css'

type LegalText = ReplyOf<typeof getLegalText>

/** Text that people agree to: the requested version, or else the one in force. */
export const useLegalText = (kind: LegalKind, version?: number) =>
  useQuery(query(getLegalText, { kind, ...(version && { version: String(version) }) }))

interface LegalSectionsProps {
  text: ReturnType<typeof useLegalText>
  /** Level of the section headings. */
  heading: 'h2' | 'h3'
}

/** Sections of the text, with their loading and error states. */
export function LegalSections({ text: { data, error, refetch }, heading: Heading }: LegalSectionsProps) {
  if (error) return <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  return data.sections.map(({ title, text }) => (
    <section key={title} className={styles.section}>
      <Heading>{title}</Heading>
      <p>{text}</p>
    </section>
  ))
}

/** `Version 3, published 11/23/2026`. A new shop has a policy that nobody has published, and no terms. */
export function versionLine({ version, publishedUtc }: LegalText): string {
  if (version === 0) return 'None has been published yet.'
  return publishedUtc ? `Version ${version}, published ${shopDay(publishedUtc)}` : `Version ${version}`
}
