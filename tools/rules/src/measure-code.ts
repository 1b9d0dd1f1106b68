import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { argv } from 'node:process'
import { findWrongArrows } from './find-wrong-arrows.ts'
import { type SourceFile, sourceFiles, lineCount, root } from '../../gate/src/source-files.ts'
import { median } from './code-rules.ts'

/** Maximum lines of a small file, and of a fragment with one importer. */
const SMALL = 25
const FRAGMENT = 30
/** Number of consecutive equal lines that count as duplicated. */
const REPEATED_LINES = 6
const importStatement = /^import\b[^'"]*['"][^'"]+['"]\n/gm

/** Prints metrics of the code: `npm run measure -w @volute/rules [another checkout]`. */
const measured = argv[2] ?? root
const written = sourceFiles(/^(packages|demo|tools\/demo-generator)\/.*\.tsx?$/, measured).filter(
  ({ path }) => !/\.(test|spec|config|d)\.|(^|\/)(test|dev)\//.test(path),
)
const parts = ['domain', 'callouts', 'erp', 'erp-tryton', 'server', 'web'].map(
  (name) => [name, written.filter(({ path }) => path.startsWith(`packages/${name}/src/`))] as const,
)
console.table(
  Object.fromEntries(
    [
      ...parts,
      ['demo', written.filter(({ path }) => /^(tools\/)?demo/.test(path))] as const,
      ['all', written] as const,
    ].map(([name, files]) => [name, figuresOf(files)]),
  ),
)
const circles = (await findWrongArrows(measured)).filter((wrong) => wrong.startsWith('no circles'))
console.log(`circles: ${circles.length}`)
console.log(`fragments of at most ${FRAGMENT} lines with one importer: ${fragments(written).length}`)
console.log(`runs of ${REPEATED_LINES} lines that stand in two files: ${repeatedRuns(written)}`)

function figuresOf(files: readonly SourceFile[]) {
  const lengths = files.map(lineCount).toSorted((a, b) => a - b)
  const lines = lengths.reduce((sum, length) => sum + length, 0)
  const [largest] = files.toSorted((a, b) => lineCount(b) - lineCount(a))
  return {
    files: files.length,
    lines,
    median: median(lengths),
    '95 %': lengths[Math.floor(lengths.length * 0.95)] ?? 0,
    [`≤ ${SMALL} lines`]: percent(lengths.filter((length) => length <= SMALL).length, files.length),
    imports: percent(
      files.reduce((sum, file) => sum + importLines(file), 0),
      lines,
    ),
    largest: largest ? `${lineCount(largest)} ${largest.path.split('/').at(-1)}` : '',
  }
}

function percent(part: number, whole: number) {
  return `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`
}

function importLines({ text }: SourceFile): number {
  return [...text.matchAll(importStatement)].reduce(
    (sum, [found]) => sum + found.trimEnd().split('\n').length,
    0,
  )
}

function fragments(files: readonly SourceFile[]): string[] {
  const importers = new Map<string, number>()
  for (const { path, text } of files)
    for (const target of new Set(
      [...text.matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g)].map(([, to = '']) =>
        normalize(join(dirname(path), to)),
      ),
    ))
      importers.set(target, (importers.get(target) ?? 0) + 1)
  return files
    .filter((file) => lineCount(file) <= FRAGMENT && !file.path.endsWith('/index.ts'))
    .map(({ path }) => path)
    .filter((path) => importers.get(path) === 1 && existsSync(join(measured, path)))
}

/** Counts duplicated runs of lines, without imports, comments and lone brackets. */
function repeatedRuns(files: readonly SourceFile[]): number {
  const seen = new Map<string, string>()
  const repeated = new Set<string>()
  for (const { path, text } of files) {
    const lines = text
      .replace(importStatement, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\w{3}/.test(line) && !/^(\/\/|\*|\/\*)/.test(line))
    for (let at = 0; at + REPEATED_LINES <= lines.length; at++) {
      const run = lines.slice(at, at + REPEATED_LINES).join('\n')
      if ((seen.get(run) ?? path) !== path) repeated.add(run)
      else seen.set(run, path)
    }
  }
  return repeated.size
}
