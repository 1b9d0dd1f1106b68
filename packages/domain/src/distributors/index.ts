export * from './check-link.ts'
export * from './contract.ts'
export * from './messages.ts'
