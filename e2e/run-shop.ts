/**
 * Runs the real product on the folder in DATA_DIR in this process, and notifies the parent process once it listens. Stops
 * with the parent, even if that is killed: standard input ends then.
 */
export async function runShop(settings: Record<string, string>): Promise<void> {
  process.stdin.resume().on('close', () => process.kill(process.pid, 'SIGTERM'))
  Object.assign(process.env, { LOG_LEVEL: 'warn', ...settings })
  await import('../packages/server/src/app/main.ts')
  process.send?.('listening')
}
