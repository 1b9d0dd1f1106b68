import { createHash } from 'node:crypto'
import { accentsOf, markSvg, pictureName } from '@volute/domain/core/brand'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Shop } from '../http/context.ts'
import { findPicture } from './brand-store.ts'
import { type BrandInForce, readBrand, shopBrandOf } from './read-brand.ts'
import type { Picture } from './picture.ts'

/** Serves the shop's brand: a script before the first paint, the pictures and the icon. */
export function serveBrand(app: FastifyInstance, shop: Shop): void {
  app.get('/shop.js', async (request, reply) => {
    const script = scriptOf(await readBrand(shop))
    const etag = `"${createHash('sha256').update(script).digest('base64url')}"`
    reply.header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.code(304).send()
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
  app.get<{ Params: { name: string } }>('/brand/:name', async ({ params: { name } }, reply) => {
    const picture = pictureName.safeParse(name).success ? await findPicture(shop.db, name) : undefined
    return picture ? sendPicture(reply, picture, 'public, max-age=31536000, immutable') : reply.callNotFound()
  })
  app.get('/favicon.svg', async (_request, reply) => {
    const { logo, accent } = (await readBrand(shop)).brand
    const picture = logo?.endsWith('.svg') ? await findPicture(shop.db, logo) : undefined
    return sendPicture(
      reply,
      picture ?? { mediaType: 'image/svg+xml', bytes: Buffer.from(markSvg(accent)) },
      'no-cache',
    )
  })
}

/** Sends a picture under a policy that forbids scripts and requests when the picture is opened by itself. */
const sendPicture = (reply: FastifyReply, { mediaType, bytes }: Picture, cache: string) =>
  reply
    .header('cache-control', cache)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .type(mediaType)
    .send(bytes)

/**
 * The script sets `window.shop`, the page's title, and a style sheet with the accent and the content shown before the app
 * starts. The security policy allows a sheet made this way. The script may run again after a change.
 */
function scriptOf(inForce: BrandInForce): string {
  const { accent, name, logo } = inForce.brand
  const { light, dark } = accentsOf(accent)
  const mark: Record<string, string> = logo
    ? { '--shop-logo': `url("/brand/${logo}")` }
    : { '--shop-mask': 'url("/favicon.svg")' }
  const first = said({ ...light, '--shop-name': JSON.stringify(name), ...mark })
  const css = `:root{${first}}@media screen{:root[data-theme="dark"]{${said(dark)}}}`
  return `window.shop = ${JSON.stringify(shopBrandOf(inForce))}
document.title = window.shop.name
if (!window.shopSheet) document.adoptedStyleSheets = [(window.shopSheet = new CSSStyleSheet())]
window.shopSheet.replaceSync(${JSON.stringify(css)})
`
}

const said = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
