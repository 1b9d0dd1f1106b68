import { WrongSetting } from '../../core/settings/settings.ts'

/** Loads the demo world, which is not part of the product, only if DEMO is on. */
export async function openDemo() {
  try {
    return await import('@volute/demo')
  } catch (error) {
    if (!isMissing(error as NodeJS.ErrnoException)) throw error
    throw new WrongSetting('The demo world is not installed here: set DEMO=off.')
  }
}

const isMissing = ({ code, message }: NodeJS.ErrnoException) =>
  code === 'ERR_MODULE_NOT_FOUND' && message.includes("'@volute/demo'")
