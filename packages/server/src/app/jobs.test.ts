import { expect, it } from 'vitest'
import { jobs } from './jobs.ts'

/** Jobs as stored by releases; a new shape gets its own row, and no row is ever removed. */
const stored: [string, object][] = [
  ['send-mail', { mailId: 7 }],
  ['forgotten-password', { email: 'ben@riverbend.example' }],
  ['place-order', { salesOrderId: 7 }],
  ['watch-erp', {}],
  ['keep-in-step', {}],
  ['announce-claim', { claimId: 7 }],
  ['read-file', { publicationId: 7, fileId: 8 }],
  ['look-for-callouts', { drawingId: 7 }],
  ['look-for-callouts', { drawingId: 7, revision: 2 }],
  ['compare-draft', { publicationId: 7, revision: 2 }],
  ['publish', { publicationId: 7 }],
  ['draw-pictures', {}],
]

it('each kind of job has a unique name and a row in this test', () => {
  expect(jobs.map(({ name }) => name).toSorted()).toEqual(
    [...new Set(stored.map(([name]) => name))].toSorted(),
  )
})

it.each(stored)('%s still accepts the payload stored by a release: %j', (name, payload) => {
  expect(jobs.find((job) => job.name === name)?.payload.parse(payload)).toEqual(payload)
})
