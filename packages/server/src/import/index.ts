export { type ImportOptions, importFolder } from './import-folder.ts'
export { ImportRefusal } from './import-refusal.ts'
export { type BadRow, type ImportReport, sayReport } from './report.ts'
