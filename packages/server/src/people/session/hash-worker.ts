import argon2 from '@node-rs/argon2'

/** 2 is argon2id; the enum itself is ambient and cannot be imported under isolated modules (OQ-52). */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Runs on the threads of `passwords.ts`; all hashing happens there. */
export const hash = (password: string): string => argon2.hashSync(password, parameters)

export const verify = ({ hashed, password }: { hashed: string; password: string }): boolean =>
  argon2.verifySync(hashed, password)
