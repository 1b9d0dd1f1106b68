export * from './brand.ts'
export * from './contract.ts'
export * from './messages.ts'
export * from './missing.ts'
