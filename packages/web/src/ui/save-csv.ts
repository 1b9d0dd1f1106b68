/** Hands a text to the browser as a CSV file to be saved. */
export function saveCsv(name: string, csv: string) {
  const file = new Blob([csv], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the file after the click has returned.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
