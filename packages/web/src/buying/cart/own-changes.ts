import type { LineChange } from '@volute/domain/buying/cart'

interface OwnChange {
  partIds: readonly number[]
  isDone: boolean
}

/** Calls of this browser that change the cart beside its editor, until a read shows their result. */
let own: readonly OwnChange[] = []

/** Runs a call that adds parts, or removes them again, beside the editor. A save or read may show the result first. */
export async function changeBesideEditor<T>(partIds: readonly number[], act: () => Promise<T>): Promise<T> {
  const change = { partIds, isDone: false }
  own = [...own, change]
  try {
    return await act()
  } finally {
    change.isDone = true
  }
}

export function isOwnChange(change: LineChange): boolean {
  const { partId } = change.kind === 'removed' ? change.from : change.to
  return own.some(({ partIds }) => partIds.includes(partId))
}

/** Forgets the calls that answered before the read now on screen. */
export function forgetShown() {
  own = own.filter(({ isDone }) => !isDone)
}
