/** Proofs of approvals on the command line: checked without a server, and the keys that they are checked with. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DEFAULT_TENANT } from '../../db/tenants/tenants.js'
import { publishedKeys, rotateKey } from '../../modules/spending/approval/keys.js'
import { InvalidProof, type ProvenEntry, verifyProof } from '../../modules/spending/approval/verify.js'
import { findTenant, withMigratedDatabase, withTenantDatabase } from '../database.js'
import { CommandFailure, refuseExtraArguments, refuseForeignOptions, UsageError } from '../usage.js'

export const proofHelp = `Usage: wharf proof verify <file> --key <file>
       wharf proof keys [--tenant <id>]
       wharf proof rotate [--tenant <id>]

  <file>    the proof of an order, as approvalProof of GraphQL or GET /v2/orders/id/{id}/approval-proof returns it
  --key     the published keys, from /.well-known/approval-keys.json of the shop or from "wharf proof keys"
  --tenant  the tenant whose keys are meant (${DEFAULT_TENANT})

"verify" needs no server and no database. It says who approved what, and when; its exit code is 0. If anything was changed, left out or added,
it says what, and its exit code is 1. "keys" prints the keys. "rotate" creates a new key for new approvals; older proofs stay valid.`

const options = { key: { type: 'string' }, tenant: { type: 'string' } } as const
const actionOptions: Record<string, readonly string[]> = { verify: ['key'], keys: ['tenant'], rotate: ['tenant'] }

export async function proofCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [action = '', file, ...rest] = positionals
  const allowed = actionOptions[action]
  if (!allowed) throw new UsageError(proofHelp)
  refuseForeignOptions(values, action, allowed)
  refuseExtraArguments(action === 'verify' ? rest : positionals.slice(1))
  if (action === 'verify') {
    if (!file || !values.key) throw new UsageError('Name a proof and the keys: wharf proof verify <file> --key <file>')
    return verifyFile(file, values.key)
  }
  await withMigratedDatabase(async (context) => {
    const tenant = await findTenant(context.control, values.tenant ?? DEFAULT_TENANT)
    await withTenantDatabase(context, tenant, async (db) => {
      if (action === 'keys') return console.log(JSON.stringify(await publishedKeys(db), null, 2))
      console.log(`New approvals use the key ${await rotateKey(db, context.clock())} from now on. Publish the keys again.`)
    })
  })
}

/** Checks a proof and prints what it says. */
function verifyFile(file: string, keyFile: string): void {
  const [proof, keys] = [readJson(file), readJson(keyFile)]
  try {
    const entries = verifyProof(proof, keys)
    for (const entry of entries) console.log(describeEntry(entry))
    const { order, currency, totalGross } = entries.at(-1) as ProvenEntry
    console.log(`The proof is valid: the order ${order?.id} of ${currency} ${totalGross} without tax was approved.`)
  } catch (error) {
    if (error instanceof InvalidProof) throw new CommandFailure(`The proof is NOT valid. ${error.message}.`)
    throw error
  }
}

const WORDS: Record<string, string> = {
  REQUESTED: 'asked for approval',
  APPROVED: 'approved it',
  ORDERED: 'ordered it',
  ESCALATED: 'was asked, too, because nobody had decided',
}

function describeEntry({ at, action, contact, onBehalfOf, rule, currency, totalGross, via }: ProvenEntry): string {
  const nameOf = (person: ProvenEntry['contact']) => person && `${person.name} <${person.email ?? `contact ${person.id}`}>`
  const instead = onBehalfOf ? ` in place of ${nameOf(onBehalfOf)}` : ''
  const because = rule ? ` (rule "${rule.name}")` : ''
  const how = via === 'LINK' ? ' with the link of an e-mail' : ''
  return `${at}  ${nameOf(contact) ?? 'The shop'} ${WORDS[action] ?? action.toLowerCase()}${how}${instead}${because}: ${currency} ${totalGross} without tax`
}

function readJson(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandFailure(`${file} is not JSON.`)
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new CommandFailure(`${file} cannot be read.`)
  }
}
