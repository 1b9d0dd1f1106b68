/** Gives Esc to the page first, where the browser knows the option; it is not in TypeScript's library yet. */
const escFirst = { keyboardLock: 'browser' } as FullscreenOptions

/** Shows an element in full screen, or leaves full screen. */
export async function toggleFullScreen(element: Element | null | undefined) {
  if (document.fullscreenElement) await leaveFullScreen()
  else await element?.requestFullscreen(escFirst)
}

/** Leaves full screen, unless the browser has left it already. */
export async function leaveFullScreen() {
  if (document.fullscreenElement) await document.exitFullscreen()
}
