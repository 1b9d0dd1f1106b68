import { isDate, periods } from '@volute/domain/core/kernel'
import { isId, isOneOf, isText } from './stored-shape.ts'

/** Reads a query parameter of a page; undefined when it is missing or invalid. */
type AddressField<T> = (value: unknown) => T | undefined

export const textInAddress: AddressField<string> = (value) => (isText(value) ? value : undefined)

/** Page number, from 1, or id. */
export const numberInAddress: AddressField<number> = (value) => {
  const number = Number(value)
  return isId(number) ? number : undefined
}

/** Period of a list, in days. */
export const daysInAddress: AddressField<number> = (value) =>
  periods.find(({ days }) => days === Number(value))?.days

/** Calendar date `YYYY-MM-DD`. */
export const dateInAddress: AddressField<string> = (value) =>
  isText(value) && isDate(value) ? value : undefined

/** One of the given words. */
export const wordInAddress = <const Word extends string>(words: readonly Word[]): AddressField<Word> => {
  const isWord = isOneOf(words)
  return (value) => (isWord(value) ? value : undefined)
}

type Fields = Record<string, AddressField<unknown>>
type Place<F extends Fields> = { [Name in keyof F]?: ReturnType<F[Name]> | undefined }

/** Reader of a page's query parameters, for the `validateSearch` of its route; unknown ones are dropped. */
export const addressOf =
  <const F extends Fields>(fields: F) =>
  (search: Record<string, unknown>): Place<F> => {
    const read = Object.entries(fields).map(([name, field]) => [name, field(search[name])])
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Place<F>
  }
