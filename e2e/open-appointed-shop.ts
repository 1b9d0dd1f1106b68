import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { catchMails } from './catch-mails.ts'
import { runShop } from './run-shop.ts'

/** Sets up a shop as in docs/operate.md, up to its administrator. */
const program = (file: string, ...words: string[]) =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../packages/server/src', file), ...words])

const flags = ['--shop', 'Harrow Pumps', '--sales', 'parts@harrow.example', '--zone', 'America/Chicago']
program('people/people/main.ts', 'ada@harrow.example', 'Ada', 'Harrow', ...flags)

await runShop({ SMTP_URL: await catchMails() })
