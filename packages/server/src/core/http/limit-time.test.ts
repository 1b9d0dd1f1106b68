import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fileKey } from '../files/index.ts'
import type { CallTimeouts } from './limit-time.ts'

let shop: TestShop
afterEach(() => shop.close())

/** Opens a shop with these timeouts in milliseconds; the default is a minute. */
async function listen(callTimeouts: Partial<CallTimeouts>) {
  const minute = { headers: 60_000, request: 60_000, silence: 60_000, answer: 60_000 }
  shop = await openTestShop({}, {}, { ...minute, ...callTimeouts })
  await shop.app.listen({ port: 0 })
}

async function call(text: string): Promise<Socket> {
  const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** Returns everything that the server sends until it closes the connection. */
async function heard(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece
  })
  await once(socket, 'close')
  return text
}

const post =
  'POST /api/registration/authenticate HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n'
const tooSlow =
  /^HTTP\/1\.1 408 Request Timeout\r\n[^]*\r\n\r\n\{"error":"The request took too long\.","code":"TOO_SLOW"\}$/

describe('a request without an end', () => {
  beforeEach(() => listen({ headers: 300, request: 300 }))

  it.each([
    ['says nothing', ''],
    ['never ends its headers', 'GET /api/health HTTP/1.1\r\nHost: shop\r\nX-Slow: '],
    ['never ends its body', `${post}Content-Length: 100\r\n\r\n{"username":`],
    ['never ends its chunks', `${post}Transfer-Encoding: chunked\r\n\r\n5\r\n{"use\r\n`],
  ])('is rejected when it %s', async (_, text) => {
    expect(await heard(await call(text))).toMatch(tooSlow)
  })

  it('is rejected even when it keeps sending a little', async () => {
    const socket = await call('GET /api/health HTTP/1.1\r\nHost: shop\r\nX-Slow: ')
    const dribble = setInterval(() => socket.write('a'), 50)
    expect(await heard(socket)).toMatch(tooSlow)
    clearInterval(dribble)
  })
})

describe('an invalid HTTP request is rejected with a message', () => {
  beforeEach(() => listen({}))

  it.each([
    ['HELO shop\r\n\r\n', 400, 'The request is not valid.', 'INVALID_REQUEST'],
    [
      'GET / HTTP/1.1\r\nHost: shop\r\nBad Header: 1\r\n\r\n',
      400,
      'The request is not valid.',
      'INVALID_REQUEST',
    ],
    [
      `GET / HTTP/1.1\r\nHost: shop\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'The request is too large.',
      'TOO_LARGE',
    ],
  ])('%j', async (text, status, sentence, code) => {
    const answer = await heard(await call(text))
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect(answer.split('\r\n\r\n')[1]).toBe(JSON.stringify({ error: sentence, code }))
  })
})

describe('an answer that is not read', () => {
  const size = 24 * 1_048_576

  async function askForMuch() {
    await shop.shop.files.put(fileKey('documents/large.pdf'), Buffer.alloc(size))
    return call('GET /documents/large.pdf HTTP/1.1\r\nHost: shop\r\n\r\n')
  }

  it('is cut off when its reader stops', async () => {
    await listen({ silence: 300 })
    const connected = once(shop.app.server, 'connection')
    const socket = await askForMuch()
    const [served]: Socket[] = await connected
    await expect.poll(() => served?.destroyed).toBe(true)
    expect(served?.bytesWritten).toBeLessThan(size)
    socket.destroy()
  })

  it('is cut off when its reader is too slow', async () => {
    await listen({ answer: 600 })
    const socket = await askForMuch()
    let bytes = 0
    socket.on('data', (piece: Buffer) => {
      bytes += piece.length
      socket.pause()
    })
    const dribble = setInterval(() => socket.resume(), 20)
    await once(socket, 'close')
    clearInterval(dribble)
    expect(bytes).toBeLessThan(size)
  })
})
