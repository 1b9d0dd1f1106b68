export * from './contract.ts'
export * from './distributor.ts'
