/** A PDF with a page of text, and an attached file. */
export const pdfWithFile = (text: string, name: string, content: string) =>
  makePdf([text])
    .replace('/Type /Catalog', `/Type /Catalog /Names << /EmbeddedFiles << /Names [(${name}) 90 0 R] >> >>`)
    .replace(
      'trailer',
      `90 0 obj\n<< /Type /Filespec /F (${name}) /EF << /F 91 0 R >> >>\nendobj\n91 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\ntrailer`,
    )

/** A PDF with one page for each line of text. */
export function makePdf(
  lines: string[],
  trailer = '',
  content = (line: string) => `BT /F 12 Tf (${line}) Tj ET`,
) {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${lines.length} /Kids [${lines.map((_, n) => `${4 + 2 * n} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, n) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + 2 * n} 0 R >>`,
      `<< /Length ${content(line).length} >>\nstream\n${content(line)}\nendstream`,
    ]),
  ]
  const body = objects.map((one, n) => `${n + 1} 0 obj\n${one}\nendobj\n`).join('')
  return `%PDF-1.4\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} ${trailer} >>\nstartxref\n0\n%%EOF`
}
