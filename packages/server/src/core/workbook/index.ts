export { readSheetMarks, type SheetMarks } from './read-sheet-marks.ts'
export { readWorkbook, type Sheet } from './read-workbook.ts'
