import { type CsvCell, writeCsv } from '../../core/kernel/index.ts'
import { discountPrice, plainDollars } from '../../core/pricing/index.ts'
import type { BomLine } from './bom-line.ts'

const columns = [
  'Level',
  'Assembly',
  'No.',
  'Description',
  'Part Number',
  'Build Quantity',
  'Unit',
  'Price',
  'Discount Price',
  'Weight (lbs)',
]

/**
 * Writes the whole BOM as CSV, one row per line in tree order. Level 1 is directly below the BOM;
 * `4RB-EM-100 > 4RB-WE-10` is the assembly of a line at level 2. Money is in dollars; unknown values are blank (LOOKUP-06).
 */
export function bomCsv(bom: { partNumber: string; parts: readonly BomLine[] }): string {
  return writeCsv([columns, ...rowsBelow(bom.parts, [bom.partNumber])])
}

function rowsBelow(lines: readonly BomLine[], assembly: string[]): CsvCell[][] {
  return lines.flatMap((line) => [
    [
      assembly.length,
      assembly.join(' > '),
      line.reference,
      line.description,
      line.partNumber,
      line.buildQuantity,
      line.unitName,
      plainDollars(line.price),
      plainDollars(discountPrice(line.price, line.companyDiscount)),
      line.weight || null,
    ],
    ...rowsBelow(line.parts, [...assembly, line.partNumber]),
  ])
}

/**
 * Builds a portable file name: `BOM-4RB-EM-100.csv`, or `BOM-4RB-EM-100-100234.csv` with a serial number.
 * Characters other than letters, digits, dots and underscores become a dash: `AB/1-2` gives `BOM-AB-1-2.csv`.
 */
export function bomCsvName(bomNumber: string, serialNumber: string | null): string {
  const parts = serialNumber === null ? ['BOM', bomNumber] : ['BOM', bomNumber, serialNumber]
  const name = parts
    .join('-')
    .replace(/[^A-Za-z0-9._]+/g, '-')
    .replace(/[-.]+$/, '')

  return `${name}.csv`
}
