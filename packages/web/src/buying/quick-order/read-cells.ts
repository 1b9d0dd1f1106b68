import papaparse from 'papaparse'

interface Parsed {
  data: string[][]
  errors: readonly object[]
}

const delimiters = ['\t', ';', ','] as const

/** Reads the cells of a CSV file, with the delimiter of its header; null when a quotation mark is not closed. */
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

/** Normalizes CR LF and a lone CR to LF. */
const withPlainEnds = (text: string) => text.replace(/\r\n?/g, '\n')
