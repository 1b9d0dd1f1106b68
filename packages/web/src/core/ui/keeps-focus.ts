/**
 * Props for a button next to fields that are validated on blur. A mouse press leaves the focus in the field, so that no
 * error message appears and moves the button away before the click completes.
 */
export const keepsFocus = {
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
}
