/** The page on which an approver decides: its address is in an e-mail, which a server without a mail server writes to a file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRestClient } from '../process.js'
import type { OpenShop } from './open-shop.js'

/** Decodes quoted-printable text. */
const decode = (text: string) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '=')

/** Adds a company in which somebody waits for approval, and returns the address in the e-mail to the approver. */
export async function requestApprovalPage({ url, credentials, shop, mailFolder }: OpenShop): Promise<string> {
  const call = await openRestClient(url, credentials.rest)
  const add = async (path: string, input: object = {}) => {
    const { status, body } = await call(`POST /v2/${path}`, input)
    if (status >= 300) throw new Error(`POST /v2/${path}: ${JSON.stringify(body)}`)
    return body
  }
  const company = await add('companies', { name: 'Browser Yard' })
  const contact = (firstName: string) =>
    add('contacts', {
      parent: { id: company.id },
      firstName,
      lastName: 'Mulder',
      email: `${firstName}@yard.example`.toLowerCase(),
    })
  const [buyer, approver] = [await contact('Ina'), await contact('Otto')]
  const steps = [{ approvers: 'CONTACTS', contactIds: [approver.id] }]
  await add('approval-rules', { name: 'Every order', companyId: company.id, steps })
  const cart = await add('carts', { contactId: buyer.id, companyId: company.id })
  await add(`carts/${cart.id}/items`, { items: [{ productId: shop.productId, quantity: 3 }] })
  await add(`carts/${cart.id}/request-authorization`)
  return readLink(mailFolder, approver.email)
}

/** Waits for the e-mail with a link to an address. */
async function readLink(folder: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const mails = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
    for (const mail of mails.filter((file) => file.endsWith('.eml'))) {
      const text = decode(readFileSync(join(folder, mail), 'utf8'))
      const [address] = (text.includes(email) && text.match(/\/approval\?token=[\w.-]+/)) || []
      if (address) return address
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('No e-mail with a link to approve was written')
}
