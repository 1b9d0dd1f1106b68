import { Presets, SingleBar } from 'cli-progress'

/** A progress bar on stderr; nothing where stderr is no terminal. */
export function showProgress() {
  const bar = new SingleBar(
    { format: 'Importing {bar} {percentage} % {eta_formatted}', hideCursor: true, stream: process.stderr },
    Presets.shades_grey,
  )
  let started = false
  return {
    update(done: number, total: number) {
      if (!process.stderr.isTTY) return
      if (!started) bar.start(total, 0)
      started = true
      bar.update(done)
    },
    stop: () => bar.stop(),
  }
}
