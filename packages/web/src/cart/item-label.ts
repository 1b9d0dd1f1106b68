/** A field's label; in a table's row it names its part and is there for screen readers only. */
export function itemLabel(name: string, of: string | undefined) {
  return of === undefined ? { label: name } : { label: `${name}, ${of}`, hideLabel: true }
}
