import { limits } from '@volute/domain/core/kernel'
import { z } from 'zod/mini'
import { readStored, storageKeys, writeStored } from '../../core/api/index.ts'

const storedTokens = z.array(z.object({ userId: z.int(), deviceToken: z.string() }))
type StoredToken = z.infer<typeof storedTokens>[number]

const readTokens = () => storedTokens.safeParse(readStored(storageKeys.devices)).data ?? []

/** Tokens that identify this device to the shop, one for each person who has signed in on it (AUTH-38). */
export const readDeviceTokens = () => readTokens().map(({ deviceToken }) => deviceToken)

/** Stores the latest token of each person, for the most recent people. */
export function keepDeviceToken({ userId, deviceToken }: StoredToken) {
  if (deviceToken === '') return
  const others = readTokens().filter((one) => one.userId !== userId)
  writeStored(storageKeys.devices, [{ userId, deviceToken }, ...others].slice(0, limits.knownPeople))
}
