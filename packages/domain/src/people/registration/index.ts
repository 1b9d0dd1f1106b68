export * from './check-registration.ts'
export * from './contract.ts'
export * from './invitation.ts'
export * from './messages.ts'
