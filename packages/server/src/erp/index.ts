export { type DeskStep, writeDeskStep } from './desk/desk-store.ts'
export { openOrderDesk } from './desk/order-desk.ts'
export { limitWait } from './limit-wait.ts'
export * from './port.ts'
