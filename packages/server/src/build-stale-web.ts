import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sources = [
  'packages/web/{index.html,*.ts,package.json}',
  'packages/{web,domain}/{src,public}/**/*',
  'package-lock.json',
]

/** Builds the web app when one of its sources is newer than the last build. */
export async function buildStaleWeb(): Promise<void> {
  const built = `${root}/packages/web/dist/index.html`
  if (!existsSync(`${root}/packages/web/vite.config.ts`)) return
  if (existsSync(built) && newest() <= statSync(built).mtimeMs) return
  console.error('Building the web app …')
  const { status } = spawnSync(
    process.execPath,
    [`${root}/node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn'],
    {
      cwd: `${root}/packages/web`,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (status !== 0) throw new Error('The web app could not be built.')
}

function newest(): number {
  return Math.max(
    ...sources.flatMap((pattern) => globSync(`${root}/${pattern}`)).map((file) => statSync(file).mtimeMs),
  )
}
