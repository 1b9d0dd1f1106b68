export * from './contract.ts'
export * from './figures.ts'
export * from './weeks.ts'
