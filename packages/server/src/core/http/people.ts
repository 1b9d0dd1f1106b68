import type { Actor } from './context.ts'
import type { CachedReads } from '../db/index.ts'

/** Who stands behind a token; `hasAcceptedPolicy` is false until the current policy is accepted. */
export interface FoundActor {
  actor: Actor
  hasAcceptedPolicy: boolean
}

/** A person, and the catalogue that is committed at the same time. */
export interface Known {
  found: FoundActor
  catalogue: CachedReads
}

/** The people who call, as the binder asks for them. */
export interface People {
  /** Reads the person behind a token as the database has them now; the same objects again while nothing about them changes. */
  find(token: string, isActivity: boolean | undefined): Promise<Known | undefined>
  /** The person and the catalogue as last read, which may have changed since. */
  recall(token: string): Known | undefined
  /** The device that a sign-in comes from, if its person has signed in on it before. */
  findDevice(input: { username?: unknown; deviceTokens?: unknown }): Promise<string | undefined>
}
