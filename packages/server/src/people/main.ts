import { DatabaseRefusal, openDatabase } from '../db/index.ts'
import { openLog } from '../log.ts'
import { readSettings, WrongSetting } from '../settings.ts'
import { AppointRefusal, appointAdmin } from './appoint-admin.ts'

/** `npm run appoint -- EMAIL NAME`: gives a new shop its first administrator. */
async function main() {
  const [email = '', ...name] = process.argv.slice(2)
  if (email === '') throw new AppointRefusal('Usage: npm run appoint -- EMAIL NAME')
  const opened = await openDatabase(readSettings(process.env), openLog('fatal'))
  try {
    await opened.db.transaction((tx) => appointAdmin(tx, { email, name: name.join(' ') }))
    console.log(`${email} is an administrator now and sets a password by 'Forgot your password?'.`)
  } finally {
    await opened.close()
  }
}

main().catch((error: Error) => {
  const isForPeople = [AppointRefusal, DatabaseRefusal, WrongSetting].some((kind) => error instanceof kind)
  console.error(isForPeople ? error.message : error)
  process.exitCode = 1
})
