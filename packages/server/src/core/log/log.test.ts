import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openLog } from './log.ts'

/** Returns the log line for an error. */
function logged(err: Error): string {
  let line = ''
  openLog('info', { write: (text) => void (line += text) }).error({ err }, 'unforeseen error')
  return line
}

it('a failed query is logged without its values (OQ-72, ERR-06)', () => {
  const cause = Object.assign(new Error('null value in column "subject"'), {
    code: '23502',
    detail: 'Failing row contains (1, Temporary password: Secret-1).',
  })
  const line = logged(
    new DrizzleQueryError(
      'insert into "outbox" values ($1)',
      ['Welcome\nTemporary password: Secret-1'],
      cause,
    ),
  )
  expect(line).toContain('null value in column')
  expect(line).toContain('insert into \\"outbox\\"')
  expect(line).toContain('23502')
  expect(line).toContain('log.test.ts')
  expect(line).not.toContain('Secret-1')
})

it.each([
  ['of the database itself', (refused: Error) => refused],
  ['behind another error', (refused: Error) => new Error('the mail was not written', { cause: refused })],
])('a database error %s is logged without the row that it names (OQ-72)', (_, wrapped) => {
  const refused = Object.assign(new Error('invalid input syntax for type integer: "Secret-1"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Failing row contains (1, Temporary password: Secret-1).',
  })
  const line = logged(wrapped(refused))
  expect(line).toContain('22P02')
  expect(line).not.toContain('Secret-1')
})

it('any other error is logged with its stack', () => {
  expect(logged(new Error('no room left'))).toMatch(/no room left.*log\.test\.ts/)
})
