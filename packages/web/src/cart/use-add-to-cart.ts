import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  cartMessages,
  editCart,
  getCartMap,
  getCartQuantity,
  type ItemOptions,
  putCart,
  sentOptions,
  takeBack,
} from '@volute/domain/cart'
import { formatNumber, limits } from '@volute/domain/kernel'
import type { Part } from '@volute/domain/part'
import { call, newUuid, queryKey, sentenceOf, useSession } from '../api/index.ts'
import { preferencesQuery } from '../part/index.ts'
import { toast } from '../ui/toast.ts'

export interface Addition {
  part: Part
  quantity: number
  options: ItemOptions
}

/** Adds parts to the cart in one call, says so with a way back, and refreshes the cart's badge (PART-08, PART-22, PART-23). */
export function useAddToCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (additions: readonly Addition[]) =>
      call(putCart, { replaceAll: false, items: additions.map(itemFrom) }),
    onSuccess: (_, additions) => {
      toast.success(cartMessages.partAdded, whatWasAdded(additions), {
        label: 'Undo',
        act: () => void undo(additions),
      })
      refresh()
    },
  })

  async function undo(additions: readonly Addition[]) {
    try {
      await takeOut(additions)
      toast.success(cartMessages.takenBack, whatWasAdded(additions))
    } catch (failure) {
      toast.failure(sentenceOf(failure))
    }
    refresh()
  }

  function refresh() {
    void client.invalidateQueries({ queryKey: queryKey(getCartQuantity) })
    void client.invalidateQueries({ queryKey: queryKey(getCartMap) })
  }
}

/** Takes parts out of the cart as it stands by now. */
async function takeOut(additions: readonly Addition[]) {
  const { items } = await call(getCartMap, {})
  const edits = takeBack(items, additions.map(itemFrom))
  for (let start = 0; start < edits.length; start += limits.cartEdits) {
    const batch = edits.slice(start, start + limits.cartEdits)
    await call(editCart, { edits: batch.map((edit) => ({ editId: newUuid(), edit })) })
  }
}

function itemFrom({ part, quantity, options }: Addition) {
  return { partId: part.partId, quantity, units: part.unitName, ...sentOptions(part, options) }
}

function whatWasAdded(additions: readonly Addition[]): string {
  const [only] = additions
  if (only && additions.length === 1) return `${only.quantity} ${only.part.description}`
  return `${formatNumber(additions.length)} parts`
}

const uncut = { impellerAngle: 0, impellerTrim: 0 }

/** Adds a row of the parts list as it is: in the company's default colour, else without paint. */
export function useQuickAdd() {
  const client = useQueryClient()
  const { mutateAsync } = useAddToCart()
  const { user } = useSession()
  return async (part: Part, quantity: number) => {
    try {
      const options = { ...uncut, paintColorId: part.isPaintable ? await defaultPaint() : null }
      await mutateAsync([{ part, quantity, options }])
    } catch (failure) {
      toast.failure(sentenceOf(failure))
    }
  }

  async function defaultPaint(): Promise<number | null> {
    const preferences = await client.query({ ...preferencesQuery(user.companyId), staleTime: 'static' })
    return preferences.defaultPaintColor?.paintColorId ?? null
  }
}
