/** A receiver of webhooks for tests: a real HTTP server that records requests and responds as configured. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

interface Reply {
  status?: number
  body?: string
}

export async function openReceiver(answer: (received: Received, count: number) => Reply | Promise<Reply> = () => ({})) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const one = { headers: request.headers, body: Buffer.concat(chunks).toString() }
      received.push(one)
      const { status = 200, body = 'ok' } = await answer(one, received.length)
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
