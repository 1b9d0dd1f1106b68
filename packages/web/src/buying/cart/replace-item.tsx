import { useMutation } from '@tanstack/react-query'
import { type CartItem, cartMessages, replacePart } from '@volute/domain/buying/cart'
import { partMessages, getPart, type Replacement } from '@volute/domain/catalogue/part'
import { call, sentenceOf } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { PartNumber } from '../../core/ui/part-number.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import { toast, undo } from '../../core/ui/toast.ts'
import { styles } from './cart-table-styles.ts'
import type { Cart } from './use-cart.ts'

interface ReplaceItemProps {
  item: CartItem
  by: Replacement
  edit: Cart['edit']
  /** True if the line needs a fix, and replacing the part is the first choice. */
  isPrimary: boolean
}

/** Names the replacement of a line's part and swaps it in on request. The toast offers Undo while the old part is sold. */
export function ReplaceItem({ item, by: { partNumber, description }, edit, isPrimary }: ReplaceItemProps) {
  const replace = useMutation({
    mutationFn: () => call(getPart, { partNumber }),
    onSuccess: (part) => {
      if (!part.isSellable) return toast.failure(partMessages.partNotSellable)
      edit({ act: 'put', item: replacePart(item, part) })
      toast.success(
        cartMessages.itemReplaced,
        `${partNumber} ${description}`,
        item.isSellable ? undo(() => edit({ act: 'put', item })) : undefined,
      )
    },
    onError: (failure) => toast.failure(sentenceOf(failure)),
  })
  const label = cartMessages.replaceWith(partNumber)
  const press = () => !replace.isPending && replace.mutate()
  return (
    <span className={styles.superseded}>
      {partMessages.supersededBy} <PartNumber isPlain>{partNumber}</PartNumber>{' '}
      {isPrimary ? (
        <Button small look="primary" onClick={press}>
          {label}
        </Button>
      ) : (
        <TextButton onClick={press}>{label}</TextButton>
      )}
    </span>
  )
}
