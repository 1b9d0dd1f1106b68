import type { ComponentType } from 'react'

/**
 * Wraps a component so that its code is loaded before it is shown. Call `load` on the first sign that it will be needed, and
 * await it before showing. `load` rejects when the code cannot be loaded, and may be called again.
 */
export function loadOnIntent<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  const load = async () => {
    Loaded ??= await fetchCode()
  }
  return Object.assign((props: Props) => Loaded && <Loaded {...props} />, { load })
}

const controls = 'a, button, input, label, select, summary, textarea, [role]'

/**
 * Runs a function on the first sign that a person will use the page: the pointer is on a control, or a key is pressed. Returns
 * a function that cancels it.
 */
export function onFirstIntent(act: () => void): () => void {
  const signs = ['pointerover', 'keydown'] as const
  for (const sign of signs) document.addEventListener(sign, look)
  return cancel

  function look({ type, target }: Event) {
    const isOnControl = target instanceof Element && target.closest(controls) !== null
    if (type === 'pointerover' && !isOnControl) return
    cancel()
    act()
  }
  function cancel() {
    for (const sign of signs) document.removeEventListener(sign, look)
  }
}

/** Delay of background loading after a page is opened, in ms. */
const AFTER_FIRST_SIGHT = 1000

/** Runs a function after the page and its data have been painted; returns a function that cancels it. */
export function afterFirstSight(act: () => void): () => void {
  const timer = setTimeout(act, AFTER_FIRST_SIGHT)
  return () => clearTimeout(timer)
}
