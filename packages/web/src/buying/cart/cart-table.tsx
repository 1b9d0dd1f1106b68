import { type CartItem, cartMessages, editCart } from '@volute/domain/buying/cart'
import { hasOptions } from '@volute/domain/catalogue/part'
import { errorText } from '@volute/domain/core/kernel'
import { useCallback, useState } from 'react'
import { PumpGroups } from '../../catalogue/fit/index.ts'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { loadOnIntent } from '../../core/ui/load-on-intent.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { Table } from '../../core/ui/table.tsx'
import { toast } from '../../core/ui/toast.ts'
import { CartChanges, describeChange } from './cart-changes.tsx'
import { CartRow } from './cart-row.tsx'
import { styles } from './cart-table-styles.ts'
import { CombineItemsDialog } from './combine-items.tsx'
import type { PaintChoice } from './paint-item-dialog.tsx'
import type { Readiness } from './readiness.tsx'
import type { Cart } from './use-cart.ts'

const PaintItemDialog = loadOnIntent(async () => (await import('./paint-item-dialog.tsx')).PaintItemDialog)
const RemoveItemDialog = loadOnIntent(async () => (await import('./remove-items.tsx')).RemoveItemDialog)

interface CartTableProps {
  cart: Cart
  caption?: string
  /** Reason why a line's quantity is not possible, by line id, where something outside the cart limits it. */
  refusals?: ReadonlyMap<number, string>
  readiness: ReadonlyMap<number, Readiness>
}

/** Editable lines of the cart (CHECKOUT-11). */
export function CartTable({ cart, readiness, caption, refusals }: CartTableProps) {
  const [removing, setRemoving] = useState<CartItem | null>(null)
  const [painting, setPainting] = useState<PaintChoice | null>(null)
  const { edit, companyDiscount } = cart
  const columns = { hasOptions: cart.items.some(hasOptions), hasDiscount: Boolean(companyDiscount) }
  const paint = useCallback(
    (item: CartItem, paintColorId: number | null) => {
      if (item.quantity > 1) ask(PaintItemDialog, () => setPainting({ item, paintColorId }))
      else edit({ act: 'change', cartItemId: item.cartItemId, change: { paintColorId } })
    },
    [edit],
  )
  const remove = useCallback((item: CartItem) => ask(RemoveItemDialog, () => setRemoving(item)), [])
  return (
    <div className={styles.frame} onPointerEnter={prepare} onFocus={prepare}>
      <CartChanges cart={cart} />
      <Table
        caption={caption ?? 'Items in your shopping cart'}
        className={styles.table}
        data-plain={!columns.hasOptions || undefined}
      >
        <CartHead {...columns} />
        <PumpGroups lines={cart.items} columns={columns.hasOptions ? 6 : 5} headClass={styles.pump}>
          {(item) => (
            <CartRow
              key={item.cartItemId}
              item={item}
              typed={cart.typed[item.cartItemId]}
              answer={readiness.get(item.cartItemId)?.answer}
              readyError={readiness.get(item.cartItemId)?.error}
              refusal={refusals?.get(item.cartItemId)}
              paintColors={cart.paintColors}
              discount={companyDiscount}
              hasOptions={columns.hasOptions}
              edit={edit}
              change={changeOf(item)}
              onPaint={paint}
              onRemove={remove}
            />
          )}
        </PumpGroups>
      </Table>
      <PaintItemDialog cart={cart} choice={painting} onClose={() => setPainting(null)} />
      <CombineItemsDialog cart={cart} />
      <RemoveItemDialog cart={cart} item={removing} onClose={() => setRemoving(null)} />
    </div>
  )

  /** Returns a string, so that the memoized row renders only when the change differs. */
  function changeOf({ cartItemId }: CartItem): string | undefined {
    const changes = cart.changes.filter(
      (change) => change.kind !== 'removed' && change.to.cartItemId === cartItemId,
    )
    return changes.map((change) => describeChange(change, cart.paintColors)).join(', ') || undefined
  }
}

/** Loads the code of the dialogs on the first sign that a line will be changed. */
function prepare() {
  for (const dialog of [PaintItemDialog, RemoveItemDialog]) dialog.load().catch(() => undefined)
}

/** Opens a dialog once its code is there. */
function ask({ load }: { load: () => Promise<void> }, open: () => void) {
  load().then(open, () => toast.failure(errorText('network', editCart)))
}

/** Placeholder for the cart's lines while they load. */
export function CartSkeleton() {
  return (
    <div className={styles.frame}>
      <SkeletonRows
        head={<CartHead hasOptions={false} hasDiscount={false} />}
        tableClass={styles.table}
        heights={[85, 141]}
      />
    </div>
  )
}

function CartHead({ hasOptions, hasDiscount }: { hasOptions: boolean; hasDiscount: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col">Item</th>
        {hasOptions && <th scope="col">Configuration</th>}
        <th scope="col" data-number>
          Quantity
        </th>
        <th scope="col" data-number>
          Price
        </th>
        <th scope="col" data-number>
          {hasDiscount ? 'List Total' : 'Total'}
        </th>
        <th scope="col">
          <span className="visually-hidden">Remove</span>
        </th>
      </tr>
    </thead>
  )
}

export function EmptyCart() {
  return (
    <EmptyState
      title={cartMessages.cartEmpty}
      action={<LinkButton to="/dashboard">Go to the dashboard</LinkButton>}
    >
      Look up a pump or a part and add what you need.
    </EmptyState>
  )
}
