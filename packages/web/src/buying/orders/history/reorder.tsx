import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getCartMap, getCartQuantity } from '@volute/domain/buying/cart'
import { formatNumber, type ReplyOf } from '@volute/domain/core/kernel'
import { partMessages } from '@volute/domain/catalogue/part'
import { formatPrice } from '@volute/domain/core/pricing'
import {
  orderMessages,
  type reorder as reorderContract,
  type Reordered,
  type ReorderedLine,
} from '@volute/domain/buying/orders'
import { useEffect, useRef } from 'react'
import {
  may,
  queryKey,
  sentenceOf,
  storageKeys,
  useDraftKey,
  useSession,
  writeStored,
} from '../../../core/api/index.ts'
import { LinkButton } from '../../../core/ui/link-button.tsx'
import { ModalBody, ModalFooter } from '../../../core/ui/modal.tsx'
import { PartNumber } from '../../../core/ui/part-number.tsx'
import { toast } from '../../../core/ui/toast.ts'
import styles from './reorder.module.css'

/** Result for each line of an order or quote that was added to the cart; no line is left out (E72, E77). */
export function ReorderReport({ reordered, of = 'order' }: { reordered: Reordered; of?: 'order' | 'quote' }) {
  const { lines, cartItemIds, otherLines } = reordered
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // In an open dialog the pressed button no longer exists; a separate dialog takes the focus itself.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  const { user } = useSession()
  const left = lines.filter(({ whyNot }) => whyNot !== null)
  const added = lines.filter(({ whyNot }) => whyNot === null)
  const mayOrder = may(user, [['PLACE_SALES_ORDERS']])
  const asks = mayOrder && otherLines > 0 && added.length > 0
  const goesOn = !asks && left.length === 0 && mayOrder
  return (
    <>
      <ModalBody>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {orderMessages.reordered(added.length, lines.length, of)}
        </h3>
        <Lines title="Not in your cart" lines={left} />
        <Lines title="In your cart, at today’s prices" lines={added} />
        {asks && <p className={styles.asks}>{orderMessages.whatToOrder(otherLines)}</p>}
      </ModalBody>
      <ModalFooter>
        <LinkButton to="/shopping-cart" look={goesOn || asks ? 'secondary' : 'primary'}>
          Go to Shopping Cart
        </LinkButton>
        {asks && (
          <>
            <LinkButton to="/submit-order">{orderMessages.everything}</LinkButton>
            <LinkButton to="/submit-order" search={{ only: cartItemIds.join(' ') }} look="primary">
              {orderMessages.onlyThese(cartItemIds.length)}
            </LinkButton>
          </>
        )}
        {goesOn && (
          <LinkButton to="/submit-order" look="primary">
            Checkout
          </LinkButton>
        )}
      </ModalFooter>
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: ReorderedLine[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-label={title} className={styles.lines}>
      <h4>{title}</h4>
      <ul>
        {lines.map(({ partNumber, description, quantity, whyNot, replacedBy, newPrice }, index) => (
          <li key={index}>
            <span>
              {formatNumber(quantity)} × {description} <PartNumber isPlain>{partNumber}</PartNumber>
            </span>
            {whyNot && <span className={styles.whyNot}>{whyNot}</span>}
            {newPrice && (
              <span className={styles.whyNot}>
                {orderMessages.newPrice(formatPrice(newPrice.was), formatPrice(newPrice.now))}
              </span>
            )}
            {replacedBy && (
              <span className={styles.replaced}>
                {partMessages.supersededBy} <PartNumber isPlain>{replacedBy.partNumber}</PartNumber>,{' '}
                {replacedBy.description}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Adds the lines of an order or quote to the cart again; `reordered` then holds the result of each (E72, E77). The next checkout
 * in this tab starts with the same delivery.
 */
export function useReorder(put: () => Promise<ReplyOf<typeof reorderContract>>) {
  const client = useQueryClient()
  const carried = useDraftKey(storageKeys.carriedDelivery)
  const { data, mutate, isPending } = useMutation({
    mutationFn: put,
    onSuccess: ({ delivery }) => {
      writeStored(carried, delivery, 'sessionStorage')
      void client.invalidateQueries({ queryKey: queryKey(getCartQuantity) })
      void client.invalidateQueries({ queryKey: queryKey(getCartMap) })
    },
    onError: (failure) => toast.failure(sentenceOf(failure)),
  })
  return { reordered: data, isPending, reorder: () => mutate() }
}
