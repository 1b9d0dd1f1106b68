import type { CartEdit } from './cart-edit.ts'

/** Replaces the line ids of an edit: -1 in the browser is 12 on the server. */
export function renameLines<L extends { cartItemId: number }>(
  edit: CartEdit<L>,
  names: ReadonlyMap<number, number>,
): CartEdit<L> {
  const name = (cartItemId: number) => names.get(cartItemId) ?? cartItemId
  const renamed = (one: L): L => ({ ...one, cartItemId: name(one.cartItemId) })
  switch (edit.act) {
    case 'replace':
      return { ...edit, from: renamed(edit.from), to: renamed(edit.to) }
    case 'add':
    case 'remove':
      return { ...edit, lines: edit.lines.map(renamed) }
    case 'combine':
      return { ...edit, pair: [name(edit.pair[0]), name(edit.pair[1])] }
    case 'set':
    case 'split':
      return { ...edit, cartItemId: name(edit.cartItemId) }
  }
}
