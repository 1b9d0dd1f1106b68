import { parseArgs } from 'node:util'
import { Presets, SingleBar } from 'cli-progress'
import { DatabaseRefusal, isInUse, openDatabase } from '../db/index.ts'
import { openFiles } from '../files/index.ts'
import { openLog } from '../log.ts'
import { readSettings, WrongSetting } from '../settings.ts'
import { importFolder } from './import-folder.ts'
import { ImportStopped } from './import-transaction.ts'
import { ImportRefusal, sayReport } from './report.ts'

/** The exit code of a command ended by Ctrl-C. */
const STOPPED = 130
const USAGE = 'Usage: import FOLDER [--dry-run] [--skip-bad] [--invite] [--no-rest]'
const RESTS =
  'The shop is open: the import rests most of the time, so that nobody has to wait. With --no-rest it does not.'

/** Imports a folder into the shop of the settings and returns the exit code. */
async function main(): Promise<number> {
  const { folder, dryRun, skipBad, invite, noRest } = readArguments()
  const settings = readSettings(process.env)
  const opened = await openDatabase(settings, openLog('fatal'))
  const progress = showProgress()
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort())
  try {
    const rests = !noRest && (await isInUse(opened))
    if (rests) console.error(RESTS)
    const shop = { db: opened.db, files: await openFiles(settings) }
    const report = await importFolder(shop, folder, {
      dryRun,
      skipBad,
      inviteTo: invite ? settings : undefined,
      rests,
      onProgress: (done, total) => progress.update(done, total),
      onWait: (sentence) => console.error(sentence),
      stop: stop.signal,
    })
    progress.stop()
    await print(sayReport(report, dryRun))
    return report.badRows.length > 0 ? 1 : 0
  } finally {
    progress.stop()
    await opened.close()
  }
}

/** Writes to stdout and waits until all of it is taken: the end of the process drops what a pipe has not read. */
const print = (text: string) => new Promise((taken) => process.stdout.write(`${text}\n`, taken))

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        'skip-bad': { type: 'boolean' },
        invite: { type: 'boolean' },
        'no-rest': { type: 'boolean' },
      },
    })
    const [folder, ...others] = positionals
    if (!folder || others.length > 0) throw new Error('Name one folder.')
    return {
      folder,
      dryRun: values['dry-run'] ?? false,
      skipBad: values['skip-bad'] ?? false,
      invite: values.invite ?? false,
      noRest: values['no-rest'] ?? false,
    }
  } catch (error) {
    throw new ImportRefusal(`${(error as Error).message}\n${USAGE}`)
  }
}

function sentence(error: Error): string {
  if (error instanceof ImportStopped) return 'The import was stopped and changed nothing.'
  if (error instanceof ImportRefusal || error instanceof WrongSetting || error instanceof DatabaseRefusal)
    return error.message
  const cause = error.cause instanceof Error ? error.cause : error
  return `The import stopped and changed nothing: ${cause.message || cause.name}.`
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(sentence(error))
    process.exit(error instanceof ImportStopped ? STOPPED : 1)
  },
)

/** A progress bar on stderr; nothing where stderr is no terminal. */
function showProgress() {
  const bar = new SingleBar(
    { format: 'Importing {bar} {percentage} % {eta_formatted}', hideCursor: true, stream: process.stderr },
    Presets.shades_grey,
  )
  let started = false
  return {
    update(done: number, total: number) {
      if (!process.stderr.isTTY) return
      if (!started) bar.start(total, 0)
      started = true
      bar.update(done)
    },
    stop: () => bar.stop(),
  }
}
