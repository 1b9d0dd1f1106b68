import papaparse from 'papaparse'

interface Parsed {
  data: string[][]
  errors: readonly object[]
}

const delimiters = ['\t', ';', ','] as const

/** The cells of a CSV file, separated as its header is; null when a quotation mark is left open. */
export function csvCells(text: string): string[][] | null {
  const lines = withPlainEnds(text)
  const header = lines.split('\n').find((line) => line.trim() !== '') ?? ''
  const counts = delimiters.map((one) => header.split(one).length)
  const delimiter = delimiters[counts.indexOf(Math.max(...counts))] ?? ','
  const { data, errors }: Parsed = papaparse.parse(lines, {
    delimiter: Math.max(...counts) > 1 ? delimiter : ',',
    newline: '\n',
  })
  return errors.length > 0 ? null : data
}

/**
 * The cells of a pasted list: separated by tabs, semicolons or commas when at least half of its lines have them, else
 * each line is one cell. Quotation marks that do not close are letters like any other.
 */
export function pastedCells(text: string): string[][] {
  const ended = withPlainEnds(text)
  const lines = ended.split('\n')
  const meant = lines.filter((line) => line.trim() !== '').length
  const delimiter = delimiters.find((one) => lines.filter((line) => line.includes(one)).length * 2 >= meant)
  if (delimiter === undefined) return lines.map((line) => [line])

  const { data, errors }: Parsed = papaparse.parse(ended, { delimiter, newline: '\n' })
  return errors.length > 0 ? lines.map((line) => line.split(delimiter)) : data
}

/** CR LF, a lone CR and LF are all ends of a line. */
const withPlainEnds = (text: string) => text.replace(/\r\n?/g, '\n')
