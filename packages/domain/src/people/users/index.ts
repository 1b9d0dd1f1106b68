export * from './check-user.ts'
export * from './contract.ts'
export * from './messages.ts'
