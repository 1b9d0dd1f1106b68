/** The class names that apply, as one attribute: `joinClasses('a', false, 'b')` is `a b`. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

type Classes = Readonly<Record<string, string>>

/** Two style sheets as one: `mergeClasses({ name: 'a' }, { name: 'b', row: 'c' })` is `{ name: 'a b', row: 'c' }`. */
export function mergeClasses(shared: Classes, own: Classes): Classes {
  const names = Object.keys({ ...shared, ...own })
  return Object.fromEntries(names.map((name) => [name, joinClasses(shared[name], own[name])]))
}
