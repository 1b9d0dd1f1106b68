import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type ImportMap, importMap } from '@volute/domain/workbench/workbench'
import { Presets, SingleBar } from 'cli-progress'
import { z } from 'zod'
import { DatabaseRejection, isInUse, openDatabase } from '../../core/db/index.ts'
import { isDiskFull, openFiles } from '../../core/files/index.ts'
import { openLog } from '../../core/log/log.ts'
import { readSettings, WrongSetting } from '../../core/settings/settings.ts'
import { importFolder } from './import-folder.ts'
import { ImportStopped } from './import-transaction.ts'
import { guessMap } from './reading/guess-map.ts'
import { ImportRejection, sayReport } from './report.ts'

/** Exit code of a command ended by Ctrl-C. */
const STOPPED = 130
const USAGE =
  'Usage: import FOLDER|ZIP|FILE [--map FILE] [--guess] [--dry-run] [--skip-bad] [--invite] [--no-rest]'
const RESTS =
  'The shop is open: while somebody uses it the import rests most of the time, so that nobody has to wait. With --no-rest it does not.'

/** Imports a folder into the shop of the settings and returns the exit code. */
async function main(): Promise<number> {
  const { folder, dryRun, skipBad, invite, noRest, mapFile, guess } = readArguments()
  if (guess) return printGuess(folder)
  const map = mapFile === undefined ? [] : await readMap(mapFile)
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
      map,
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

/** Prints a guessed map of the files, for a person to correct and pass back with `--map`. Opens no database. */
async function printGuess(folder: string): Promise<number> {
  const { map, notices } = await guessMap(folder)
  for (const notice of notices) console.error(notice)
  await print(JSON.stringify(map, null, 2))
  return 0
}

async function readMap(file: string): Promise<ImportMap> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new ImportRejection(`The map ${file} cannot be read (${error.message}).`)
  })
  try {
    return importMap.parse(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : (error as Error).message
    throw new ImportRejection(`The map ${file} is not one that --guess prints: ${reason}`)
  }
}

/** Writes to stdout and waits until all of it is flushed: on exit, the process drops what a pipe has not read. */
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
        map: { type: 'string' },
        guess: { type: 'boolean' },
      },
    })
    const [folder, ...others] = positionals
    if (!folder || others.length > 0) throw new Error('Name one folder, ZIP or file.')
    return {
      folder,
      dryRun: values['dry-run'] ?? false,
      skipBad: values['skip-bad'] ?? false,
      invite: values.invite ?? false,
      noRest: values['no-rest'] ?? false,
      mapFile: values.map,
      guess: values.guess ?? false,
    }
  } catch (error) {
    throw new ImportRejection(`${(error as Error).message}\n${USAGE}`)
  }
}

function sentence(error: Error): string {
  if (error instanceof ImportStopped) return 'The import was stopped and changed nothing.'
  if (error instanceof ImportRejection || error instanceof WrongSetting || error instanceof DatabaseRejection)
    return error.message
  const cause = error.cause instanceof Error ? error.cause : error
  const disk = isDiskFull(error) ? 'the disk is full, ' : ''
  return `The import stopped and changed nothing: ${disk}${cause.message || cause.name}.`
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(sentence(error))
    process.exit(error instanceof ImportStopped ? STOPPED : 1)
  },
)

/** Progress bar on stderr; shows nothing if stderr is not a terminal. */
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
