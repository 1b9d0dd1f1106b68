import { expect, it } from 'vitest'
import { brand } from '../../../test/world.ts'
import { invitation } from './registration-mails.ts'

it.each(['.', '..', '...', 'A/B', '50% & Söhne?', '#1'])(
  'the invitation link for the company %j keeps its three parts (REG-01, REG-09)',
  (companyName) => {
    const letter = { recipient: 'a@b.example', code: 'CODE', inviter: 'Rosa', companyName }
    const { text } = invitation(letter, 'https://parts.example')(brand)
    const [link = ''] = /^https:\S+$/m.exec(text) ?? []
    const parts = new URL(link).pathname.split('/').slice(2).map(decodeURIComponent)
    expect(parts.map((part) => part.trim())).toEqual(['a@b.example', 'CODE', companyName])
  },
)
