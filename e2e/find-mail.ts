import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** The newest mail to somebody in a folder of `.eml` files, as a mail reader shows it. */
export async function findMail(folder: string, recipient: string): Promise<Email | undefined> {
  if (!existsSync(folder)) return undefined
  const newestFirst = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(folder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const file of newestFirst) {
    const mail = await PostalMime.parse(readFileSync(file))
    if (mail.to?.some(({ address }) => address === recipient)) return mail
  }
  return undefined
}
