import { canFollow } from '../../deploy/src/follow-image.ts'
import { ensureServer } from './ensure-server.ts'
import { type Step, vitest } from './steps.ts'

/** Tests the built release on its own, as an image, and behind the example proxies. */
export const releaseTests: Step = async (stop) => {
  const proxies = {
    NGINX_PATH: await ensureServer('nginx', stop),
    CADDY_PATH: await ensureServer('caddy', stop),
  }
  const env = Object.fromEntries(Object.entries(proxies).map(([name, path]) => [name, path ?? '']))
  for (const [name, path] of Object.entries(env))
    if (!path)
      console.log(`\n!!! LEFT OUT: an example for a proxy was NOT run, for ${name} leads nowhere. !!!\n`)
  if (!canFollow())
    console.log(
      '\n!!! LEFT OUT: the Dockerfile was NOT followed, which takes root, unshare and ip where no container engine is. !!!\n',
    )
  return vitest('Release, image and examples for servers', ['deploy'], { env })(stop)
}
