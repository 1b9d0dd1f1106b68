import { expect, it } from 'vitest'
import { readEmail } from './email.ts'

it.each([
  ['ben@riverbend.example', 'ben@riverbend.example'],
  [' Ben.O+parts@Mail.Riverbend.EXAMPLE ', 'ben.o+parts@mail.riverbend.example'],
  ["o'neil_{x}~#1@a-b.example", "o'neil_{x}~#1@a-b.example"],
  ['ben@Bücher.example', 'ben@xn--bcher-kva.example'],
  ['ben@ｒiverbend.example', 'ben@riverbend.example'],
  ['ben@İstanbul.example', 'ben@xn--istanbul-o0e.example'],
  ['ben@xn--bcher-kva.example', 'ben@xn--bcher-kva.example'],
])('%j is normalized to the email address %j (AUTH-05)', (typed, email) => {
  expect(readEmail(typed)).toBe(email)
  expect(readEmail(email)).toBe(email)
})

it.each(
  [
    ['', 'ben', 'ben@', '@a.example', 'ben@riverbend', 'ben@a.', 'ben@.a.example', 'ben@a..example'],
    ['ben riverbend@a.example', 'ben@@a.example', 'ben@a.example@b.example', 'ben@a.example b'],
    ['victim@corp.example>', '<victim@corp.example', 'a,victim@corp.example', 'a;victim@corp.example'],
    ['victim@corp.example,x@y.example', 'Ben <ben@a.example>', '"ben"@a.example', 'ben(a)@a.example'],
    [
      'ben\\n@a.example',
      'ben:x@a.example',
      'ben@[127.0.0.1]',
      'ben@127.0.0.1',
      'ben@a.example:25',
      'ben@a.example/x',
    ],
    [
      '.ben@a.example',
      'ben.@a.example',
      'b..n@a.example',
      'ben@-a.example',
      'ben@a-.example',
      'ben@a%2e.example',
    ],
    [
      'b\u0000n@a.example',
      'ben\r\n@a.example',
      'ben\u0085@a.example',
      'b\u200bn@a.example',
      'b\u202en@a.example',
    ],
    [
      '\u0130ngo@a.example',
      '\u0131ngo@a.example',
      '\u212Bn@a.example',
      'jos\u00e9@a.example',
      'b\uff45n@a.example',
    ],
    ['ben\ufffd@a.example', 'ben@a\ufffd.example', 'ben@a\u0000.example', `${'x'.repeat(320)}@a.example`],
  ].flat(),
)('%j is not an email address (AUTH-05)', (typed) => {
  expect(readEmail(typed)).toBeNull()
})
