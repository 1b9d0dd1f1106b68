export * from './claim.ts'
export * from './contract.ts'
export * from './messages.ts'
export * from './warranty.ts'
