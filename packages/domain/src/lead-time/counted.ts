/** A number with its word: `counted(1, 'day')` is `1 day`, `counted(2, 'day')` is `2 days`. */
export function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
