/** `2026-03-05` reads `03/05/2026`; rearranged as text, because a Date would lose a day west of Greenwich (CONST-09). */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}
