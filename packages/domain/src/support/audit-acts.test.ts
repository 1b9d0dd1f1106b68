import { expect, it } from 'vitest'
import { actText, auditCsv, detailText } from './audit-acts.ts'

it('SUPPORT-08: an act in words, and what it was about in one line', () => {
  expect([actText('place-order'), actText('act-of-tomorrow')]).toEqual(['Placed an order', 'act-of-tomorrow'])
  expect(detailText({ salesOrderId: 12, step: 'PICKED', before: { name: 'Ben' } })).toBe(
    'salesOrderId: 12, step: PICKED, before: {"name":"Ben"}',
  )
  expect(detailText({})).toBe('')
})

it('SUPPORT-08: the audit as a file that a spreadsheet does not run', () => {
  const act = {
    atUtc: '2026-11-20T12:00:00.000Z',
    userName: '=1+1',
    emailAddress: 'eve@new.example',
    companyName: null,
    act: 'sign-in',
    detail: 'a, b',
  }
  const [head, row] = auditCsv([act]).split('\r\n')
  expect(head).toBe('\uFEFFWhen,UTC,Who,Email,Company,Act,Detail')
  expect(row).toMatch(/,2026-11-20T12:00:00\.000Z,'=1\+1,eve@new\.example,,Signed in,"a, b"$/)
})
