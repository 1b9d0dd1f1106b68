import { IconRotate } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { NoticeCard } from './notice-card.tsx'

interface FailureCardProps {
  title: string
  /** Message of the failure; left out where it only repeats the title. */
  children: ReactNode
  onRetry?: () => void
  page?: boolean
}

/** Message that something could not be loaded, with a retry button. */
export function FailureCard({ title, children, onRetry, page }: FailureCardProps) {
  const retry = onRetry && (
    <Button icon={<IconRotate size={18} stroke={1.5} aria-hidden="true" />} onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <NoticeCard title={title} action={retry} assertive page={page ?? false}>
      {children === title ? null : children}
    </NoticeCard>
  )
}
