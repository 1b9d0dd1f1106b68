import { findChromium, missing } from '../../../e2e/find-chromium.ts'
import { installDebianPackages } from './debian-package.ts'

/** Path of a Chromium on this machine, which is installed from Debian if missing. */
export async function ensureChromium(stop: AbortSignal): Promise<string> {
  const found =
    findChromium() ??
    ((await installDebianPackages(['chromium-headless-shell'], stop)) ? findChromium() : undefined)
  if (!found) throw new Error(missing)
  return found
}
