import { randomInt } from 'node:crypto'
import { messages, unavailable } from '@volute/domain/kernel'
import { checkNewPassword } from '@volute/domain/session'
import { Tinypool } from 'tinypool'
import type { hash, verify } from './hash-worker.ts'

/**
 * Threads of their own for hashes: those that read files stay free for files. They start when they are needed and end
 * when nobody needs them; who would have to wait long is refused at once.
 */
export const hashThreads = new Tinypool({
  runtime: 'worker_threads',
  filename: new URL('./hash-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 10_000,
  maxQueue: 100,
})

export const hashPassword = (password: string): Promise<string> => onThread<typeof hash>('hash', password)

/** Whether the password is the hashed one; without a hash it spends the same time and says no. */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  const matches = await onThread<typeof verify>('verify', { hashed: hashed ?? decoy, password })
  return hashed !== null && matches
}

/** Whether a hash was made with other parameters and is due for renewal at sign-in. */
export const isOutdated = (hashed: string) => !hashed.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')

/** A new random password that keeps the rules of passwords, with its hash (OQ-52). */
export async function newTemporaryPassword() {
  const password = drawPassword()
  return { password, passwordHash: await hashPassword(password) }
}

const LENGTH = 16
/** Without signs that look alike, or that mails write in another way. */
const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!?*%+@#'

function drawPassword(): string {
  const drawn = Array.from({ length: LENGTH }, () => signs[randomInt(signs.length)]).join('')
  return checkNewPassword({ newPassword: drawn }).ok ? drawn : drawPassword()
}

async function onThread<Task extends typeof hash | typeof verify>(
  name: string,
  task: Parameters<Task>[0],
): Promise<ReturnType<Task>> {
  if (hashThreads.queueSize >= hashThreads.options.maxQueue) throw unavailable(messages.busy)
  const done: unknown = await hashThreads.run(task, { name })
  return done as ReturnType<Task>
}

/** A hash of the same price as any, of a password that nobody has. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$P7/eH1BPWTS3bh5WDf2Dqw$1V+7OReClh7lRftEl+lcgIfLe+hJOMTYbPlrfT+wDJI'
