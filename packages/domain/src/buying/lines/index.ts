export * from './contract.ts'
export * from './list-line.ts'
export * from './put-each.ts'
export * from './report-line.ts'
