import { POLICY_VERSION, PRODUCT_NAME } from '@volute/domain/kernel'
import { privacyPolicy } from '@volute/domain/legal'

/** The privacy policy as a page of its own: a `<section>` for each title (LEGAL-02). */
export function policyHtml(): string {
  const sections = privacyPolicy.map(
    ({ title, text }) => `<section><h2>${escape(title)}</h2><p>${escape(text)}</p></section>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${PRODUCT_NAME}: Privacy Policy</title></head>
<body><main><h1>Privacy Policy</h1><p>Version ${POLICY_VERSION}</p>
${sections.join('\n')}
</main></body>
</html>
`
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
