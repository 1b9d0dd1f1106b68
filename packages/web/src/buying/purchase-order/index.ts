export * from './carried-order.ts'
