import { type SourceFile, lineCount } from '../../gate/src/source-files.ts'

export const MOST_LINES = 300
/** Maximum of the median file length. */
export const MOST_MEDIAN_LINES = 90

/** Rule that checks one file's name or text and returns its faults. */
export type CodeRule = (file: SourceFile) => string[]

export const isShort: CodeRule = (file) =>
  lineCount(file) > MOST_LINES ? [`${file.path} has ${lineCount(file)} lines`] : []

/** Folders and files are in kebab-case, with at most one kind suffix: `cart-page.module.css`, `split-paint.test.ts`. */
export const isKebabCase: CodeRule = ({ path }) => {
  const word = '[a-z0-9]+(-[a-z0-9]+)*'
  const good = new RegExp(`^(\\.?${word}/)*${word}(\\.(test|spec|module|config|d))?\\.[a-z]+$`)
  return good.test(path) ? [] : [`${path} is not kebab-case`]
}

export const hasNoMarks = finds(
  /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|expect-error|nocheck)|(eslint|oxlint|biome|knip)-(disable|ignore)|\b(it|test|describe)\.(only|skip|todo|fails|fixme)\b/,
)

/** Forbids paths of a single machine, and hosts of a private network. */
export const namesNoMachine = finds(
  /(^|[\s'"`(=:])\/(work|home|root|Users|workspace|mnt)\/|[A-Z]:\\Users\\|https?:\/\/[\w-]+(\.[\w-]+)*\.(internal|local|corp|lan)\b/,
)

/** Forbids the demo's maker in the product, which serves any maker. */
export const namesNoMaker = finds(/\bVolute\b|volute\.example|\b1946\b|\(555\)|Foundry Road/)

/** Forbids clock, randomness, environment and network in the domain, which gets them as arguments. */
export const isPure = finds(
  /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.now\b|\bTemporal\.Now\b|\brandomUUID\b|\bprocess\.|\bfetch\(|\bset(Timeout|Interval)\(|\b(window|document|localStorage)\./,
)

/** Forbids adding lines to a cart outside its own handlers and forms and the handler of lists. */
export const addsNoLines = finds(/\b(mergeIntoCart|putEach|changeLines|changeCart|putCart|editCart)\b/)

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function finds(pattern: RegExp): CodeRule {
  return ({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const found = pattern.exec(line)?.[0].trim()
      return found ? [`${path}:${index + 1} has ${found}`] : []
    })
}
