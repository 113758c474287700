/** A receiver of a decision hook at the checkout: it allows an order as long as the company stays within its credit limit. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'

/** Returns whether Wharf has sent this body, within the last five minutes. */
export function isSigned(headers, body, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures = '' } = headers
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`)
  return signatures.split(' ').some((each) => each.length === expected.length && timingSafeEqual(Buffer.from(each), expected))
}

/** Starts the receiver. `limitOf` returns what a company may still order, in cents. */
export function createReceiver({ secret, limitOf }) {
  return createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const send = (status, answer) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
      if (!isSigned(request.headers, body, secret())) return send(401, { error: 'The signature is wrong' })
      const { sale, totals } = JSON.parse(body)
      // Amounts are decimals in texts. Cents are whole numbers, so nothing is lost.
      const cents = Math.round(Number(totals.totalNet) * 100)
      if (cents <= limitOf(sale.companyId)) return send(200, { decision: 'ALLOW', note: 'Credit checked by the ERP.' })
      send(200, { decision: 'REFUSE', message: 'Your credit limit is used up. Please call us.' })
    })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { PORT = '4100', SECRET = '', LIMIT = '100000' } = process.env
  createReceiver({ secret: () => SECRET, limitOf: () => Number(LIMIT) }).listen(Number(PORT), () =>
    console.log(`The credit check listens on port ${PORT}`),
  )
}
