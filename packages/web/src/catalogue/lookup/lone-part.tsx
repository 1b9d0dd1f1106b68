import { useQuery } from '@tanstack/react-query'
import { getPart } from '@volute/domain/catalogue'
import { query, sentenceOf } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { useOrder } from '../search/order-provider.tsx'
import { PartNotSellable } from './part-not-sellable.tsx'

/** A part without parts of its own: to be ordered as it is, or not sold at all. */
export function LonePart({ partNumber }: { partNumber: string }) {
  const order = useOrder()
  const { data, error, refetch } = useQuery(query(getPart, { partNumber }))
  if (error && !data) return <FailureCard onRetry={() => void refetch()}>{sentenceOf(error)}</FailureCard>
  if (!data) return null
  if (!data.isSellable) return <PartNotSellable />
  return (
    <NoticeCard
      page
      title={data.description}
      action={
        <Button
          look="primary"
          onPointerEnter={order.prepare}
          onFocus={order.prepare}
          onClick={() => order.showPart(data)}
        >
          Order this part
        </Button>
      }
    >
      <span className="mono">{data.partNumber}</span> has no parts list.
    </NoticeCard>
  )
}
