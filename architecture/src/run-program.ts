import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './house-files.ts'

/** Runs a program of the project or the machine to its end; a stop ends it with everything it started. */
export async function runProgram(
  [program = '', ...given]: readonly string[],
  env: Record<string, string>,
  stop: AbortSignal,
): Promise<{ ok: boolean; output: string }> {
  const child = spawn(program, given, {
    cwd: root,
    env: { ...process.env, CI: 'true', NO_COLOR: '1', PATH: projectFirst(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const end = () => process.kill(-(child.pid ?? 0), 'SIGTERM')
  stop.addEventListener('abort', end)
  try {
    const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
    return { ok: code === 0, output }
  } finally {
    stop.removeEventListener('abort', end)
  }
}

/** The project's own programs, its Node among them, before the machine's. */
function projectFirst() {
  return `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`
}
