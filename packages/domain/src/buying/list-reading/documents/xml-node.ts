/** Element of an XML document, without namespaces: its local name, attributes and children. */
export interface XmlNode {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlNode[]
  /** Its own text, without that of its children. */
  text: string
}

/** First element at a path below a node: `findNode(order, 'Delivery/DeliveryAddress')`. */
export function findNode(node: XmlNode | undefined, path: string): XmlNode | undefined {
  return path
    .split('/')
    .reduce<XmlNode | undefined>((found, name) => found?.children.find((child) => child.name === name), node)
}

export const findNodes = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? []

/** Text at the first of these paths that has one, with its blanks joined. */
export function textAt(node: XmlNode | undefined, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = findNode(node, path)?.text.replace(/\s+/g, ' ').trim()
    if (text) return text
  }
  return ''
}
