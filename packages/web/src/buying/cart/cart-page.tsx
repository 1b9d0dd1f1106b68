import { useNavigate } from '@tanstack/react-router'
import { whyNotCheckout, whyNotQuote } from '@volute/domain/buying/cart'
import { counted } from '@volute/domain/core/kernel'
import { useDeferredValue, useState } from 'react'
import { failureOf, mayPrepareQuotes, useSession } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { useBrand } from '../../core/ui/shop-brand.ts'
import { toast } from '../../core/ui/toast.ts'
import { AddByNumber } from './add-by-number.tsx'
import { CartChanges } from './cart-changes.tsx'
import { isLineValid } from './act-on-cart.ts'
import styles from './cart-page.module.css'
import { CartSkeleton, CartTable, EmptyCart } from './cart-table.tsx'
import { CartTotals } from './cart-totals.tsx'
import { shipmentOf, useReadiness } from './readiness.tsx'
import { DeleteAllItems } from './remove-items.tsx'
import { ShareCart } from './share-cart.tsx'
import { type Cart, useCart } from './use-cart.ts'

/** `/shopping-cart`: the lines to order, their total, and the way to checkout (CART-03). */
export function CartPage() {
  const { cart, error, retry } = useCart({ whenFailed: toast.failure })
  return (
    <Page width={1440}>
      <PageHead
        title="Shopping Cart"
        actions={cart ? cart.items.length > 0 && <HeadActs cart={cart} /> : !error && roomForActions}
      >
        {!cart && !error && '\u00a0'}
        {cart && cart.items.length > 0 && `${counted(cart.items.length, 'line')} for ${cart.companyName}`}
      </PageHead>
      {cart ? (
        <CartContent cart={cart} />
      ) : error ? (
        <FailureCard {...failureOf(error)} onRetry={retry} />
      ) : (
        <div className={styles.columns}>
          <Card>
            <div inert>
              <AddByNumber cart={notLoaded} />
            </div>
            <CartSkeleton />
          </Card>
        </div>
      )}
    </Page>
  )
}

/** Keeps the room of the part-number box until the cart is loaded. */
const notLoaded = { flush: () => Promise.resolve(false) }

/** Reserves the height of the header until it is known if there is anything to delete. */
const roomForActions = <Button className={styles.room}>Delete All Items</Button>

function HeadActs({ cart }: { cart: Cart }) {
  return (
    <div className={styles.acts}>
      <ShareCart cart={cart} />
      <DeleteAllItems cart={cart} />
    </div>
  )
}

function CartContent({ cart }: { cart: Cart }) {
  // Typing in a long cart does not wait for the dates to render.
  const readiness = useReadiness(useDeferredValue(cart))
  const isEmpty = cart.items.length === 0
  return (
    <div className={styles.columns} data-empty={isEmpty || undefined}>
      <Card>
        <AddByNumber cart={cart} />
        {isEmpty ? (
          <>
            <CartChanges cart={cart} />
            <EmptyCart />
          </>
        ) : (
          <CartTable cart={cart} readiness={readiness} />
        )}
      </Card>
      {!isEmpty && (
        <CartTotals
          title="Totals"
          items={cart.items}
          companyDiscount={cart.companyDiscount}
          shipment={shipmentOf(cart.items, readiness)}
        >
          <CartActs cart={cart} />
        </CartTotals>
      )}
    </div>
  )
}

/**
 * Buttons that save everything and then open the checkout; a disabled button gives the reason (CART-03, CART-04, CART-06 to
 * CART-08, OQ-87).
 */
function CartActs({ cart }: { cart: Cart }) {
  const { user } = useSession()
  const { name: shopName } = useBrand()
  const navigate = useNavigate()
  const [saving, setSaving] = useState<Destination | false>(false)
  const items = cart.items.map((item) => ({
    ...item,
    isValid: isLineValid(item, cart.typed[item.cartItemId]),
  }))
  const whyNotOrder = whyNotCheckout({ shopName, ...user, ...cart, items })
  const whyNot = whyNotQuote(items)
  return (
    <>
      <Button
        look="primary"
        wide
        reason={whyNotOrder}
        busy={saving === '/submit-order' && 'Saving'}
        onClick={() => void goTo('/submit-order')}
      >
        Checkout
      </Button>
      {mayPrepareQuotes(user) && (
        <Button
          wide
          disabled={whyNot !== null}
          // The Checkout button already shows the same sentence.
          reason={whyNot === whyNotOrder ? null : whyNot}
          busy={saving === '/submit-order/quote' && 'Saving'}
          onClick={() => void goTo('/submit-order/quote')}
        >
          Prepare Quote
        </Button>
      )}
    </>
  )

  async function goTo(to: Destination) {
    setSaving(to)
    if (await cart.flush()) await navigate({ to })
    setSaving(false)
  }
}

type Destination = '/submit-order' | '/submit-order/quote'
