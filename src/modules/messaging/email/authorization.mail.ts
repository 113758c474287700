/** The e-mail to those who may approve a cart, or to the authorization managers of a company if a cart exceeds the limit of its contact. */
import { sql } from 'kysely'
import type { EventHandlers, WorkServices } from '../../../core/background-work.js'
import type { Database } from '../../../db/database.js'
import type { CartAmounts } from '../../../db/json.js'
import { deliverMail, type MailHandler } from '../../platform/template/template.mail.js'
import { getSystemTemplate } from '../../platform/template/template.service.js'

export const authorizationMailHandlers = (services: WorkServices) =>
  ({
    CART_SEND_REQUEST_PURCHASE_AUTHORIZATION: sendRequest(services),
    APPROVAL_ESCALATED: sendRequest(services),
  }) satisfies EventHandlers

/** Sends the request, unless the cart was withdrawn or accepted meanwhile. The query of the template has the rights of the purchaser. */
const sendRequest =
  (services: WorkServices): MailHandler =>
  async (delivery, event, templateId) => {
    const { cartId } = event.payload as unknown as { cartId: string }
    const { tenantId, now, db } = delivery
    const cart = await readCart(db, cartId)
    if (!cart) return
    const approvers = await readApprovers(db, cart.id, now)
    const managers = approvers ?? (await readManagers(db, cart.companyId))
    if (managers.length === 0 && approvers) return
    const ctx = await services.contextFor({ tenantId, channelId: event.channelId, now })
    await deliverMail(services, delivery, event, {
      templateId: templateId ?? (await getSystemTemplate(ctx, 'PURCHASE_AUTHORIZATION')).uuid,
      language: cart.language ?? managers[0]?.language ?? null,
      data: toData(cart),
      party: { contactId: cart.contactId },
      defaultTo: managers.map(({ email, name }) => ({ email, name })),
      topicName: event.trigger,
    })
  }

interface CartData {
  id: number
  cartId: string
  reference: string | null
  notes: string | null
  language: string | null
  companyId: number
  companyName: string
  contactId: number
  contactName: string
  contactEmail: string | null
  amounts: CartAmounts
  limit: string | null
}

async function readCart(db: Database, cartId: string): Promise<CartData | undefined> {
  const { rows } = await sql<CartData>`
    select cart.id, cart.uuid as "cartId", cart.reference, cart.notes, cart.language, cart.amounts, cart."companyId", company.name as "companyName",
           cart."contactId", concat_ws(' ', contact."firstName", contact."middleName", contact."lastName") as "contactName",
           contact.email as "contactEmail", config."authorizationLimit"::text as "limit"
      from cart
      join company on company.id = cart."companyId"
      join contact on contact.id = cart."contactId"
      left join "purchaseAuthorizationConfig" config on config."contactId" = cart."contactId" and config."companyId" = cart."companyId"
     where cart.uuid = ${cartId}::uuid and cart.status = 'PENDING_PURCHASE_AUTHORIZATION' 
       and (cart."orderId" is null or cart."orderStatus" = 'UNFINISHED')`.execute(db)
  return rows[0]
}

interface Manager {
  email: string
  name: string
  language: string | null
}

/** Returns the contacts who may decide on the request now, and their delegates; null if the cart has no request. */
async function readApprovers(db: Database, cartId: number, now: Date): Promise<Manager[] | null> {
  const { rows } = await sql<{ ids: number[] }>`
    select r."approverIds" || r."escalatedIds" || array(
             select d."delegateContactId" from "approvalDelegate" d
              where d."contactId" = any(r."approverIds") and d."validFrom" <= ${now}::timestamptz and d."validUntil" > ${now}::timestamptz) as ids
      from "approvalRequest" r where r."cartId" = ${cartId} and r.status = 'PENDING'`.execute(db)
  const [request] = rows
  if (!request) return null
  const found = await sql<Manager>`
    select email, concat_ws(' ', "firstName", "middleName", "lastName") as name, "primaryLanguage" as language
      from contact where id = any(${request.ids}::int4[]) and email is not null order by id`.execute(db)
  return found.rows
}

async function readManagers(db: Database, companyId: number): Promise<Manager[]> {
  const { rows } = await sql<Manager>`
    select contact.email, concat_ws(' ', contact."firstName", contact."middleName", contact."lastName") as name,
           contact."primaryLanguage" as language
      from "purchaseAuthorizationConfig" config join contact on contact.id = config."contactId"
     where config."companyId" = ${companyId} and config."purchaseRole" = 'AUTHORIZATION_MANAGER' and contact.email is not null
     order by contact.id`.execute(db)
  return rows
}

const toData = ({ cartId, reference, notes, amounts, companyName, contactName, contactEmail, limit }: CartData) => ({
  cart: { id: cartId, reference, notes, totalGross: amounts.totalGross, totalNet: amounts.totalNet },
  company: { name: companyName },
  contact: { name: contactName, email: contactEmail },
  limit,
})
