import { useQuery } from '@tanstack/react-query'
import { checkoutMessages, loadNotPrinted, mayLackPrint } from '@volute/domain/buying/checkout'

/** Names the signs of a text that a quote's PDF lacks. The list of them loads once a text has any but common ones. */
export function usePrintHint(texts: Record<string, string>) {
  const { data: notPrinted } = useQuery({
    queryKey: ['not-printed'],
    queryFn: loadNotPrinted,
    enabled: Object.values(texts).some(mayLackPrint),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  return (text: string) => {
    const signs = (mayLackPrint(text) && notPrinted?.(text)) || []
    return signs.length > 0 && checkoutMessages.notPrinted(signs)
  }
}
