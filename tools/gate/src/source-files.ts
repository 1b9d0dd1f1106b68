import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

export interface SourceFile {
  /** Path from the root, with slashes. */
  path: string
  text: string
}

/** Generated files: dependencies, builds, data folders. */
const made = /(^|\/)(node_modules|dist|test-results|\.git|\.cache)(\/|$)|^data(-dev)?(\/|$)/

export const isMade = (path: string) => made.test(path.replaceAll('\\', '/'))

/** Reads all source files of a checkout with a matching path, except generated ones. */
export function sourceFiles(name: RegExp, checkout = root): SourceFile[] {
  return globSync('**/*', { cwd: checkout, exclude: isMade })
    .concat(globSync(['.*', '.ci/*'], { cwd: checkout, exclude: isMade }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => name.test(path) && isFile(join(checkout, path)))
    .map((path) => ({ path, text: readFileSync(join(checkout, path), 'utf8') }))
}

/** False for folders, and for a test's temporary file that is already gone. */
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

export const lineCount = ({ text }: SourceFile) => text.trimEnd().split('\n').length
