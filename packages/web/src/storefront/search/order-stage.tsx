import { searchMessages } from '@volute/domain/storefront/search'
import { useEffect, useState } from 'react'
import { order, type Ordering, useOrdering } from '../../catalogue/part/index.ts'
import { loadOnIntent } from '../../core/ui/load-on-intent.tsx'
import { toast } from '../../core/ui/toast.ts'

const dialogs = () => import('./order-dialogs.tsx')
const OrderDialogs = loadOnIntent(async () => (await dialogs()).OrderDialogs)

/** Shows the current order dialog over every page. The dialogs' code loads when one is about to open. */
export function OrderStage() {
  const ordering = useOrdering()
  const [shown, setShown] = useState(ordering)
  useEffect(() => {
    let isWanted = true
    load(ordering).then(
      () => isWanted && setShown(ordering),
      () => isWanted && giveUp(ordering),
    )
    return () => {
      isWanted = false
    }
  }, [ordering])
  // The next session starts without this session's order.
  useEffect(() => order.close, [])
  return <OrderDialogs ordering={shown} />
}

async function load({ at }: Ordering) {
  if (at === 'closed') return
  await OrderDialogs.load()
  if (at !== 'search') await (await dialogs()).loadForms()
}

function giveUp({ at }: Ordering) {
  order.close()
  if (at !== 'expected') toast.failure(searchMessages.formFailed)
}
