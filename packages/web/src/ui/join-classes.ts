/** The class names that apply, as one attribute: `joinClasses('a', false, 'b')` is `a b`. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
