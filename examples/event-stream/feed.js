/** Reads the change feed of a shop over REST. */

/** How long before its end a token is replaced, in milliseconds. */
const RESERVE_MS = 60_000

/** Returns a function that reads one page of the feed: `read({ after, since, types, limit, wait })`. */
export function openFeed({ url, clientId, clientSecret }) {
  let token = { value: '', until: 0 }

  async function logIn() {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
    const answer = await fetch(`${url}/oauth2/token`, { method: 'POST', body })
    if (!answer.ok) throw new Error(`The shop refuses the client: ${answer.status} ${await answer.text()}`)
    const { access_token, expires_in } = await answer.json()
    token = { value: access_token, until: Date.now() + expires_in * 1000 - RESERVE_MS }
  }

  return async function read(asked, signal) {
    if (Date.now() > token.until) await logIn()
    const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '')
    const answer = await fetch(`${url}/v2/changes?${new URLSearchParams(given)}`, {
      headers: { authorization: `Bearer ${token.value}` },
      signal,
    })
    if (answer.status === 401) token.until = 0
    if (!answer.ok)
      throw Object.assign(new Error(`The feed answers ${answer.status}: ${await answer.text()}`), { status: answer.status })
    return answer.json()
  }
}
