import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  cartMessages,
  editCart,
  getCartMap,
  getCartQuantity,
  type ItemOptions,
  putCart,
  sentOptions,
  undoAddition,
} from '@volute/domain/buying/cart'
import { formatNumber, limits } from '@volute/domain/core/kernel'
import { type Part, partMessages } from '@volute/domain/catalogue/part'
import { call, newUuid, queryKey, sentenceOf, useSession } from '../../core/api/index.ts'
import { preferencesQuery, usePagePump } from '../../catalogue/part/index.ts'
import { toast, undo } from '../../core/ui/toast.ts'
import { changeBesideEditor } from './own-changes.ts'

export interface Addition {
  part: Part
  quantity: number
  options: ItemOptions
  /** Number of the superseded part in whose place it is added. */
  replaces?: string | undefined
}

/** Parts for one pump, or for no pump. */
interface Added {
  additions: readonly Addition[]
  pumpId: number | null
}

/** Adds parts to the cart in one call, shows a toast with Undo, and refreshes the cart's badge (PART-08, PART-22, PART-23). */
export function useAddToCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (added: Added) =>
      changeBesideEditor(partsOf(added), () => call(putCart, { replaceAll: false, items: itemsOf(added) })),
    onSuccess: (_, added) => {
      toast.success(
        cartMessages.partAdded,
        whatWasAdded(added),
        undo(() => void takeBack(added)),
      )
      refresh()
    },
  })

  async function takeBack(added: Added) {
    try {
      await changeBesideEditor(partsOf(added), () => takeOut(added))
      toast.success(cartMessages.additionReverted, whatWasAdded(added))
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

/** Removes the added parts from the cart in its current state. */
async function takeOut(added: Added) {
  const { items } = await call(getCartMap, {})
  const edits = undoAddition(items, itemsOf(added))
  for (let start = 0; start < edits.length; start += limits.cartEdits) {
    const batch = edits.slice(start, start + limits.cartEdits)
    await call(editCart, { edits: batch.map((edit) => ({ editId: newUuid(), edit })) })
  }
}

const partsOf = ({ additions }: Added) => additions.map(({ part }) => part.partId)

function itemsOf({ additions, pumpId }: Added) {
  return additions.map(({ part, quantity, options }) => {
    const goods = { partId: part.partId, units: part.unitName, ...sentOptions(part, options) }
    return { ...goods, quantity, pumpId }
  })
}

function whatWasAdded({ additions }: Added): string {
  const [only] = additions
  const replaced = additions.flatMap(({ part, replaces }) =>
    replaces ? partMessages.replaces(part.partNumber, replaces) : [],
  )
  const added =
    only && additions.length === 1
      ? `${only.quantity} ${only.part.description}`
      : `${formatNumber(additions.length)} parts`
  return replaced.length > 0 ? `${added}. ${replaced.join(' ')}` : added
}

const uncut = { impellerAngle: 0, impellerTrim: 0 }

/** Adds a row of the parts list unchanged, for the page's pump: in the company's default color, else without paint. */
export function useQuickAdd() {
  const addAll = useQuickAddAll()
  return (part: Part, quantity: number, replaces?: string) => addAll([{ part, quantity, replaces }])
}

/** Adds several rows in the same way, in one call. */
export function useQuickAddAll() {
  const client = useQueryClient()
  const { mutateAsync } = useAddToCart()
  const pagePump = usePagePump()
  const { user } = useSession()
  return async (rows: readonly Omit<Addition, 'options'>[]): Promise<void> => {
    try {
      const paintColorId = rows.some(({ part }) => part.isPaintable) ? await defaultPaint() : null
      const additions = rows.map((row) => ({
        ...row,
        options: { ...uncut, paintColorId: row.part.isPaintable ? paintColorId : null },
      }))
      await mutateAsync({ additions, pumpId: pagePump?.pumpId ?? null })
    } catch (failure) {
      toast.failure(sentenceOf(failure))
    }
  }

  async function defaultPaint(): Promise<number | null> {
    const preferences = await client.query({ ...preferencesQuery(user.companyId), staleTime: 'static' })
    return preferences.defaultPaintColor?.paintColorId ?? null
  }
}
