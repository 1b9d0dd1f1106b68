import { POLICY_VERSION, PRODUCT_NAME } from '@volute/domain/kernel'
import { privacyPolicy } from '@volute/domain/legal'
import type { Paper } from '../pdf/index.ts'

/** The privacy policy on paper (LEGAL-02). */
export function policyPaper(): Paper {
  return {
    info: { title: 'Privacy Policy', author: PRODUCT_NAME },
    language: 'en-US',
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 56],
    defaultStyle: { fontSize: 11, lineHeight: 1.3 },
    content: [
      { text: PRODUCT_NAME, bold: true, fontSize: 13 },
      { text: 'Privacy Policy', fontSize: 20, margin: [0, 14, 0, 0] },
      { text: `Version ${POLICY_VERSION}`, margin: [0, 0, 0, 10] },
      ...privacyPolicy.flatMap(({ title, text }) => [
        { text: title, bold: true, margin: [0, 10, 0, 2] as [number, number, number, number] },
        { text },
      ]),
    ],
  }
}
