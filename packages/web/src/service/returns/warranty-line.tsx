import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { durations } from '@volute/domain/core/kernel'
import { getWarranty, warrantyText } from '@volute/domain/service/returns'
import { query, useSettled } from '../../core/api/index.ts'
import styles from './warranty-line.module.css'

interface WarrantyLineProps {
  orderNumber: string
  position: number
  serialNumber: string
}

/** Warranty answer for the part, with its dates. Empty if the shop has no warranty terms (CLAIM-05). */
export function WarrantyLine({ orderNumber, position, serialNumber }: WarrantyLineProps) {
  const typed = serialNumber.trim()
  const isSettled = useSettled(typed, durations.typingPause)
  const { data } = useQuery({
    ...query(getWarranty, { orderNumber, position: String(position), serialNumber: typed }),
    enabled: isSettled,
    placeholderData: keepPreviousData,
  })
  return (
    <p role="status" className={styles.line} data-answer={data?.warranty?.answer}>
      {data?.warranty && warrantyText(data.warranty)}
    </p>
  )
}
