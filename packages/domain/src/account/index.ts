export * from './contract.ts'
export * from './profile.ts'
