export * from './groups.ts'
export * from './is-permitted.ts'
export * from './permission-table.ts'
export * from './permissions.ts'
