/** Checks the proof of an approval with nothing but the published keys. */
import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto'
import { canonical } from './canonical.js'
import { sha256 } from './fingerprint.js'
import { thumbprintOf } from './keys.js'

/** The approval of an order, as the server publishes it. */
export interface ApprovalProof {
  format: string
  version: number
  orderId: number
  orderUuid: string
  entries: { content: string; hash: string; signature: string; kid: string }[]
}

/** The content of an entry that was checked. */
export interface ProvenEntry {
  number: number
  action: string
  at: string
  request: string
  contact: { id: number; name: string; email: string | null } | null
  onBehalfOf: { id: number; name: string; email: string | null } | null
  rule: { id: number; name: string } | null
  order: { id: number; uuid: string } | null
  previous: string | null
  fingerprint: string
  currency: string
  totalGross: string
  /** Entries of the API do not have it. */
  via?: 'LINK'
}

/** Thrown for a proof that is not valid, or not a proof. */
export class InvalidProof extends Error {}

const PROOF_MEMBERS = ['entries', 'format', 'orderId', 'orderUuid', 'version']
const ENTRY_MEMBERS = ['content', 'hash', 'kid', 'signature']

/** Throws unless every entry is genuine and all of them together prove that the order was approved. Returns what they say. */
export function verifyProof(given: unknown, jwks: unknown): ProvenEntry[] {
  const proof = toProof(given)
  const keys = toKeys(jwks)
  const entries = proof.entries.map((entry, i) => verifyEntry(entry, i + 1, keys))
  requireChain(proof, entries)
  requireOrder(proof, entries)
  return entries
}

function toProof(given: unknown): ApprovalProof {
  requireMembers(given, PROOF_MEMBERS, 'The file')
  const proof = given as ApprovalProof
  if (proof.format !== 'wharf-approval-proof')
    throw new InvalidProof('The file is not a proof of an approval: its format is another one')
  if (proof.version !== 1) throw new InvalidProof(`The version ${proof.version} of the format is unknown; use a newer wharf`)
  if (!Array.isArray(proof.entries) || proof.entries.length === 0) throw new InvalidProof('The proof has no entries')
  return proof
}

function requireMembers(given: unknown, members: readonly string[], what: string): void {
  const found = typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.keys(given).sort() : []
  if (found.join() !== members.join()) throw new InvalidProof(`${what} must have exactly these members: ${members.join(', ')}`)
}

/** Returns the keys by the thumbprint that they really have. */
function toKeys(jwks: unknown): Map<string, KeyObject> {
  const { keys } = (jwks ?? {}) as { keys?: JsonWebKey[] }
  if (!Array.isArray(keys)) throw new InvalidProof('The key file is not a JSON Web Key Set: it has no "keys"')
  const usable = keys.filter(({ kty, crv }) => kty === 'OKP' && crv === 'Ed25519')
  try {
    return new Map(usable.map((jwk) => [thumbprintOf(jwk), createPublicKey({ key: jwk, format: 'jwk' })]))
  } catch {
    throw new InvalidProof('The key file has a key that is not valid')
  }
}

function verifyEntry(entry: ApprovalProof['entries'][number], number: number, keys: Map<string, KeyObject>): ProvenEntry {
  const what = `Entry ${number}`
  requireMembers(entry, ENTRY_MEMBERS, what)
  const { content, hash, signature, kid } = entry
  if ([content, hash, signature, kid].some((text) => typeof text !== 'string'))
    throw new InvalidProof(`${what} must consist of texts`)
  if (sha256(content) !== hash) throw new InvalidProof(`${what} was changed: its content does not have its hash`)
  const key = keys.get(kid)
  if (!key) throw new InvalidProof(`${what} names the key ${kid}, which is not in the key file`)
  const bytes = Buffer.from(signature, 'base64url')
  // Several texts decode to the same bytes; only one of them is the signature that was published.
  const isExact = bytes.toString('base64url') === signature
  if (!isExact || !verify(null, Buffer.from(content), key, bytes))
    throw new InvalidProof(`${what} was changed: its signature is not valid`)
  const parsed = JSON.parse(content) as ProvenEntry
  if (canonical(parsed) !== content) throw new InvalidProof(`${what} is not written as wharf writes entries`)
  return parsed
}

/** Nothing may be missing at the beginning, in the middle or, before the order, at the end. */
function requireChain({ entries: signed }: ApprovalProof, entries: readonly ProvenEntry[]): void {
  for (const [i, entry] of entries.entries()) {
    const isFirst = i === 0
    if (entry.number !== i + 1 || entry.request !== entries[0]?.request)
      throw new InvalidProof(`An entry is missing or in the wrong place: number ${i + 1}`)
    if (entry.previous !== (isFirst ? null : signed[i - 1]?.hash))
      throw new InvalidProof(`Entry ${i + 1} does not follow entry ${i}`)
  }
  if (entries[0]?.action !== 'REQUESTED') throw new InvalidProof('The proof does not begin with a request')
}

function requireOrder({ orderId, orderUuid }: ApprovalProof, entries: readonly ProvenEntry[]): void {
  const last = entries.at(-1)
  if (last?.action !== 'ORDERED' || !last.order) throw new InvalidProof('The proof does not end with an order')
  if (last.order.id !== orderId || last.order.uuid !== orderUuid) throw new InvalidProof('The proof is of another order')
  if (!entries.some(({ action }) => action === 'APPROVED')) throw new InvalidProof('Nobody has approved the order')
}
