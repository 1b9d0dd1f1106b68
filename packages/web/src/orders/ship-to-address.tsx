import { listCountries } from '@volute/domain/checkout'
import type { CompletedOrder } from '@volute/domain/orders'

type ShipTo = Pick<CompletedOrder, Extract<keyof CompletedOrder, `shipping${string}`>>

/** Where an order goes, as it stands on the parcel. */
export function ShipToAddress({ order }: { order: ShipTo }) {
  return (
    <address>
      {addressLines(order).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

function addressLines(order: ShipTo): string[] {
  const country = listCountries().find(({ code }) => code === order.shippingCountry)
  return [
    order.shippingCompanyName,
    order.shippingContactName,
    order.shippingAddressLine1,
    order.shippingAddressLine2,
    `${order.shippingLocality}, ${order.shippingAdministrativeArea} ${order.shippingPostalCode}`,
    country?.name ?? order.shippingCountry,
    order.shippingPhoneNumber,
  ].filter((line): line is string => Boolean(line))
}
