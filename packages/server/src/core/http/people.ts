import type { Actor } from './context.ts'
import type { CachedReads } from '../db/index.ts'

/** Person behind a token; `hasAcceptedPolicy` is false until the current policy is accepted. */
export interface FoundActor {
  actor: Actor
  hasAcceptedPolicy: boolean
}

/** Person, with the catalogue version committed at the same time. */
export interface Known {
  found: FoundActor
  catalogue: CachedReads
}

/** Lookup of callers for the binder. */
export interface People {
  /** Reads the person behind a token from the database; returns the same objects while nothing about them changes. */
  find(token: string, isActivity: boolean | undefined): Promise<Known | undefined>
  /** Returns the person and the catalogue as last read, which may have changed since. */
  recall(token: string): Known | undefined
  /** Finds the device of a sign-in, if its person has signed in on it before. */
  findDevice(input: { username?: unknown; deviceTokens?: unknown }): Promise<string | undefined>
}
