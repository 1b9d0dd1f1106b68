import { randomInt } from 'node:crypto'
import { messages, unavailable } from '@volute/domain/core/kernel'
import { checkNewPassword } from '@volute/domain/people/session'
import { Tinypool } from 'tinypool'
import type { hash, verify } from './hash-worker.ts'

/**
 * Threads only for hashing, so that libuv's threads stay free for reading files. They start on demand and end when idle; a
 * call that would wait long is rejected at once.
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

/** True if a password matches a hash. Without a hash it takes the same time and returns false. */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  const matches = await onThread<typeof verify>('verify', { hashed: hashed ?? decoy, password })
  return hashed !== null && matches
}

/** True if a hash was made with other parameters and needs renewal at sign-in. */
export const isOutdated = (hashed: string) => !hashed.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')

/** A new random password that meets the password rules, with its hash (OQ-52). */
export async function newTemporaryPassword() {
  const password = drawPassword()
  return { password, passwordHash: await hashPassword(password) }
}

const LENGTH = 16
/** Excludes characters that look alike or that a mail would escape. */
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

/** Hash with the current parameters, of a password that nobody has: verifying it takes as long as for any other. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$P7/eH1BPWTS3bh5WDf2Dqw$1V+7OReClh7lRftEl+lcgIfLe+hJOMTYbPlrfT+wDJI'
