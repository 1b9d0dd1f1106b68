export * from './contract.ts'
export * from './ship-to.ts'
