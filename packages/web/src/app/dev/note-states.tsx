import { Alert } from '../../core/ui/alert.tsx'
import { Badge } from '../../core/ui/badge.tsx'
import { Balloon } from '../../core/ui/balloon.tsx'
import { Button } from '../../core/ui/button.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { NoticeCard } from '../../core/ui/notice-card.tsx'
import { RefusedAct } from '../../core/ui/refused-act.tsx'
import { ShopClock } from '../../core/ui/shop-clock.tsx'
import { Sparkline } from '../../core/ui/sparkline.tsx'
import { Spinner } from '../../core/ui/spinner.tsx'
import { undo, toast, type ToastPosition } from '../../core/ui/toast.ts'
import { Section, State } from './state.tsx'

const positions: ToastPosition[] = ['top', 'middle', 'bottom']
const ignore = () => {}
const overtaken = Object.assign(new Error('The order is shipped.'), { status: 409 })

export function NoteStates() {
  return (
    <Section title="Notes">
      <State name="alerts">
        <Alert>Zip does not look like one of the United States.</Alert>
        <Alert kind="info">The order 88-2001 is still being processed.</Alert>
        <Alert assertive>Unable to update user.</Alert>
        <RefusedAct error={overtaken} of="order" onReload={ignore} />
      </State>
      <State name="badges and balloons">
        <Badge>Immutable</Badge>
        <Badge kind="ok">Ordered</Badge>
        <Badge kind="warn">Expired</Badge>
        <Balloon number="3" />
        <Balloon number="12" on />
      </State>
      <State name="the shop’s clock, where the reader’s differs">
        11/20/2026, 4:32 PM <ShopClock />
      </State>
      <State name="sparkline">
        <Sparkline caption="Orders received" names={['11/09', '11/16', '11/23']} values={[4, 0, 6]} />
      </State>
      <State name="spinner">
        <Spinner />
      </State>
      <State name="empty">
        <EmptyState title="There are no quotes." action={<Button>To the cart</Button>}>
          Prepare one from the cart.
        </EmptyState>
      </State>
      <State name="failure">
        <FailureCard title="Internal Server Error" onRetry={ignore}>
          The companies could not be loaded.
        </FailureCard>
      </State>
      <State name="notice">
        <NoticeCard title="Page Not Found">Sorry! The page you are looking for was not found.</NoticeCard>
      </State>
      {positions.map((position) => (
        <State key={position} name={`toasts, ${position}`}>
          <Button onClick={() => toast.success('Part Added', '2 Gasket, casing', undefined, position)}>
            Success
          </Button>
          <Button onClick={() => toast.success('Item removed', undefined, undo(ignore), position)}>
            With an act
          </Button>
          <Button onClick={() => toast.failure('Unable to save quote.', undefined, position)}>Error</Button>
        </State>
      ))}
    </Section>
  )
}
