export { ExportData } from './export-data.tsx'
