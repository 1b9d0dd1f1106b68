export * from './contract.ts'
export * from './messages.ts'
export * from './order.ts'
