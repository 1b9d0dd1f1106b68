export * from './by-name.ts'
export * from './contract.ts'
export * from './messages.ts'
