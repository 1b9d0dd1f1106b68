import { OrderPage as Order } from '../buying/orders/order/order-page.tsx'
import { LineClaims } from '../service/returns/index.ts'

/** Page of an order, with the claims of its lines (TRACK-10). */
export const OrderPage = () => (
  <Order
    renderClaims={(line, { claims }, orderId) => <LineClaims line={line} claims={claims} orderId={orderId} />}
  />
)
