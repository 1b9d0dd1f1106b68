import { execFile, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { existsSync, readlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { HANG_CAP, TEST_CAP } from '../../gate/src/hang-cap.ts'
import { lastOf, type Stage } from './read-dockerfile.ts'

const apart = ['--mount', '--net', '--pid', '--ipc', '--fork', '--kill-child']

/** True if this machine allows a test to act like a container engine, which needs root and a separate network. */
export const canFollow = () => spawnSync('unshare', [...apart, 'ip', 'link', 'set', 'lo', 'up']).status === 0

const USER = 1000

/**
 * Follows the last stage of a Dockerfile without a container engine. Runs its COPY, RUN and ENV in a separate root
 * folder on top of this machine's programs, then its CMD as its USER in that root, which is read-only except for `/tmp`
 * and its VOLUME, without capabilities and with a separate network. Runs its HEALTHCHECK, then the questions, and
 * returns the output.
 */
export async function followImage(stage: Stage, built: string, questions: string[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'volute-image-'))
  try {
    await layBase(root)
    const script = [...mountBase(root), ...followSteps(stage, root, built), ...run(stage, root, questions)]
    const { stdout } = await promisify(execFile)('unshare', [...apart, 'sh', '-euc', script.join('\n')], {
      timeout: TEST_CAP,
    })
    return stdout
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

/** Creates the relevant part of the base image: a merged /usr and the user `node`. */
async function layBase(root: string) {
  await chmod(root, 0o755)
  for (const name of ['usr', 'etc', 'tmp', 'dev', 'proc', 'opt']) await mkdir(join(root, name))
  for (const name of ['bin', 'sbin', 'lib', 'lib64'].filter((one) => existsSync(`/${one}`)))
    await symlink(readlinkSync(`/${name}`), join(root, name))
  await writeFile(join(root, 'etc/passwd'), `root:x:0:0::/root:/bin/sh\nnode:x:${USER}:${USER}::/:/bin/sh\n`)
  await writeFile(join(root, 'etc/group'), `root:x:0:\nnode:x:${USER}:\n`)
}

const mountBase = (root: string) => [
  'mount --make-rprivate /',
  `mount --bind ${root} ${root}`,
  `mount --bind /usr ${root}/usr`,
  `mount -o remount,bind,ro ${root}/usr`,
  `mount -t tmpfs tmpfs ${root}/usr/local`,
  `mkdir ${root}/usr/local/bin`,
  `cp ${process.execPath} ${root}/usr/local/bin/node`,
  `mount -t proc proc ${root}/proc`,
  `mount --bind /dev ${root}/dev`,
  'ip link set lo up',
]

function followSteps({ steps }: Stage, root: string, built: string): string[] {
  return steps.flatMap(({ keyword, words, flags }) => {
    if (keyword === 'COPY')
      return [`test '${flags.join(' ')}' = --from=build`, `cp -a ${built} ${root}${words[1]}`]
    if (keyword === 'RUN') return [`chroot ${root} sh -c '${words.join(' ')}'`]
    return []
  })
}

function run(stage: Stage, root: string, questions: string[]): string[] {
  const [volume = ''] = lastOf(stage, 'VOLUME')
  const [user = ''] = lastOf(stage, 'USER')
  const settings = stage.steps.flatMap(({ keyword, words }) => (keyword === 'ENV' ? words : []))
  const inside = [
    `chroot ${root} setpriv --reuid=${user} --regid=${user} --clear-groups`,
    '--no-new-privs --bounding-set=-all --inh-caps=-all',
    `env -i PATH=/usr/local/bin:/usr/bin:/bin ${settings.join(' ')}`,
  ].join(' ')
  return [
    `mount --bind ${root}${volume} ${root}${volume}`,
    `mount -o remount,bind,ro ${root}`,
    `mount -t tmpfs tmpfs ${root}/tmp`,
    `${inside} ${quoted(lastOf(stage, 'CMD'))} >${root}${volume}/log 2>&1 &`,
    'shop=$!',
    `timeout ${HANG_CAP / 1_000} ${inside} ${quoted(lastOf(stage, 'HEALTHCHECK'))} && echo healthy || { cat ${root}${volume}/log; exit 1; }`,
    ...questions.map((question) => `${inside} ${quoted(['sh', '-c', question])} 2>&1 || true`),
    'kill $shop',
    'wait $shop && echo ended || echo "ended with $?"',
  ]
}

const quoted = (command: string[]) => command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
