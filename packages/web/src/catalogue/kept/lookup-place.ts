import type { getLookup, SearchType } from '@volute/domain/catalogue'
import type { ReplyOf } from '@volute/domain/kernel'

/** What a look-up's page is of. */
export interface LookupPlace {
  type: SearchType
  identifier: string
}

/** A look-up as its page shows it: just answered, or kept on this device at a time, in milliseconds since 1970. */
export interface ShownLookup {
  lookup: ReplyOf<typeof getLookup>
  keptAt: number | null
}
