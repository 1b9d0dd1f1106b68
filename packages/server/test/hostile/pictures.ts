import { crc32, deflateSync } from 'node:zlib'
import { makePdf } from '../make-pdf.ts'

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${content}</svg>`
const entities = Array.from({ length: 20 }, (_, n) => `<!ENTITY e${n + 1} "&e${n};&e${n};">`).join('')
const uses = Array.from(
  { length: 30 },
  (_, n) => `<g id="g${n + 1}"><use href="#g${n}"/><use href="#g${n}"/></g>`,
)

/** Drawings of every format that expand, refer in cycles, nest deeply or declare a false size. */
export const hostilePictures: Readonly<Record<string, () => string | Buffer>> = {
  'laughs.svg': () => `<!DOCTYPE svg [<!ENTITY e0 "x">${entities}]>${svg('<text>&e20;</text>')}`,
  'file.svg': () => `<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>${svg('<text>&f;</text>')}`,
  'circle.svg': () => svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  'uses.svg': () => svg(`<g id="g0"><path d="M0 0"/></g>${uses.join('')}`),
  'deep.svg': () => svg(`${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`),
  'elements.svg': () => svg('<path/>'.repeat(100_001)),
  'script.svg': () => svg('<script>alert(1)</script><path onload="alert(1)"/>'),
  'cut.svg': () => svg('<g><path').slice(0, -6),
  'nul.svg': () => svg('<text>\0</text>'),
  'utf-16.svg': () => Buffer.from(`\uFEFF${svg('<text>H-40</text>')}`, 'utf16le'),
  'text.svg': () => 'no drawing',
  'sizes.svg': () => svg('').replace('0 0 10 10', '0 0 1e308 1e308'),
  'path.svg': () => svg(`<path d="${'M0 0'.repeat(100_000)}"/>`),
  'huge.png': () => png(200_000, 200_000),
  'none.png': () => png(0, 0),
  'cut.png': () => png(100, 100).subarray(0, 40),
  'text.png': () => 'no picture',
  'page.jpg': () => svg(''),
  'huge.jpg': () => jpeg(65_535, 65_535),
  'cut.jpg': () => jpeg(10, 10).subarray(0, 12),
  'circle.tif': () => Buffer.from('49492a0008000000000008000000', 'hex'),
  'many-tags.tif': () => Buffer.from('49492a0008000000ffff', 'hex'),
  'drawings/text.pdf': () => 'no PDF',
  'drawings/cut.pdf': () => makePdf(['H-41']).slice(0, 200),
  'drawings/circle.pdf': () =>
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 9 /Kids [2 0 R] >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF',
  'drawings/large-page.pdf': () => makePdf(['H-42']).replaceAll('600 800', '1e9 1e9'),
  'drawings/201-pages.pdf': () => makePdf(Array.from({ length: 201 }, () => 'x')),
}

/** PDFs whose pages are read for search when their draft is compared. */
export const hostileDocuments: Readonly<Record<string, () => string | Buffer>> = {
  'text.pdf': () => 'no PDF',
  'empty-page.pdf': () => makePdf(['']),
  'locked.pdf': () =>
    makePdf(['H-43'], '/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -4 >> /ID [(x)(x)]'),
  'nested.pdf': () => makePdf(['H-44'], `/Info ${'['.repeat(20_000)}`),
  'cut-document.pdf': () => makePdf(['H-45']).slice(0, 300),
  'counts.pdf': () => makePdf(['H-46']).replace('/Count 1', '/Count 2000000000'),
  'loops.pdf': () => makePdf(['H-47'], '', () => '/F 12 Tf q '.repeat(5_000)),
}

function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  const pixels = deflateSync(Buffer.alloc(10_000))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** A JPEG that ends after declaring its size. */
function jpeg(width: number, height: number): Buffer {
  const size = Buffer.from('ffc0000b080000000001011100', 'hex')
  size.writeUInt16BE(height, 5)
  size.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from('ffd8', 'hex'), size, Buffer.from('ffd9', 'hex')])
}
