import { describe, expect, it } from 'vitest'
import { fileKey } from './file-key.ts'

describe('the key of a drawing or document (LOOKUP-11)', () => {
  it.each([
    ['svgs/4RB-EM-100.svg', 'svgs/4RB-EM-100.SVG'],
    ['svgs/ab/1-2 X-Section.svg', 'svgs/AB!2F1-2!20X-SECTION.SVG'],
    ['svgs/50%!.svg', 'svgs/50!25!21.SVG'],
    ['svgs/../../etc/passwd.svg', 'svgs/..!2F..!2FETC!2FPASSWD.SVG'],
    ['svgs/ä\0.svg', 'svgs/!C3!84!00.SVG'],
    ['documents/4RB manual.pdf', 'documents/4RB!20MANUAL.PDF'],
  ])('%s becomes %s', (path, key) => {
    expect(fileKey(path)).toBe(key)
  })

  it('is the same for a composed and a decomposed letter, and different for any two numbers', () => {
    expect(fileKey('svgs/a\u0308.svg')).toBe(fileKey('svgs/ä.svg'))
    const numbers = ['A  B', 'A B', 'A/B', 'A!2FB', 'A%2FB', 'A\\B', 'A..B', 'A.B']
    expect(new Set(numbers.map((number) => fileKey(`svgs/${number}.svg`))).size).toBe(numbers.length)
  })

  it('is a valid file name, however long the encoded number is', () => {
    const keys = ['ä', 'ö'].map((sign) => fileKey(`svgs/${sign.repeat(100)} X-Section.svg`))
    expect(keys[0]).not.toBe(keys[1])
    expect(keys.every((key) => key.length < 210)).toBe(true)
  })
})
