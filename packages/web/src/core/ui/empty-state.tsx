import type { ReactNode } from 'react'
import { NoticeCard } from './notice-card.tsx'

/** Nothing is there: the exact sentence, one line of help, one button. */
export function EmptyState(props: { title: string; children?: ReactNode; action?: ReactNode }) {
  return <NoticeCard {...props} />
}
