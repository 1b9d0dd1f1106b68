import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Mails to a recipient in a folder of `.eml` files, the newest first, parsed as a mail reader shows them. */
export async function findMails(folder: string, recipient: string): Promise<Email[]> {
  if (!existsSync(folder)) return []
  const newestFirst = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(folder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  const mails = await Promise.all(newestFirst.map((file) => PostalMime.parse(readFileSync(file))))
  return mails.filter(({ to }) => to?.some(({ address }) => address === recipient))
}
