import { listenSmtp } from '../../../../packages/server/test/listen-smtp.ts'

/** A mail server that can be stopped and started again. */
export async function openMailServer(port: number) {
  const received: string[] = []
  const start = () => listenSmtp(port, received)
  let server: Awaited<ReturnType<typeof start>> | undefined = await start()
  async function end() {
    // Accepts no new connections; open ones may finish.
    server?.close()
    server = undefined
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Message-ID of each mail received, in order. */
    received: () => received.map((raw) => /^Message-ID: (?<id>.+)$/im.exec(raw)?.groups?.['id'] ?? raw),
    end,
    async start() {
      server = await start()
    },
  }
}
