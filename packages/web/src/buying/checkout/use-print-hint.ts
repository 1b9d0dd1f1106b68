import { useQuery } from '@tanstack/react-query'
import { checkoutMessages, loadNotPrinted, mayLackPrint } from '@volute/domain/buying/checkout'

/** Names the characters of a text that a quote's PDF cannot print. Their list loads with the first uncommon character. */
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
