export * from './best-suggestions.ts'
export * from './contract.ts'
export * from './messages.ts'
export * from './search-key.ts'
