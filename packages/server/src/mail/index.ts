export { insertMail } from './outbox-store.ts'
export { renderMail } from './render-mail.ts'
export { sendMail } from './send-mail.ts'
export { openTransport, type Transport } from './transport.ts'
