export * from './contract.ts'
export * from './limits.ts'
export * from './messages.ts'
export * from './photo-kind.ts'
