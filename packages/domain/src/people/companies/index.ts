export * from './check-company.ts'
export * from './company.ts'
export * from './contract.ts'
export * from './messages.ts'
