/**
 * Records the examples of the REST reference from a running demo shop into src/contract/rest-examples.gen.json.
 * Usage: node tools/run.mjs tools/rest-examples.ts <address> <credentials.json>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { assembleModules } from '../src/assemble-modules.js'
import type { DemoCredentials } from '../src/cli/demo.credentials.js'
import type { Send } from '../test/examples/demo-fixture.js'
import { recordExamples } from '../test/examples/record.js'

const [address = 'http://localhost:4000', file = '.data/credentials.json'] = process.argv.slice(2)
const { rest } = JSON.parse(readFileSync(file, 'utf8')) as DemoCredentials

async function getToken(): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: rest.clientId,
    client_secret: rest.clientSecret,
  })
  const answer = await fetch(`${address}/oauth2/token`, { method: 'POST', body: form })
  return ((await answer.json()) as { access_token: string }).access_token
}

const token = await getToken()

const send: Send = async (line, body, headers = {}) => {
  const [method = '', path = ''] = line.split(' ')
  const isText = typeof body === 'string'
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': isText ? 'text/csv' : 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Awaited<ReturnType<Send>>['body'] }
}

const examples = await recordExamples(assembleModules().routes, send)
const refused = Object.entries(examples).filter(([, { status }]) => status >= 400)
for (const [route, { status, body, answer }] of refused)
  process.stdout.write(`${status} ${route} ${JSON.stringify(body)} ${JSON.stringify((answer as { detail?: string }).detail)}\n`)
writeFileSync('src/contract/rest-examples.gen.json', `${JSON.stringify(examples, null, 1)}\n`)
process.stdout.write(`${Object.keys(examples).length} examples, ${refused.length} of them refusals\n`)
