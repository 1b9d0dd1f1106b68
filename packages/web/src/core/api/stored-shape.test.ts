import { expect, it } from 'vitest'
import {
  isFlag,
  isId,
  isListOf,
  isOneOf,
  isText,
  isWhole,
  listOf,
  orMissing,
  orNull,
  shaped,
} from './stored-shape.ts'

interface Person {
  id: number
  name: string
  kind: 'BUYER' | 'STAFF'
  isActive: boolean
  tags: string[]
  note: string | null
  age?: number | undefined
}
const person = shaped<Person>({
  id: isId,
  name: isText,
  kind: isOneOf(['BUYER', 'STAFF']),
  isActive: isFlag,
  tags: isListOf(isText),
  note: orNull(isText),
  age: orMissing(isWhole),
})
const ada: Person = { id: 7, name: 'Ada', kind: 'STAFF', isActive: true, tags: ['a'], note: null, age: 30 }

it('a stored object is read with its declared fields alone', () => {
  expect(person({ ...ada, secret: 'x' })).toEqual(ada)
  const { age: _, ...ageless } = ada
  expect(person(ageless)).toEqual(ageless)
})

it.each([
  ['no object', null],
  ['a list', []],
  ['an id of 0', { ...ada, id: 0 }],
  ['an id beyond the database', { ...ada, id: 2_147_483_648 }],
  ['a fraction', { ...ada, age: 1.5 }],
  ['an unknown word', { ...ada, kind: 'GUEST' }],
  ['a number in a list of texts', { ...ada, tags: ['a', 1] }],
  ['a missing field', { ...ada, note: undefined }],
])('a stored object with another shape is not read: %s', (_, stored) => {
  expect(person(stored)).toBeNull()
})

it('a list is read if all of its objects are', () => {
  const people = listOf(person)
  expect(people([ada, ada])).toEqual([ada, ada])
  expect([people([ada, {}]), people(ada)]).toEqual([null, null])
})
