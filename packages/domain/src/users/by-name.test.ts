import { expect, it } from 'vitest'
import { byNameThenEmail } from './by-name.ts'

it('TV-16d USERS-04: users stand by name, then by address', () => {
  const typed = ['bob/b@x', 'Alice/z@x', 'alice/A@x'].map((both) => {
    const [name = '', emailAddress = ''] = both.split('/')
    return { name, emailAddress }
  })
  expect(typed.toSorted(byNameThenEmail).map(({ emailAddress }) => emailAddress)).toEqual([
    'A@x',
    'z@x',
    'b@x',
  ])
})
