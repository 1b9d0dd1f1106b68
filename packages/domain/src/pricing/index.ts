export * from './discount.ts'
export * from './money.ts'
export * from './order-totals.ts'
export * from './parse-price.ts'
