import { listenSmtp } from '../../../../packages/server/test/listen-smtp.ts'

/** A mail server that can be away. */
export async function openMailServer(port: number) {
  const received: string[] = []
  const start = () => listenSmtp(port, received)
  let server: Awaited<ReturnType<typeof start>> | undefined = await start()
  async function end() {
    // It takes nobody from now on; who is connected may finish.
    server?.close()
    server = undefined
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The Message-ID of each mail that came, in turn. */
    received: () => received.map((raw) => /^Message-ID: (?<id>.+)$/im.exec(raw)?.groups?.['id'] ?? raw),
    end,
    async start() {
      server = await start()
    },
  }
}
