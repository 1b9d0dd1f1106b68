import { useMutation } from '@tanstack/react-query'
import { type DemandRow, ignoreDemand } from '@volute/domain/backoffice/demand'
import type { ReactNode } from 'react'
import { call, sentenceOf } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { shopDay } from '../../core/ui/shop-day.ts'
import { toast } from '../../core/ui/toast.ts'
import styles from './demand-table.module.css'

interface RowActsProps {
  row: DemandRow
  /** Name of the row, for screen readers. */
  name: string
  ignored: { by: string; atUtc: string } | null
  /** Called once the row is set aside or brought back. */
  onDone: () => void
  /** Other button of the row. */
  children?: ReactNode
}

/** Buttons of a row: its own one, and Ignore or, with who set it aside and when, Bring Back (DEMAND-12). */
export function RowActs({ row, name, ignored, onDone, children }: RowActsProps) {
  const act = useMutation({
    mutationFn: (isIgnored: boolean) => call(ignoreDemand, { ...row, isIgnored }),
    onSuccess: onDone,
    onError: (error) => toast.failure(sentenceOf(error)),
  })
  return (
    <div className={styles.acts}>
      {ignored && (
        <span className={styles.more}>
          Ignored by {ignored.by}, {shopDay(ignored.atUtc)}
        </span>
      )}
      {children}
      <Button look="ghost" disabled={act.isPending} onClick={() => act.mutate(ignored === null)}>
        {ignored ? 'Bring Back' : 'Ignore'}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  )
}
