import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { catchMails } from './catch-mails.ts'
import { runShop } from './run-shop.ts'

/**
 * Sets up a shop as in docs/operate.md, up to its administrator, with the customers' accounts and distributors of
 * docs/go-live.md.
 */
const program = (file: string, ...words: string[]) =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../packages/server/src', file), ...words])

const face = ['--shop', 'Harrow Pumps', '--sales', 'parts@harrow.example', '--zone', 'America/Chicago']
program('people/people/main.ts', 'ada@harrow.example', 'Ada', 'Harrow', ...face)

const customers = join(String(process.env['DATA_DIR']), 'customers')
mkdirSync(customers)
for (const file of ['accounts.csv', 'distributors.csv'])
  cpSync(join(import.meta.dirname, '../demo/catalogue', file), join(customers, file))
program('workbench/import/main.ts', customers)

await runShop({ SMTP_URL: await catchMails() })
