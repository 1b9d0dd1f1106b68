import { catchMails } from './catch-mails.ts'
import { runShop } from './run-shop.ts'

// Runs an empty shop whose mails go to a mail server of its own.
await runShop({ SMTP_URL: await catchMails(), REGISTRATION_ENABLED: 'on' })
