import type { SMTPServer } from 'smtp-server'
import { listenSmtp } from '../../../packages/server/test/listen-smtp.ts'

export type MailServer = Awaited<ReturnType<typeof openMailServer>>

/** A mail server that can be away. */
export async function openMailServer(port: number) {
  const received: string[] = []
  let server: SMTPServer | undefined = await listenSmtp(port, received)
  async function end() {
    const ending = server
    server = undefined
    await new Promise<void>((resolve) => (ending ? ending.close(resolve) : resolve()))
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The Message-ID of each mail that came, in turn. */
    received: () => received.map((raw) => /^Message-ID: (?<id>.+)$/im.exec(raw)?.groups?.['id'] ?? raw),
    end,
    async start() {
      server = await listenSmtp(port, received)
    },
  }
}
