/** Joins the class names that apply: `joinClasses('a', false, 'b')` is `a b`. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

type Classes = Readonly<Record<string, string>>

/** Merges two style sheets: `mergeClasses({ name: 'a' }, { name: 'b', row: 'c' })` is `{ name: 'a b', row: 'c' }`. */
export function mergeClasses(shared: Classes, own: Classes): Classes {
  const names = Object.keys({ ...shared, ...own })
  return Object.fromEntries(names.map((name) => [name, joinClasses(shared[name], own[name])]))
}
