/** An instant to the minute where the reader stands: `11/20/2026, 4:32 PM` (OQ-81). */
export function formatMoment(instant: string): string {
  return new Date(instant).toLocaleString('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
  })
}
