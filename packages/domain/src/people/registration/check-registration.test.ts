import { expect, it } from 'vitest'
import { errorsByField, errorsOf } from '../../core/kernel/index.ts'
import { checkJoining, checkRegistration, companyNamed, withConsent } from './check-registration.ts'

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
])('%s: registration with %j gives %j', (_, typed, sentences) => {
  expect(errorsByField(checkRegistration({ ...good, ...typed }))).toEqual(sentences)
})

it('all errors are reported, in the order of the form (REG-18, REG-19, REG-21)', () => {
  const wrong = checkRegistration({ name: '', emailAddress: 'a@b.', companyName: '' })
  expect(errorsOf(wrong).map(({ error }) => error)).toEqual([name, length, company])
})

it('stored texts are trimmed and the email address is normalized (OQ-51)', () => {
  const typed = { name: ' Dana ', emailAddress: ' Dana@Acme.example', companyName: ' Acme Pumps ' }
  expect(checkRegistration(typed)).toEqual({ ok: true, value: good })
})

it.each([
  [' acme PUMPS', { name: 'Acme Pumps' }],
  ['Acme Pump', undefined],
])('the existing company named %j is %j (REG-15, TV-16a)', (typed, found) => {
  expect(companyNamed(typed, [{ name: 'Acme Pumps' }])).toEqual(found)
})

it.each([
  ['Acme Pumps', {}],
  [' ', { companyName: 'To join a company you must enter its name.' }],
  [
    'Acme',
    { companyName: 'There is no company with this name. Check how it is written, or create a new account.' },
  ],
])('a request to join %j gives %j (OQ-07)', (companyName, sentences) => {
  const checked = checkJoining({ ...good, companyName }, [{ companyId: 2, name: 'Acme Pumps' }])
  expect(errorsByField(checked)).toEqual(sentences)
})

it.each([
  [good, true, {}],
  [good, false, { hasAgreed: 'Agree!' }],
  [{ ...good, name: '' }, false, { name, hasAgreed: 'Agree!' }],
])('registration %j with consent %j gives %j (REG-06, REG-22)', (typed, hasAgreed, sentences) => {
  expect(errorsByField(withConsent(checkRegistration(typed), hasAgreed, 'Agree!'))).toEqual(sentences)
})
