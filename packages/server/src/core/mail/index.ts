export { findMailBacklog, insertMail, latestMails } from './outbox-store.ts'
export { exact, lines, link, type MailText, reachUs, rows, words, writeLetter } from './render-mail.ts'
export { recoverMails, sendMail } from './send-mail.ts'
export { openTransport, type Transport } from './transport.ts'
