import type { CartItem } from '@volute/domain/cart'
import { useState } from 'react'
import { Table } from '../ui/table.tsx'
import { CartRow } from './cart-row.tsx'
import styles from './cart-table.module.css'
import { RemoveItemDialog } from './remove-item-dialog.tsx'
import type { Cart } from './use-cart.ts'
import type { Readiness } from './use-readiness.ts'

interface CartTableProps {
  cart: Cart
  readiness: ReadonlyMap<number, Readiness>
}

/** The lines of the cart, each to be edited in its place (CART-03, CART-05, CHECKOUT-11). */
export function CartTable({ cart, readiness }: CartTableProps) {
  const [removing, setRemoving] = useState<CartItem | null>(null)
  return (
    <div className={styles.frame}>
      <Table caption="Items in your shopping cart" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Configuration</th>
            <th scope="col" data-number>
              Quantity
            </th>
            <th scope="col" data-number>
              Price
            </th>
            <th scope="col" data-number>
              Total
            </th>
            <th scope="col">
              <span className="visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {cart.items.map((item) => (
            <CartRow
              key={item.cartItemId}
              item={item}
              typed={cart.typed[item.cartItemId]}
              erpDate={readiness.get(item.cartItemId)?.erpDate}
              readyError={readiness.get(item.cartItemId)?.error}
              paintColors={cart.paintColors}
              edit={cart.edit}
              onRemove={setRemoving}
            />
          ))}
        </tbody>
      </Table>
      <RemoveItemDialog cart={cart} item={removing} onClose={() => setRemoving(null)} />
    </div>
  )
}
