export * from './check-serial-number.ts'
export * from './contract.ts'
export * from './messages.ts'
