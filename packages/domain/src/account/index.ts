export * from './check-profile-name.ts'
export * from './contract.ts'
export * from './messages.ts'
