/** The links in e-mails to approvers. A link belongs to one contact and one step, and is used once. The database stores only its hash. */
import { sql } from 'kysely'
import { newSecret, sha256 } from '../../../core/auth/credentials.js'
import { DAY_MS } from '../../../core/base/clock.js'
import type { Ctx } from '../../../core/context.js'
import { columnNames } from '../../../core/store/row.js'
import type { ApprovalLinkRow, ApprovalRequestRow } from '../../../db/db.gen.js'
import { waitsFor } from '../../spending/approval/approval.resource.js'

const PREFIX = 'wharf_al'

/** Where a link is created: the delivery of an event. */
interface LinkPlace extends Pick<Ctx, 'db' | 'now'> {
  tenantId: string
  publicUrl: string
  days: number
}

/** The person who gets a link. */
interface LinkOwner {
  contactId: number
  email: string
  language: string | null
}

/** A link as it is sent. */
export interface NewLink {
  url: string
  expiresAt: Date
}

/** Creates a link for the step of a request that waits. It ends with the request at the latest. */
export async function createLink(place: LinkPlace, request: ApprovalRequestRow, owner: LinkOwner): Promise<NewLink> {
  const { db, now, tenantId, publicUrl, days } = place
  const secret = newSecret(PREFIX)
  const end = now.getTime() + days * DAY_MS
  const expiresAt = new Date(Math.min(end, request.expiresAt?.getTime() ?? end))
  await db
    .insertInto('approvalLink')
    .values({ tokenHash: sha256(secret), requestId: request.id, step: request.step, ...owner, createdAt: now, expiresAt })
    .execute()
  return { url: `${publicUrl}/approval?token=${tenantId}.${secret}`, expiresAt }
}

/** Returns the tenant and the secret of a token; null if it does not look like one. */
export function linkParts(token: string): { tenantId: string; secret: string } | null {
  const [, tenantId, secret] = token.match(/^([a-z][a-z0-9-]{0,31})\.(wharf_al_[\w-]{43})$/) ?? []
  return tenantId && secret ? { tenantId, secret } : null
}

/** Why a link no longer opens its request. */
type LinkEnd = 'USED' | 'EXPIRED' | 'OVER'

/** A link that exists, and what it leads to. */
export interface FoundLink {
  link: ApprovalLinkRow
  request: ApprovalRequestRow
  /** The cart of the request; null once it is deleted. */
  cart: { uuid: string; channelId: number } | null
  /** Null while the link can be used. */
  end: LinkEnd | null
}

/** Finds a link by its secret. */
export async function findLink({ db, now }: Pick<Ctx, 'db' | 'now'>, secret: string): Promise<FoundLink | null> {
  const link = (await db
    .selectFrom('approvalLink')
    .select(columnNames('approvalLink') as never)
    .where('tokenHash', '=', sha256(secret))
    .executeTakeFirst()) as ApprovalLinkRow | undefined
  if (!link) return null
  const request = (await db
    .selectFrom('approvalRequest')
    .select(columnNames('approvalRequest') as never)
    .where('id', '=', link.requestId)
    .executeTakeFirstOrThrow()) as ApprovalRequestRow
  const cart = await db.selectFrom('cart').select(['uuid', 'channelId']).where('id', '=', request.cartId).executeTakeFirst()
  const isWaiting = cart !== undefined && (await waitsForOwner({ db, now }, link))
  const end = link.usedAt ? 'USED' : !isWaiting ? 'OVER' : link.expiresAt <= now ? 'EXPIRED' : null
  return { link, request, cart: cart ?? null, end }
}

/** Returns whether the step of a link still waits for its contact, who has the same address as when it was sent. */
async function waitsForOwner({ db, now }: Pick<Ctx, 'db' | 'now'>, link: ApprovalLinkRow): Promise<boolean> {
  const { requestId, step, contactId, email } = link
  const { rows } = await sql`
    select 1 from "approvalRequest" where id = ${requestId} and step = ${step} and ${waitsFor(contactId, now)}
       and exists (select from contact where contact.id = ${contactId} and contact.email = ${email})`.execute(db)
  return rows.length > 0
}

/** Uses up a link; returns false if it cannot be used any more. The caller has locked the cart, so only one of two concurrent requests can use it. */
export async function takeLink(ctx: Ctx, link: ApprovalLinkRow): Promise<boolean> {
  if (!(await waitsForOwner(ctx, link))) return false
  const { rows } = await sql`
    update "approvalLink" set "usedAt" = ${ctx.now}
     where "tokenHash" = ${link.tokenHash} and "usedAt" is null and "expiresAt" > ${ctx.now} returning step`.execute(ctx.db)
  return rows.length > 0
}
