export * from './account-type.ts'
export * from './check-registration.ts'
export * from './contract.ts'
export * from './messages.ts'
