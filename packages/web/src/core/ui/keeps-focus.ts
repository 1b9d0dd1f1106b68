/**
 * For a button beside fields that say what is wrong once they are left: a press of the mouse leaves the focus in the
 * field, so that no sentence appears and moves the button away before the click is done.
 */
export const keepsFocus = {
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
}
