export * from './rights.ts'
export * from './permission-table.ts'
export * from './permissions.ts'
