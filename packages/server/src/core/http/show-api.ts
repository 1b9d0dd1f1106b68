import { commonErrorCodes, type Endpoint, ownErrorsOf } from '@volute/domain/core/kernel'
import { z } from 'zod/mini'
import { describeCallers } from './describe-api.ts'

/** Renders a readable page of the contract, without scripts. */
export function showApi(endpoints: Endpoint[]): string {
  const title = 'Parts shop API'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>${title}</h1>
<p>Base <code>/api</code>, JSON in and out, <code>Authorization: Bearer …</code> and <code>X-Company-Id</code> on
every signed-in call. Every refusal is <code>{ "error": "sentence", "code": "CODE" }</code>: people read the sentence, programs the code. Any endpoint may answer
${commonErrorCodes.map((code) => `<code>${code}</code>`).join(' ')}.
The same as OpenAPI: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${endpoints.map(section).join('\n')}
</main></body></html>`
}

function section(endpoint: Endpoint): string {
  const shapes = [
    ['Path', endpoint.params],
    ['Query', endpoint.query],
    ['Body', endpoint.body],
    ['Reply', endpoint.reply],
  ] as const
  return `<section><h2><code>${endpoint.method} ${escape(endpoint.path)}</code></h2>
<p>${escape(endpoint.summary)}. <small>${endpoint.name}</small></p><p><em>${escape(describeCallers(endpoint))}</em></p>
${errors(endpoint)}
${shapes.map(([name, schema]) => (schema ? details(name, schema) : '')).join('')}</section>`
}

function errors(endpoint: Endpoint): string {
  const own = ownErrorsOf(endpoint)
    .map((code) => ` <code>${code}</code>`)
    .join('')
  return `<p><small>${own ? `Codes of its own:${own}. ` : ''}Where the server says nothing: ${escape(endpoint.fallback)}</small></p>`
}

function details(name: string, schema: z.ZodMiniType): string {
  const described = z.toJSONSchema(schema, {
    io: name === 'Reply' ? 'output' : 'input',
    unrepresentable: 'any',
  })
  return `<details><summary>${name}</summary><pre>${escape(JSON.stringify(described, null, 2))}</pre></details>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
