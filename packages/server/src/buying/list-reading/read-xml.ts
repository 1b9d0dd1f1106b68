import { type ListSource, readXmlOrder } from '@volute/domain/buying/list-reading'
import { decodeText } from './decode-text.ts'
import { parseXml } from './parse-xml.ts'

/** Reads the order of an XML document. */
export const readXml = (bytes: Buffer): ListSource => readXmlOrder(parseXml(decodeText(bytes)))
