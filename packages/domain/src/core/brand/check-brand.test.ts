import { expect, it } from 'vitest'
import { errorsByField } from '../kernel/index.ts'
import type { Brand } from './brand.ts'
import { checkBrand, checkLegalText, isTimeZone } from './check-brand.ts'
import { brandMessages } from './messages.ts'

const brand: Brand = {
  name: 'Harrow Pumps',
  since: '',
  logo: null,
  accent: '#7a1f2b',
  contact: {
    salesEmail: 'parts@harrow.example',
    phone: '',
    fax: '',
    address: ['1 Mill Lane'],
    website: '',
    officeHours: '',
  },
  timeZone: 'America/Chicago',
  mail: { senderName: 'Harrow Pumps', senderAddress: 'parts@harrow.example', replyTo: null, footer: '' },
  slides: [],
  facts: [],
  warranty: '',
}
const slide = { label: 'Pumps', title: 'Old ones', text: 'Still run.', picture: null }
const errorsOf = (change: Partial<Brand>) => errorsByField(checkBrand({ ...brand, ...change }))

it('a brand with only the required fields is valid and its texts are trimmed (FACE-02)', () => {
  const typed = {
    ...brand,
    name: ' Harrow Pumps ',
    accent: '#7A1F2B',
    contact: { ...brand.contact, salesEmail: 'Parts@HARROW.example', address: ['1 Mill Lane ', ' '] },
    mail: { ...brand.mail, replyTo: ' ' },
  }
  expect(checkBrand(typed)).toEqual({ ok: true, value: brand })
})

it.each([
  [{ name: ' ' }, { name: brandMessages.missing }],
  [{ name: 'x'.repeat(51) }, { name: brandMessages.tooLong(50) }],
  [{ since: 'x'.repeat(21) }, { since: brandMessages.tooLong(20) }],
  [{ logo: `${'0'.repeat(32)}.jpg` }, { logo: brandMessages.logoFormat }],
  [{ accent: 'petrol' }, { accent: brandMessages.accentUnknown }],
  [{ accent: '#ffd600' }, { accent: brandMessages.accentTooPale }],
  [{ timeZone: 'Chicago' }, { timeZone: brandMessages.timeZoneUnknown }],
  [
    { contact: { ...brand.contact, salesEmail: 'parts' } },
    { 'contact.salesEmail': 'You must enter a valid email address.' },
  ],
  [
    { contact: { ...brand.contact, phone: '5'.repeat(101) } },
    { 'contact.phone': brandMessages.tooLong(100) },
  ],
  [
    { contact: { ...brand.contact, address: ['1', '2', '3', '4', '5', '6'] } },
    { 'contact.address': brandMessages.addressLines },
  ],
  [
    { mail: { senderName: '', senderAddress: 'x', replyTo: 'y', footer: 'z'.repeat(301) } },
    {
      'mail.senderName': brandMessages.missing,
      'mail.senderAddress': 'You must enter a valid email address.',
      'mail.replyTo': 'You must enter a valid email address.',
      'mail.footer': brandMessages.tooLong(300),
    },
  ],
  [{ slides: [slide, { ...slide, text: '' }] }, { 'slides.1.text': brandMessages.missing }],
  [{ facts: [{ title: '', text: 'x' }] }, { 'facts.0.title': brandMessages.missing }],
  [{ warranty: 'x'.repeat(301) }, { warranty: brandMessages.tooLong(300) }],
])('%j is rejected at its field (FACE-02)', (change, errors) => {
  expect(errorsOf(change)).toEqual(errors)
})

it.each([
  ['America/Los_Angeles', true],
  ['Europe/Berlin', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['+02:00', false],
  ['Chicago', false],
  ['America/Nowhere', false],
  ['', false],
])('time zone %j is valid: %s (FACE-04)', (name, isKnown) => {
  expect(isTimeZone(name)).toBe(isKnown)
})

it('a legal text needs a section, and each section a title and a text (FACE-06)', () => {
  const section = { title: ' Delivery ', text: 'Ex works.' }
  expect(checkLegalText([section])).toEqual({ ok: true, value: [{ title: 'Delivery', text: 'Ex works.' }] })
  expect(errorsByField(checkLegalText([]))).toEqual({ sections: brandMessages.noSections })
  expect(errorsByField(checkLegalText([section, { title: '', text: 'x'.repeat(5_001) }]))).toEqual({
    'sections.1.title': brandMessages.missing,
    'sections.1.text': brandMessages.tooLong(5_000),
  })
})
