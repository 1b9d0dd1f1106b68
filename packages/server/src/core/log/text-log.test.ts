import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type Log, openLog } from './log.ts'
import { textLog } from './text-log.ts'

/** Returns the text that the log writes during this work. */
function written(work: (log: Log) => void): string {
  let text = ''
  work(
    openLog(
      'info',
      textLog((line) => (text += line)),
    ),
  )
  return text
}

it('an entry is one line with its time, level, message and details', () => {
  const text = written((log) =>
    log.child({ reqId: 'a1' }).warn({ queue: 'send-mail', data: { mailId: 3 } }, 'a job failed'),
  )
  expect(text).toMatch(
    /^\d\d:\d\d:\d\d warn a job failed reqId="a1" queue="send-mail" data=\{"mailId":3\}\n$/,
  )
})

it('a request is logged with its method and path, without the code of an invitation (OQ-72)', () => {
  const req = { method: 'GET', url: '/accept-invite/secret', host: 'shop', ip: '127.0.0.1' }
  const text = written((log) => log.info({ req, statusCode: 200 }, 'request'))
  expect(text).toMatch(/^\S+ info request GET \/accept-invite\/… statusCode=200\n$/)
})

it('an error is followed by its stack and the stack of its cause', () => {
  const error = new Error('no order', { cause: new TypeError('no number') })
  const [line, ...stack] = written((log) => log.error({ err: error }, 'unforeseen error')).split('\n')
  expect(line).toMatch(/^\S+ error unforeseen error$/)
  expect(stack[0]).toBe('    Error: no order')
  expect(stack.filter((one) => one.includes('text-log.test.ts')).length).toBeGreaterThan(1)
  expect(stack.join('\n')).toContain('caused by: TypeError: no number')
})

it('a failed query is logged with its reason and without its values (OQ-72)', () => {
  const cause = Object.assign(new Error('no such table'), { code: '42P01' })
  const failed = new DrizzleQueryError('select $1', ['Secret-1'], cause)
  const text = written((log) => log.error({ err: failed }, 'unforeseen error'))
  expect(text).toMatch(/no such table\n {4}code="42P01"\n {4}query="select \$1"\n {4}at .*text-log\.test\.ts/)
  expect(text).not.toContain('Secret-1')
})

it('foreign text can neither begin a line nor move the cursor', () => {
  const text = written((log) => log.warn({ file: 'a\nb' }, 'read \u{1b}[2Ja\rb'))
  expect(text).toMatch(/^\S+ warn read ab file="a\\nb"\n$/)
})
