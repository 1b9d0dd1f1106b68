export * from './contract.ts'
export * from './messages.ts'
export * from './part.ts'
