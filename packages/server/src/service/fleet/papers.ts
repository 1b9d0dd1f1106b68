import type { Paper } from '@volute/domain/service/fleet'
import type { findBom } from '../../catalogue/bom/index.ts'
import { fillLink } from '../../catalogue/serial/index.ts'
import type { Settings } from '../../core/settings/settings.ts'

type Described = Pick<NonNullable<Awaited<ReturnType<typeof findBom>>>, 'documents' | 'manual1' | 'manual2'>

/** Manuals and curves of a pump: those of its BOM, and any others that its nameplate names. */
export function papersOf({ documents, manual1, manual2 }: Described, links: Settings['links']): Paper[] {
  const known = new Set(documents.flatMap(({ name, url }) => [name, url]))
  const named = [manual1, manual2].flatMap((name) => {
    const url = fillLink(links.manuals, { name })
    return name === null || url === null || known.has(name) || known.has(url)
      ? []
      : [{ kind: 'MANUAL' as const, name, url }]
  })
  return [...documents, ...named].toSorted((one, other) =>
    one.kind === other.kind ? 0 : one.kind === 'MANUAL' ? -1 : 1,
  )
}
