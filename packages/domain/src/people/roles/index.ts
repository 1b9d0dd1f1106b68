export * from './check-role.ts'
export * from './contract.ts'
export * from './messages.ts'
