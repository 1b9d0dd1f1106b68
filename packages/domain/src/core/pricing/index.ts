export * from './customer-price.ts'
export * from './discount.ts'
export * from './money.ts'
