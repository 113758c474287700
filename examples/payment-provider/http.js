/** Reads requests, checks the signature of Wharf, and sends responses. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Reads the body of a request. */
export async function readText(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

export const sendJson = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Returns whether Wharf has sent this body, within the last five minutes. */
export function isSigned(headers, body, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures = '' } = headers
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`)
  return signatures.split(' ').some((each) => each.length === expected.length && timingSafeEqual(Buffer.from(each), expected))
}
