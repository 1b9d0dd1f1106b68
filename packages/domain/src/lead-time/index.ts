export * from './contract.ts'
export * from './messages.ts'
export * from './shift-ready-date.ts'
export * from './shop-date.ts'
