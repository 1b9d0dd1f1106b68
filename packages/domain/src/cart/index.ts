export * from './cart-item.ts'
export * from './contract.ts'
