import type { ComponentType } from 'react'

/**
 * A component whose code comes by `load`, before it is shown: `load` on the first sign that it will be wanted, and wait
 * for it where it is. `load` rejects when the code cannot be had, and may be tried again.
 */
export function loadOnIntent<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  const load = async () => {
    Loaded ??= await fetchCode()
  }
  return Object.assign((props: Props) => Loaded && <Loaded {...props} />, { load })
}

/** What a page loads without being asked comes so long after it was opened, in ms. */
const AFTER_FIRST_SIGHT = 1000

/** Does something once the page and its data have been painted; the answer calls it off. */
export function afterFirstSight(act: () => void): () => void {
  const timer = setTimeout(act, AFTER_FIRST_SIGHT)
  return () => clearTimeout(timer)
}
