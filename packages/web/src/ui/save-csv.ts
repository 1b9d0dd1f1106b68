import { saveFile } from './save-file.ts'

/** Hands a text to the browser as a CSV file to be saved. */
export function saveCsv(name: string, csv: string) {
  saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
}
