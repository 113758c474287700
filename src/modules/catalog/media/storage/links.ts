/** The addresses under which files are served. What only we may hand out is signed. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../../../../core/context.js'
import type { Files } from '../../../../core/files/files.js'
import type { MediaKind } from '../picture/file-type.js'

/** Tenant, who may see it, a name that nobody can guess. */
export const keyFor = (tenantId: string, kind: MediaKind, name: string, extension: string) =>
  `${tenantId}/${kind === 'attachment' ? 'private' : 'public'}/${name}.${extension}`

const KEY = /^[a-z][a-z0-9-]{0,31}\/(public|private)\/[0-9a-f]{32}\.[a-z0-9]{1,5}$/

/** How the names of files begin that many media may show. The name of an upload is random: it does not begin like this. */
export const SHARED_PREFIX = '00000000'

/** True for a file that stays when one of the media that show it goes. */
export const isSharedKey = (key: string) => key.includes(`/public/${SHARED_PREFIX}`)

/** Whether this can be the key of a file; anything else never reaches the store. */
export const isKey = (text: string, scope: 'public' | 'private') => KEY.exec(text)?.[1] === scope

/** How long a private file can be fetched once somebody was shown where it lies. */
const OPEN_MS = 3_600_000

export const publicLink = ({ services }: Ctx, key: string) => `${services.publicUrl}/media/${key}`

/** Works for an hour, for whoever has it. */
export async function privateLink(ctx: Ctx, key: string): Promise<string> {
  const until = String(Math.floor((ctx.now.getTime() + OPEN_MS) / 1000))
  return `${ctx.services.publicUrl}/media/s/${until}/${await signature(ctx.services.files, 'private', until, key)}/${key}`
}

/** Nobody but us can ask for a size that we did not offer: each costs work. */
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
