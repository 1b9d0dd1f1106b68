import { catalogueMessages } from '@volute/domain/catalogue'
import { useEffect, useState } from 'react'
import { AddToCartForm, OrderPartsForm } from '../cart/index.ts'
import { order, type Ordering, useOrdering } from '../part/index.ts'
import { loadOnIntent } from '../ui/load-on-intent.tsx'
import { toast } from '../ui/toast.ts'

const OrderDialogs = loadOnIntent(async () => (await import('./order-dialogs.tsx')).OrderDialogs)

/** Where whatever is being ordered is shown, over every page; the dialogs' code comes when one is about to open. */
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
  // The next session does not go on with what this one was ordering.
  useEffect(() => order.close, [])
  return <OrderDialogs ordering={shown} />
}

async function load({ at }: Ordering) {
  if (at === 'closed') return
  const forms = at === 'search' ? [] : [AddToCartForm.load(), OrderPartsForm.load()]
  await Promise.all([OrderDialogs.load(), ...forms])
}

function giveUp({ at }: Ordering) {
  order.close()
  if (at !== 'expected') toast.failure(catalogueMessages.formFailed)
}
