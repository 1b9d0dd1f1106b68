import { posix } from 'node:path'
import type { SourceFile } from '../../gate/src/source-files.ts'

/**
 * Today in the test data. Days up to it are in the past on every real clock, and from LATEST on they are too far ahead
 * to matter.
 */
const WORLD_DAY = '2026-11-20'
const LATEST = '2099'

/**
 * Files that run on the real clock: journeys, benches, followed installations, every test that starts a process,
 * directly or through an import, and all that such a test imports. The shop can get another clock only in a test's own
 * process.
 */
export function realClockFiles(files: readonly SourceFile[]): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const withImports = (file: SourceFile) => closure(file, (one) => importsOf(one, byPath))
  const starts = ({ text }: SourceFile) => text.includes("'node:child_process'")
  const roots = files.filter(
    (file) =>
      /^(e2e|tools\/(bench|deploy))\//.test(file.path) ||
      (/\.test\.tsx?$/.test(file.path) && withImports(file).some(starts)),
  )
  return [...new Set(roots.flatMap(withImports))]
}

/** Finds literal days after the test data's day: sooner or later they are in the past, where a real shop rejects them. */
export function hasNoDayAhead({ path, text }: SourceFile): string[] {
  return text.split('\n').flatMap((line, index) => {
    const ahead = (line.match(/\b\d{4}-\d{2}-\d{2}/g) ?? []).find((day) => day > WORLD_DAY && day < LATEST)
    return ahead ? [`${path}:${index + 1} has ${ahead}: compute it from now`] : []
  })
}

/** Tests and test tools that a test imports, without the product, which uses the clock that it is given. */
function importsOf({ path, text }: SourceFile, files: ReadonlyMap<string, SourceFile>): SourceFile[] {
  const names = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, name = '']) =>
    posix.join(posix.dirname(path), name),
  )
  return names.filter((name) => !isProduct(name)).flatMap((name) => files.get(name) ?? [])
}

const isProduct = (path: string) => /^packages\/[\w-]+\/src\//.test(path) && !path.includes('.test.')

function closure(file: SourceFile, next: (file: SourceFile) => SourceFile[]): SourceFile[] {
  const seen = new Set([file])
  for (const one of seen) for (const other of next(one)) seen.add(other)
  return [...seen]
}
