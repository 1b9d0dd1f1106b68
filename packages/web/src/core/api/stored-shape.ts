import { limits } from '@volute/domain/core/kernel'

/** Checks that a value has a type. */
export type Check<T> = (value: unknown) => value is T

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
/** True for an id as the database has them. */
export const isId = (value: unknown): value is number =>
  isWhole(value) && value >= 1 && value <= limits.integer

export const isOneOf =
  <Word extends string>(words: readonly Word[]) =>
  (value: unknown): value is Word =>
    (words as readonly unknown[]).includes(value)

export const isListOf =
  <T>(check: Check<T>) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(check)

export const orNull =
  <T>(check: Check<T>) =>
  (value: unknown): value is T | null =>
    value === null || check(value)

export const orMissing =
  <T>(check: Check<T>) =>
  (value: unknown): value is T | undefined =>
    value === undefined || check(value)

type Checks<T> = { [Name in keyof T]-?: Check<T[Name]> }

/**
 * Reader of an object from the browser's storage: it returns the object with its declared fields, or null if one is missing or
 * has another type. The first load has no library for this, since zod is a tenth of what a sign-in loads.
 */
export function shaped<T extends object>(checks: Checks<T>): (value: unknown) => T | null {
  const names = Object.keys(checks) as (keyof T & string)[]
  return (value) => {
    if (typeof value !== 'object' || value === null) return null
    const stored = value as Record<string, unknown>
    if (!names.every((name) => checks[name](stored[name]))) return null
    return Object.fromEntries(names.filter((name) => name in stored).map((name) => [name, stored[name]])) as T
  }
}

/** Reader of a list of such objects; null if one of them is not readable. */
export const listOf =
  <T>(read: (value: unknown) => T | null) =>
  (value: unknown): T[] | null => {
    if (!Array.isArray(value)) return null
    const rows = value.map(read).filter((row) => row !== null)
    return rows.length === value.length ? rows : null
  }
