import argon2 from '@node-rs/argon2'

/** 2 is argon2id; the enum itself is ambient and cannot be imported under isolated modules (OQ-52). */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => argon2.hash(password, parameters)

/** Whether the password is the hashed one; without a hash it spends the same time and says no. */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  const matches = await argon2.verify(hashed ?? (await decoy), password)
  return hashed !== null && matches
}

/** Whether a hash was made with other parameters and is due for renewal at sign-in. */
export const isOutdated = (hashed: string) => !hashed.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')

const decoy = hashPassword('nobody has this password')
