import { documentMessages, listLimits, type XmlNode } from '@volute/domain/buying/list-reading'
import { SaxesParser } from 'saxes'
import { BadFile } from './bad-file.ts'

type Open = { -readonly [K in keyof XmlNode]: XmlNode[K] } & { children: XmlNode[] }

/**
 * Parses XML into elements without namespaces. A DTD is not loaded; one that declares entities of its own is rejected, and so
 * is a document that is too deep or not well-formed.
 */
export function parseXml(text: string): XmlNode {
  if (text.length > listLimits.xmlBytes) throw new BadFile(documentMessages.xmlTooLarge)
  const top: Open = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw new BadFile(documentMessages.notWellFormed(error.message))
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new BadFile(documentMessages.ownEntities)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > listLimits.xmlDepth) throw new BadFile(documentMessages.xmlTooDeep)
    const node: Open = { name: localName(name), attributes: localNames(attributes), children: [], text: '' }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('closetag', () => void open.pop())
  const addText = (piece: string) => {
    const node = open.at(-1)
    if (node) node.text += piece
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(text.trimStart()).close()
  const [root] = top.children
  if (!root) throw new BadFile(documentMessages.noOrder)
  return root
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const localNames = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]))
