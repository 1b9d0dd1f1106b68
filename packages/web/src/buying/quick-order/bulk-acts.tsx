import {
  differenceKey,
  openDifferences,
  type QuickLine,
  quickOrderMessages,
} from '@volute/domain/buying/quick-order'
import { Button } from '../../core/ui/button.tsx'
import { keepsFocus } from '../../core/ui/keeps-focus.ts'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import type { QuickList } from './open-list.ts'

/**
 * Buttons that decide many lines at once: numbers that the shop only spells differently, and prices that differ. A number
 * that is another part is never among them.
 */
export function BulkActs({ list, lines }: { list: QuickList; lines: readonly QuickLine[] }) {
  const today = todayAtShop()
  const suggested = lines.filter(({ part, read }) => part === null && read?.listed?.meant)
  const priced = lines.filter((line) => openDifferences(line, today).some(({ kind }) => kind === 'PRICE'))
  return (
    <>
      {suggested.length > 0 && (
        <Button {...keepsFocus} onClick={takeSuggestions}>
          {quickOrderMessages.takeAll(suggested.length)}
        </Button>
      )}
      {priced.length > 1 && (
        <Button {...keepsFocus} onClick={acceptPrices}>
          {quickOrderMessages.acceptPrices(priced.length)}
        </Button>
      )}
    </>
  )

  function takeSuggestions() {
    changeEach(suggested, ({ read }) => ({ partNumber: read?.listed?.meant ?? '', part: undefined }))
  }

  function acceptPrices() {
    changeEach(priced, (line) => ({
      accepted: [
        ...(line.accepted ?? []),
        ...openDifferences(line, today).flatMap((one) => (one.kind === 'PRICE' ? differenceKey(one) : [])),
      ],
    }))
  }

  function changeEach(changed: readonly QuickLine[], change: (line: QuickLine) => Partial<QuickLine>) {
    const ids = new Set(changed)
    list.set(
      list.get().map((line) => (ids.has(line) ? { ...line, ...change(line), refused: undefined } : line)),
    )
  }
}
