import { limits } from '@volute/domain/core/kernel'
import {
  isText,
  isWhole,
  listOf,
  readStored,
  shaped,
  storageKeys,
  writeStored,
} from '../../core/api/index.ts'

interface StoredToken {
  userId: number
  deviceToken: string
}
const storedTokens = listOf(shaped<StoredToken>({ userId: isWhole, deviceToken: isText }))

const readTokens = () => storedTokens(readStored(storageKeys.devices)) ?? []

/** Tokens that identify this device to the shop, one for each person who has signed in on it (AUTH-38). */
export const readDeviceTokens = () => readTokens().map(({ deviceToken }) => deviceToken)

/** Stores the latest token of each person, for the most recent people. */
export function keepDeviceToken({ userId, deviceToken }: StoredToken) {
  if (deviceToken === '') return
  const others = readTokens().filter((one) => one.userId !== userId)
  writeStored(storageKeys.devices, [{ userId, deviceToken }, ...others].slice(0, limits.knownPeople))
}
