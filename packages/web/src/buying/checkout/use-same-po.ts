import { useQuery } from '@tanstack/react-query'
import { checkPoNumber, orderMessages, saySamePo } from '@volute/domain/buying/orders'
import { durations, limits } from '@volute/domain/core/kernel'
import { query, useSettled } from '../../core/api/index.ts'

/** Warning, or rejection by the company's rule, when the PO number is on another order of the company (READ-10). */
export function useSamePo(typed: string, salesQuoteId: number | undefined) {
  const poNumber = typed.trim()
  const isSettled = useSettled(poNumber, durations.leadTimePause)
  const isAsked = poNumber !== '' && poNumber.length <= limits.poNumber
  const quote = salesQuoteId === undefined ? {} : { salesQuoteId: String(salesQuoteId) }
  const { data } = useQuery({
    ...query(checkPoNumber, { poNumber, ...quote }),
    enabled: isAsked && isSettled,
    // The order itself reports a rejected number.
    retry: false,
  })
  if (!isAsked || !data?.samePo) return { refusal: undefined, warning: undefined }
  return {
    refusal: data.isRefused ? orderMessages.poNumberUsed(poNumber) : undefined,
    warning: saySamePo(data.samePo),
  }
}
