import { readerForm } from '../../core/kernel/index.ts'
import type { ListReading } from './list-reading.ts'

/** Key under which a company's choice of columns is remembered: the header row's texts; empty without a header row. */
export const headerKey = ({ headRow, columns }: Pick<ListReading, 'headRow' | 'columns'>): string =>
  headRow === null ? '' : columns.map(({ head }) => readerForm(head)).join('\t')
