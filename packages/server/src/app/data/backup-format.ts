import { join } from 'node:path'
import { z } from 'zod'

export const FORMAT = 1
/** Manifest of a backup and its digest in the format of `sha256sum -c`. */
export const MANIFEST = 'manifest.json'
export const MANIFEST_SUM = 'manifest.sha256'

/** Paths of a backup's parts in its folder. */
export const places = {
  table: (folder: string, name: string) => join(folder, 'tables', `${name}.jsonl.gz`),
  file: (folder: string, key: string) => join(folder, 'files', key),
}

const sum = z.object({ sha256: z.string() })

export const formatSchema = z.object({ format: z.number() })

export const manifestSchema = formatSchema.extend({
  takenUtc: z.string(),
  migrations: z.array(z.number()),
  sequences: z.record(z.string(), z.string()),
  /** Digests of the lines before compression. */
  tables: z.array(sum.extend({ table: z.string(), rows: z.number() })),
  files: z.array(sum.extend({ key: z.string(), bytes: z.number() })),
})

export type Manifest = z.infer<typeof manifestSchema>
