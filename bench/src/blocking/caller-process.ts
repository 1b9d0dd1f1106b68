/** The caller's own process: it sends each request that it is told and says when the whole answer has come. */
export interface Request {
  url: string
  method: string
  headers: Record<string, string>
  body: string | null
}

process.on('message', async (request: Request) => process.send?.(await send(request)))
process.on('disconnect', () => process.exit())

/** A request that gets no answer has status 500. */
async function send({ url, ...init }: Request) {
  try {
    const answer = await fetch(url, init)
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    return { status: 500, text: String(error) }
  }
}
