import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile, chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '../../gate/src/eventually.ts'

/** Packages that Debian's installer sets up on a server, and debootstrap's minimal system lacks. */
const INSTALLED = 'systemd-sysv,dbus,ca-certificates'

/**
 * Boots a bare Debian 12 with systemd in its own folder, isolated from this machine, with its own files, processes and
 * network. Packages come from this machine's sources.
 */
export async function openMachine() {
  const root = await mkdtemp(join(tmpdir(), 'volute-machine-'))
  await call('debootstrap', '--variant=minbase', `--include=${INSTALLED}`, 'bookworm', root, mirror())
  // The machine's users need to read its root folder, too.
  await chmod(root, 0o755)
  await takeOver(root)
  const apart = ['--mount', '--pid', '--net', '--uts', '--ipc', '--cgroup', '--fork', '--kill-child']
  const init = spawn('unshare', [...apart, 'sh', '-euc', boot(root)], { stdio: 'ignore' })
  const pid = await childOf(init)

  /** Runs shell lines in the machine as root; `outside` uses this machine's network, to fetch packages. */
  const run = (lines: string, { outside = false } = {}) =>
    enter(pid, outside ? shared : all, 'env', '-i', PATH, 'HOME=/root', 'sh', '-euxc', `cd /root\n${lines}`)

  async function close() {
    init.kill('SIGKILL')
    if (init.exitCode === null && init.signalCode === null) await once(init, 'exit')
    await rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }

  try {
    await awaitBoot(run)
  } catch (error) {
    await close()
    throw error
  }
  return {
    run,
    /** Runs a program of this machine in the network of the bare machine. */
    runBeside: (...command: string[]) => enter(pid, ['--net'], ...command),
    /** Copies a file or folder into the machine. */
    put: (from: string, to: string) => cp(from, join(root, to), { recursive: true }),
    /** Maps names to the machine itself, as DNS would. */
    name: (...names: string[]) => appendFile(join(root, 'etc/hosts'), `127.0.0.1 ${names.join(' ')}\n`),
    close,
  }
}

const PATH = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const shared = ['--mount', '--pid', '--uts', '--ipc', '--cgroup']
const all = [...shared, '--net']

const enter = (pid: number, spaces: string[], ...command: string[]) =>
  call('nsenter', `--target=${pid}`, ...spaces, '--', ...command)

/** Runs a program until it ends and shows its output. */
export async function call(program: string, ...given: string[]): Promise<void> {
  const child = spawn(program, given, { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${given.join(' ').slice(0, 200)}`)
}

/** Debian mirror of this machine's own apt. */
function mirror(): string {
  const lists = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'].filter((path) =>
    existsSync(path),
  )
  const text = lists.map((path) => readFileSync(path, 'utf8')).join('\n')
  return /^(?:URIs:|deb(?: \[[^\]]*\])?) *(\S+)/m.exec(text)?.[1] ?? 'http://deb.debian.org/debian'
}

/** Copies only this machine's access to packages. */
async function takeOver(root: string) {
  await rm(join(root, 'etc/apt/sources.list'), { force: true })
  for (const path of ['sources.list', 'sources.list.d', 'apt.conf.d', 'auth.conf.d', 'trusted.gpg.d'])
    if (existsSync(`/etc/apt/${path}`))
      await cp(`/etc/apt/${path}`, join(root, 'etc/apt', path), { recursive: true })
  await cp('/etc/resolv.conf', join(root, 'etc/resolv.conf'), { dereference: true })
  await cp('/etc/hosts', join(root, 'etc/hosts'), { dereference: true })
  const authorities = 'etc/ssl/certs/ca-certificates.crt'
  if (existsSync(`/${authorities}`))
    await cp(`/${authorities}`, join(root, authorities), { dereference: true })
  await mkdir(join(root, 'srv'), { recursive: true })
}

const boot = (root: string) => `
mount --make-rprivate /
mount --bind ${root} ${root}
cd ${root}
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs tmpfs tmp
mount -t tmpfs -o mode=755 tmpfs dev
for name in null zero full random urandom tty; do touch dev/$name; mount --bind /dev/$name dev/$name; done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
mount -t tmpfs tmpfs dev/shm
ip link set lo up
pivot_root . mnt
umount -l /mnt
exec env -i container=other /lib/systemd/systemd
`

/** Process id of the machine's first process, as seen from this machine. */
const childOf = ({ pid }: ChildProcess) =>
  eventually(() => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')))

/** Waits until the machine has booted. "Degraded" is enough, because a machine in a folder has no clock or disk of its own. */
const awaitBoot = (run: (lines: string) => Promise<void>) =>
  eventually(() =>
    run('systemctl is-system-running --wait | grep -Eq "running|degraded"').then(
      () => true,
      () => false,
    ),
  )
