export * from './contract.ts'
export * from './personal-data.ts'
export * from './profile.ts'
