export * from './account-kinds.ts'
export * from './check-account.ts'
export * from './contract.ts'
export * from './messages.ts'
