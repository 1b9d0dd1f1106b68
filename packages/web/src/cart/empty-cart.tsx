import { cartMessages } from '@volute/domain/cart'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'

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
