const figures = new Intl.NumberFormat('en-US')

/** A number with its word: `counted(1, 'day')` is `1 day`, `counted(1200, 'part')` is `1,200 parts`. */
export function counted(count: number, unit: string): string {
  return `${figures.format(count)} ${unit}${count === 1 ? '' : 's'}`
}
