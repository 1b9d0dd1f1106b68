import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../e2e/free-port.ts'
import { untilUp } from './eventually.ts'

const example = fileURLToPath(new URL('../../../tools/deploy/etc/nginx.conf', import.meta.url))

/** Starts the documented nginx, without its certificate, in front of the shop's processes on these ports. */
export async function openNginx(program: string, ports: readonly number[]) {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'volute-nginx-'))
  // Its workers run as another user when root starts it.
  await chmod(folder, 0o755)
  const conf = (await readFile(example, 'utf8'))
    .replace('listen 80;', `listen unix:${folder}/http;`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*;$/gm, '')
    .replace(/^ *server 127.*\n/m, ports.map((one) => `server 127.0.0.1:${one} max_fails=0;\n`).join(''))
    .replace(/^ *server 127.0.0.1:3002.*\n/m, '')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  // The benches' caller does not see that nginx ends a connection after 1,000 requests.
  const http = `access_log off; keepalive_requests 1000000000; ${paths}\n${conf}`
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr crit; events {} http { ${http}\n}`,
  )
  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const address = `http://127.0.0.1:${port}`
  await untilUp(nginx, () =>
    fetch(`${address}/api/live`).then(
      () => true,
      () => false,
    ),
  )
  return {
    address,
    async close() {
      nginx.kill('SIGTERM')
      if (nginx.exitCode === null) await once(nginx, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
