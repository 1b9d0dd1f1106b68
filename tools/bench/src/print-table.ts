/** Prints rows under their titles: the first column aligned left, figures right. */
export function printTable(titles: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [titles, ...rows]
  const widths = titles.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)))
  const lines = all.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 3),
      )
      .join(''),
  )
  console.log(`\n${lines.join('\n')}\n`)
}
