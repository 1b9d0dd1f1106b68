import { expect, it } from 'vitest'
import { isEmail } from './email.ts'

it.each([
  ['ben@riverbend.example', true],
  ['ben.o+parts@mail.riverbend.example', true],
  ['ben@riverbend', false],
  ['ben riverbend@a.example', false],
  ['ben@@a.example', false],
  ['@a.example', false],
  ['ben@a.', false],
  ['', false],
])('AUTH-05: %j is an email address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})
