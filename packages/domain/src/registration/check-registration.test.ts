import { expect, it } from 'vitest'
import { checkRegistration } from './check-registration.ts'

const good = { name: 'Dana', emailAddress: 'dana@acme.example', companyName: 'Acme Pumps' }
const name = 'Username must be between 1 and 100 characters long.'
const length = 'Email must be between 5 and 320 characters long.'
const email = 'You must enter a valid email address.'
const company = 'To create an account you must enter a company name.'

it.each([
  ['REG-18', { name: ' ' }, { name }],
  ['REG-18', { name: 'x'.repeat(101) }, { name }],
  ['REG-18', { name: ` ${'x'.repeat(100)} ` }, {}],
  ['REG-19', { emailAddress: 'a@b' }, { emailAddress: length }],
  ['REG-19', { emailAddress: `${'x'.repeat(312)}@b.com.au` }, { emailAddress: length }],
  ['REG-20', { emailAddress: 'dana@acme' }, { emailAddress: email }],
  ['REG-21', { companyName: ' ' }, { companyName: company }],
  [
    'OQ-19',
    { companyName: 'x'.repeat(101) },
    { companyName: 'Company name must be 100 characters or less.' },
  ],
])('%s: %j gives %j', (_, typed, sentences) => {
  expect(checkRegistration({ ...good, ...typed })).toEqual(sentences)
})

it('REG-18 REG-19 REG-21: all that is wrong is told, in the order of the form', () => {
  const wrong = checkRegistration({ name: '', emailAddress: 'a@b.', companyName: '' })
  expect(Object.values(wrong)).toEqual([name, length, company])
})
