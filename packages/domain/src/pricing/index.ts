export * from './discount.ts'
export * from './money.ts'
