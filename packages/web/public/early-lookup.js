// Asks for what a look-up's page shows first while the app's code loads; `api/early-answers.ts` hands the answers over.
;(() => {
  /** @param {string} key */
  const stored = (key) =>
    /** @type {{ token?: string, companyId?: number }} */ (
      JSON.parse(window.localStorage.getItem(key) ?? '{}')
    )
  const { token } = stored('volute.session')
  const { companyId } = stored('volute.user')
  if (!token || !companyId) return
  /** @type {Record<string, Promise<{ status: number, isOk: boolean, isJson: true, body: unknown }>>} */
  const answers = {}
  Object.assign(globalThis, { earlyAnswers: answers })
  void askAll().catch(() => undefined)

  async function askAll() {
    const { isOk, body } = await ask('GET', `/api${window.location.pathname}`, '')
    const { bom } = /** @type {{ bom: { partNumber: string } }} */ (body)
    if (isOk) await ask('POST', '/api/part/drawings', JSON.stringify({ partNumbers: [bom.partNumber] }))
  }

  /** @type {(method: string, url: string, body: string) => Promise<{ isOk: boolean, body: unknown }>} */
  function ask(method, url, body) {
    const answer = send(method, url, body)
    answers[[method, url, token, companyId, body].join(' ')] = answer
    return answer
  }

  /** @type {(method: string, url: string, body: string) => (typeof answers)[string]} */
  async function send(method, url, body) {
    const headers = { Authorization: `Bearer ${token}`, 'X-Company-Id': String(companyId) }
    const sent = body && { body, headers: { 'Content-Type': 'application/json', ...headers } }
    const response = await fetch(url, { method, headers, ...sent })
    return { status: response.status, isOk: response.ok, isJson: true, body: await response.json() }
  }
})()
