export { workbookFile } from './workbook-file.ts'
