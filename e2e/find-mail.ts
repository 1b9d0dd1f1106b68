import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The newest mail to somebody that the shop on a data folder has written, as it would go to a mail server. */
export function findMail(dataDir: string, recipient: string): string | undefined {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(folder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .map((file) => readFileSync(file, 'utf8'))
    .find((mail) => new RegExp(`^To: .*${RegExp.escape(recipient)}`, 'm').test(mail))
}
