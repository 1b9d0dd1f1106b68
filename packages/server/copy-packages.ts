import { cpSync, existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { isPaperFile } from './src/core/pdf/paper-fonts.ts'

/** Files that a running shop never opens: types, maps, other builds of the same code, and parts of the embedded database. */
const unused =
  /\.(map|md|[cm]?ts)$|\/pdfmake\/(build|fonts|src)$|\/pglite\/dist\/((?!pg_trgm)\w+\.tar\.gz|.*\.cjs|live|worker)$/

/** File of a package of fonts. */
const fontFile = /\/@fontsource\/([^/]+)\/([^/]+\.\w+|files\/[^/]+|scss)$/

/** Numbers in drawings are compared with the European fonts in WOFF2; documents are drawn with their own. */
const isFontInUse = (name: string, file: string) =>
  file === 'package.json' ||
  file === 'LICENSE' ||
  isPaperFile(name, file) ||
  (!name.startsWith('noto-') && /^files\/.*-latin-[47]00-normal\.woff2$/.test(file))

interface Manifest {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Copies installed packages, with all that they need, into a folder's own node_modules, where they lie as npm has laid them; what
 * it has laid into a package of ours lies at the top, for all code of the release is in one place.
 */
export function copyPackages(names: readonly string[], folder: string): void {
  const root = join(import.meta.dirname, '../..')
  const places = new Set<string>()
  for (const name of names)
    for (const own of ['server', 'callouts']) gather(name, join(root, 'packages', own), places)
  for (const place of places)
    cpSync(place, join(folder, relative(root, place).replace(/^packages.[\w-]+./, '')), {
      recursive: true,
      filter: (path) => isInUse(path.replaceAll(sep, '/')) && !isNested(path, place),
    })
}

function isInUse(path: string): boolean {
  const [, font, file] = fontFile.exec(path) ?? []
  return font !== undefined && file !== undefined ? isFontInUse(font, file) : !unused.test(path)
}

/** The places of a package and of what it needs; an optional one may be missing, such as another platform's. */
function gather(name: string, from: string, places: Set<string>) {
  const place = findPlace(name, from)
  if (!place || places.has(place)) return
  places.add(place)
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(place, 'package.json'), 'utf8'),
  ) as Manifest
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    gather(needed, place, places)
}

/** Where Node.js would find a package. */
function findPlace(name: string, from: string): string | undefined {
  const place = join(from, 'node_modules', name)
  if (existsSync(place)) return place
  return dirname(from) === from ? undefined : findPlace(name, dirname(from))
}

/** A package within another is copied by itself. */
const isNested = (path: string, place: string) => relative(place, path).startsWith('node_modules')
