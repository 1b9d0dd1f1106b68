import {
  applyEdit,
  type CartEdit,
  type CartLine,
  type editCart as contract,
  type EditedCart,
  isSameLine,
  type ItemIn,
  renameLines,
} from '@volute/domain/buying/cart'
import { type Checked, type InputOf, valid } from '@volute/domain/core/kernel'
import type { CatalogueReads } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { withUnits } from './cart-store.ts'
import { changeCart } from './change-cart.ts'
import { itemChecker } from './check-items.ts'
import type { MadeLines, OpenCart } from './line-store.ts'
import { noteLate } from './note-late.ts'
import { cartMap } from './read-cart.ts'

type SentLine = CartLine & { cartItemId: number }
type SentEdit = CartEdit<SentLine>
type Line = SentLine & { units: string }
type Check = (item: ItemIn) => Checked<CartLine & { units: string }>

/**
 * Applies the edits in order, each to the cart that the previous one left (E88, OQ-37). An edit that conflicts or is
 * rejected does not affect the others; an edit that was applied before is not applied again.
 */
export const editCart: Handler<typeof contract> = async (ctx, { edits }) => {
  const { stored, answers, removed } = await changeCart(ctx.db, {
    owner: ctx.actor,
    now: ctx.now(),
    editIds: edits.map(({ editId }) => editId),
    change: (cart, db) => doEdits({ db, catalogue: ctx.catalogue }, cart, edits),
  })
  if (removed.length > 0) void noteLate(ctx, removed)
  return {
    ...(await cartMap(ctx, stored)),
    edits: answers.map(({ newIds, known, ...answer }) => ({
      ...answer,
      made: known ?? madeBy(newIds, stored.made),
    })),
  }
}

type Edits = InputOf<typeof contract>['edits']

async function doEdits(from: CatalogueReads, cart: OpenCart, edits: Edits) {
  const check = await itemChecker(from, [...linesOf(edits, cart.lines)])
  const taken = new Map(Object.entries(cart.edits))
  const names = new Map<number, number>()
  let lines: readonly Line[] = await withUnits(from, cart.lines)
  const answers = edits.map(({ editId, edit }) => {
    const known = taken.get(editId)
    for (const [sent, id] of Object.entries(known ?? {})) names.set(Number(sent), id)
    if (known) return { editId, outcome: 'applied' as const, error: null, known, newIds: [] }
    const { outcome, error, ...edited } = editLines(lines, renameLines(edit, names), check)
    lines = edited.lines
    if (outcome === 'applied') taken.set(editId, {})
    return { editId, outcome, error, known, newIds: newIdsOf(edit) }
  })
  const done = answers.filter(({ outcome, known }) => outcome === 'applied' && !known)
  const ids = new Set(done.map(({ editId }) => editId))
  const removed = edits.flatMap(({ editId, edit }) =>
    ids.has(editId) && edit.act === 'remove' ? edit.lines : [],
  )
  return { lines, answers, edits: done, removed }
}

/** Every line whose part and pump an edit may have to check. */
function* linesOf(edits: Edits, lines: readonly CartLine[]): Generator<CartLine> {
  yield* lines
  for (const { edit } of edits) {
    if (edit.act === 'replace') yield edit.to
    if (edit.act === 'add') yield* edit.lines
  }
}

/** Lines after an edit. A line that the edit touches must pass the item checks (CART-09, CART-17 to CART-19). */
function editLines(lines: readonly Line[], edit: SentEdit, check: Check): EditedCart<Line> {
  const read = readEdit(edit, check)
  if (!read.ok) return { lines, outcome: 'refused', error: read.errors[0].error }

  const edited = applyEdit(lines, read.value)
  const before = new Map(lines.map((line) => [line.cartItemId, line]))
  const checked: Line[] = []
  for (const line of edited.lines) {
    const old = before.get(line.cartItemId)
    const now = old && isSameLine(old, line) ? valid(old) : checkLine(line, check)
    if (!now.ok) return { lines, outcome: 'refused', error: now.errors[0].error }
    checked.push(now.value)
  }
  return { ...edited, lines: checked }
}

/** The edit with its lines as in the catalogue. Lines that are removed or replaced are only compared. */
function readEdit(edit: SentEdit, check: Check): Checked<CartEdit<Line>> {
  if (edit.act === 'remove') return valid({ ...edit, lines: edit.lines.map(unchecked) })
  if (edit.act === 'replace') {
    const to = checkLine(edit.to, check)
    return to.ok ? valid({ ...edit, from: unchecked(edit.from), to: to.value }) : to
  }
  if (edit.act !== 'add') return valid(edit)

  const lines = edit.lines.map((line) => checkLine(line, check))
  const wrong = lines.find((line) => !line.ok)
  return wrong ?? valid({ ...edit, lines: lines.flatMap((line) => (line.ok ? line.value : [])) })
}

const unchecked = <L extends CartLine>(line: L) => ({ ...line, units: '' })

function checkLine(line: SentLine, check: Check): Checked<Line> {
  const checked = check({ ...line, quantity: String(line.quantity) })
  if (!checked.ok) return checked
  return valid({ ...checked.value, cartItemId: line.cartItemId })
}

/** Ids under which an edit sends lines that may be new. */
function newIdsOf(edit: SentEdit): number[] {
  if (edit.act === 'split') return [edit.newId]
  return edit.act === 'add' ? edit.lines.map(({ cartItemId }) => cartItemId) : []
}

/** The new lines among these, with their stored ids. */
const madeBy = (newIds: readonly number[], made: ReadonlyMap<number, number>): MadeLines =>
  Object.fromEntries([...made].filter(([sent]) => newIds.includes(sent)))
