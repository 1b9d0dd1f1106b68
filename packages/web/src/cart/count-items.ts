/** `1 item`, `2 items`. */
export function countItems(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`
}
