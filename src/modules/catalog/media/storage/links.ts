/** The URLs of files. Private files and variants are signed. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../../../../core/context.js'
import type { Files } from '../../../../core/files/files.js'
import type { MediaKind } from '../picture/file-type.js'

/** Returns a key: tenant, visibility, and an unguessable name. */
export const keyFor = (tenantId: string, kind: MediaKind, name: string, extension: string) =>
  `${tenantId}/${kind === 'attachment' ? 'private' : 'public'}/${name}.${extension}`

const KEY = /^[a-z][a-z0-9-]{0,31}\/(public|private)\/[0-9a-f]{32}\.[a-z0-9]{1,5}$/

/** The prefix of files that many media may share. The random name of an upload does not begin like this. */
export const SHARED_PREFIX = '00000000'

/** Returns true for a file that stays when one of its media is deleted. */
export const isSharedKey = (key: string) => key.includes(`/public/${SHARED_PREFIX}`)

/** Returns whether a text can be the key of a file; anything else never reaches the store. */
export const isKey = (text: string, scope: 'public' | 'private') => KEY.exec(text)?.[1] === scope

/** How long a link to a private file is valid. */
const OPEN_MS = 3_600_000

export const publicLink = ({ services }: Ctx, key: string) => `${services.publicUrl}/media/${key}`

/** Returns a link that works for an hour, for anyone who has it. */
export async function privateLink(ctx: Ctx, key: string): Promise<string> {
  const until = String(Math.floor((ctx.now.getTime() + OPEN_MS) / 1000))
  return `${ctx.services.publicUrl}/media/s/${until}/${await signature(ctx.services.files, 'private', until, key)}/${key}`
}

/** Returns a signed link: clients cannot request sizes that were not offered, because each costs work. */
export const variantLink = async (ctx: Ctx, key: string, params: string): Promise<string> =>
  `${ctx.services.publicUrl}/media/v/${await signature(ctx.services.files, 'variant', params, key)}/${params}/${key}`

export async function isSigned(files: Files, given: string, use: 'private' | 'variant', detail: string, key: string) {
  const [ours, theirs] = [await signature(files, use, detail, key), given].map((text) => Buffer.from(text))
  return ours !== undefined && theirs !== undefined && ours.length === theirs.length && timingSafeEqual(ours, theirs)
}

async function signature(files: Files, use: string, detail: string, key: string): Promise<string> {
  const mac = createHmac('sha256', await files.secret()).update(`${use}\n${detail}\n${key}`)
  return mac.digest().subarray(0, 16).toString('base64url')
}
