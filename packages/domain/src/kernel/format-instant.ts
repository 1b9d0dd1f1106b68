/** The day of an instant where the reader stands, as `MM/DD/YYYY` (OQ-81). */
export function formatInstant(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })
}
