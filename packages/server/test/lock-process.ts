import { FolderInUse, lockFolder } from '../src/core/db/lock-folder.ts'

/** A process that locks a folder on request, and reports whether it has the lock. */
const [folder = ''] = process.argv.slice(2)

process.on('message', () => {
  lockFolder(folder).then(
    () => process.send?.('held'),
    (error: Error) => process.send?.(error instanceof FolderInUse ? 'refused' : error.message),
  )
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
