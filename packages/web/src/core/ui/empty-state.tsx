import type { ReactNode } from 'react'
import { NoticeCard } from './notice-card.tsx'

/** Empty state: a title, one line of help, one button. */
export function EmptyState(props: { title: string; children?: ReactNode; action?: ReactNode }) {
  return <NoticeCard {...props} />
}
