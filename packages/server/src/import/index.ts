export { findLastImport } from './imports-store.ts'
export { type ImportOptions, importFolder } from './import-folder.ts'
export { type BadRow, ImportRefusal, type ImportReport, sayReport } from './report.ts'
