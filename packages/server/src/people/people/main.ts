import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { findBrand } from '../../core/brand/index.ts'
import { DatabaseRejection, openDatabase } from '../../core/db/index.ts'
import { openLog } from '../../core/log/log.ts'
import { readSettings, WrongSetting } from '../../core/settings/settings.ts'
import { appointAdmin } from './appoint-admin.ts'
import { AppointRejection, usage } from './appoint-rejection.ts'
import { askShop } from './ask-shop.ts'

/**
 * `npm run appoint -- EMAIL NAME`: names a new shop and appoints its first administrator, or appoints another one of an
 * existing shop.
 */
async function main() {
  const { values, positionals } = readArguments()
  const [email = '', ...name] = positionals
  if (email === '') throw new AppointRejection(usage)
  const settings = readSettings(process.env)
  const opened = await openDatabase(settings, openLog('fatal'))
  try {
    const isSetUp = (await findBrand(opened.db)).version > 0
    if (isSetUp && Object.keys(values).length > 0)
      throw new AppointRejection('The shop is set up already; its page /manage/shop changes it.')
    const brand = isSetUp ? undefined : await askShop(values, settings.mailFrom, openTerminal())
    const first = brand && { brand, now: new Date() }
    await opened.db.transaction((tx) => appointAdmin(tx, { email, name: name.join(' ') }, first))
    console.log(`${email} is an administrator now and sets a password by 'Forgot your password?'.`)
  } finally {
    await opened.close()
  }
}

function readArguments() {
  const options = { shop: { type: 'string' }, sales: { type: 'string' }, zone: { type: 'string' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    throw new AppointRejection(usage)
  }
}

/** Asks the person at the terminal; undefined if there is no terminal. */
function openTerminal() {
  if (!process.stdin.isTTY) return undefined
  return async (question: string) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return await terminal.question(question)
    } finally {
      terminal.close()
    }
  }
}

main().catch((error: Error) => {
  const isForPeople = [AppointRejection, DatabaseRejection, WrongSetting].some(
    (kind) => error instanceof kind,
  )
  console.error(isForPeople ? error.message : error)
  process.exitCode = 1
})
