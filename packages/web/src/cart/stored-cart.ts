import { type CartEdit, type CartItem, editCart, getCartMap, getCartQuantity } from '@volute/domain/cart'
import { call, query, queryClient, queryKey, whenOnline } from '../api/index.ts'
import type { QueuedEdit } from './unsaved-cart.ts'

let lastSave: Promise<unknown> = Promise.resolve()

/** Lets every later read of the cart wait for this save, so that no page shows the cart before it. */
export function noteSave(save: Promise<unknown>) {
  lastSave = save
}

/** The cart with its page's facts (CART-02), read after what was changed last is saved. */
export const cartQuery = {
  ...query(getCartMap, {}),
  queryFn: async () => {
    await lastSave
    return call(getCartMap, {})
  },
  staleTime: 0,
  // What was changed in another tab is seen on coming back to this one.
  refetchOnWindowFocus: true,
}

/** Sends edits of the cart (CART-10), as soon as there is a network. */
export async function sendEdits(edits: readonly QueuedEdit[], fallback: string) {
  const sent = { edits: edits.map(({ editId, edit }) => ({ editId, edit: sentEdit(edit) })) }
  const keepalive = JSON.stringify(sent).length <= mostKeptAlive
  await whenOnline()
  const answer = await call(editCart, sent, { fallback, keepalive })
  void queryClient.invalidateQueries({ queryKey: queryKey(getCartQuantity) })
  return answer
}

/** Browsers finish a request of so many bytes after its page is gone. */
const mostKeptAlive = 60_000

/** An edit with that of its lines which the server does not know itself. */
function sentEdit(edit: CartEdit<CartItem>): CartEdit<SentLine> {
  if (edit.act === 'replace') return { ...edit, from: sentLine(edit.from), to: sentLine(edit.to) }
  if (edit.act === 'add' || edit.act === 'remove') return { ...edit, lines: edit.lines.map(sentLine) }
  return edit
}

type SentLine = ReturnType<typeof sentLine>

function sentLine(item: CartItem) {
  const { cartItemId, partId, quantity, paintColorId, impellerTrim, impellerAngle } = item
  return { cartItemId, partId, quantity, paintColorId, impellerTrim, impellerAngle }
}
