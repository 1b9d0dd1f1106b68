/** Downloads a file. */
export function saveFile(name: string, file: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the file after the click handler has returned.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Downloads text as a CSV file. */
export function saveCsv(name: string, csv: string) {
  saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
}

/** Decodes a PDF from an endpoint's base64 answer. */
export const pdfOf = (base64: string): Blob => fileOf(base64, 'application/pdf')

/** Decodes a file from an endpoint's base64 answer; without a type the browser only saves it. */
export function fileOf(base64: string, type = 'application/octet-stream'): Blob {
  return new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type })
}
