/** The receiver of the decision hook: it checks the signature of Wharf and lets the engine answer. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'
import { answer, createCertificates } from './engine.js'

/** Returns whether Wharf has sent this body, within the last five minutes. */
export function isSigned(headers, body, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures = '' } = headers
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`)
  return signatures.split(' ').some((each) => each.length === expected.length && timingSafeEqual(Buffer.from(each), expected))
}

/** Creates the receiver. `onAnswer` sees each question and its answer. */
export function createReceiver({ secret, certificates, today, onAnswer = () => undefined }) {
  return createServer((request, response) => {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const send = (status, value) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
      if (!isSigned(request.headers, body, secret())) return send(401, { error: 'The signature is wrong' })
      try {
        const question = JSON.parse(body)
        const value = answer(question, { certificates, today })
        onAnswer(question, value)
        send(200, value)
      } catch (error) {
        send(422, { error: error.message })
      }
    })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { PORT = '4300', SECRET = '' } = process.env
  const today = () => new Date().toISOString().slice(0, 10)
  createReceiver({ secret: () => SECRET, certificates: createCertificates(), today }).listen(Number(PORT), () =>
    console.log(`The tax engine listens on port ${PORT}`),
  )
}
