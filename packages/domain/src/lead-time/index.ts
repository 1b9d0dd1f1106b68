export * from './contract.ts'
export * from './messages.ts'
export * from './pacific-time.ts'
export * from './shift-ready-date.ts'
