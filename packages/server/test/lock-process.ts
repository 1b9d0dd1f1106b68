import { FolderInUse, lockFolder } from '../src/core/db/lock-folder.ts'

/** A process that takes a folder when it is told to, and says whether it has it. */
const [folder = ''] = process.argv.slice(2)

process.on('message', () => {
  lockFolder(folder).then(
    () => process.send?.('held'),
    (error: Error) => process.send?.(error instanceof FolderInUse ? 'refused' : error.message),
  )
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
