/** The e-mails to approvers in tests, and the page that their link opens. */
import type { SpendingShop } from './spending.js'

export interface Page {
  status: number
  body: string
  headers: Record<string, unknown>
}

/** The tokens of the links that were sent to an address, in their order. */
export async function linksTo({ server }: SpendingShop, address: string): Promise<string[]> {
  await server.outbox.work()
  const mails = server.mails().filter(({ headers }) => headers.to?.includes(address))
  return mails.flatMap(({ text }) => text.match(/(?<=https:\/\/wharf\.test\/approval\?token=)\S+/)?.[0] ?? [])
}

/** The newest link that was sent to an address. */
export async function linkTo(shop: SpendingShop, address: string): Promise<string> {
  const token = (await linksTo(shop, address)).at(-1)
  if (!token) throw new Error(`No link was sent to ${address}`)
  return token
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'PATCH' | 'DELETE'

export async function openPage({ server }: SpendingShop, token: string, method: Method = 'GET', headers = {}): Promise<Page> {
  const url = `/approval?token=${encodeURIComponent(token)}`
  const { statusCode: status, body, headers: sent } = await server.app.inject({ method, url, headers })
  return { status, body, headers: sent }
}

export async function send({ server }: SpendingShop, fields: Record<string, string>): Promise<Page> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(fields).toString()
  const {
    statusCode: status,
    body,
    headers: sent,
  } = await server.app.inject({ method: 'POST', url: '/approval', headers, payload })
  return { status, body, headers: sent }
}

export const approveBy = (shop: SpendingShop, token: string): Promise<Page> => send(shop, { token, decision: 'approve' })
export const declineBy = (shop: SpendingShop, token: string, remark = ''): Promise<Page> =>
  send(shop, { token, decision: 'decline', remark })

/** The heading of a page. */
export const headingOf = ({ body }: Page): string => body.match(/<h1>(.*?)<\/h1>/)?.[1] ?? ''
