/** A10: webhooks of one record must not overtake each other, although each comes from a hook of its own and a quarter of the first attempts fail. */
import { openReceiver } from '../../receiver.js'
import { openShop, pause, type RunTarget, runPool } from '../shop.js'

const TRIGGERS = ['CONTACT_CREATED', 'CONTACT_UPDATED', 'CONTACT_DELETED'] as const
const CONTACTS = 60
/** Retries come after ten seconds and more. */
const PATIENCE_MS = 240_000

/** Opens a receiver that refuses the first attempt of every fourth event, and notes what it accepts. */
async function openPickyReceiver() {
  const accepted: { record: number; rank: number }[] = []
  const seen = new Set<string>()
  let refused = 0
  const receiver = await openReceiver(({ headers, body }) => {
    const id = String(headers['webhook-id'])
    const isFirst = !seen.has(id)
    seen.add(id)
    if (isFirst && seen.size % 4 === 0) {
      refused++
      return { status: 500 }
    }
    const { id: own, contactId, userId } = JSON.parse(body)
    accepted.push({ record: own ?? contactId ?? userId, rank: TRIGGERS.indexOf(headers['webhook-event'] as 'CONTACT_CREATED') })
    return {}
  })
  return { ...receiver, accepted, countRefused: () => refused }
}

/** How many pairs of events of the same record arrived in the wrong order, and how many records end with something else than their deletion. */
function countInversions(accepted: readonly { record: number; rank: number }[]) {
  const byRecord = new Map<number, number[]>()
  for (const { record, rank } of accepted) byRecord.set(record, [...(byRecord.get(record) ?? []), rank])
  const lists = [...byRecord.values()]
  const inversions = lists.flatMap((ranks) =>
    ranks.flatMap((rank, i) => ranks.slice(i + 1).filter((later) => later < rank)),
  ).length
  return { inversions, revived: lists.filter((ranks) => ranks.at(-1) !== 2).length, records: lists.length }
}

export const overtakeWebhooks: RunTarget = async () => {
  const receiver = await openPickyReceiver()
  const shop = await openShop({ WHARF_WEBHOOK_HTTP: 'true', WHARF_WEBHOOK_PRIVATE: 'true' })
  for (const trigger of TRIGGERS)
    await shop.ask('mutation ($input: EventToWebHookConfigCreateInput!) { eventToWebHookConfigCreate(input: $input) { id } }', {
      input: { trigger, url: receiver.url, names: [{ language: 'EN', value: trigger }] },
    })
  const company = await shop.ask('mutation { companyCreate(input: { name: "Hull" }) { companyId } }', {})
  const { companyId } = company.companyCreate
  await runPool(CONTACTS, 6, async (n) => {
    const added = await shop.ask('mutation ($input: CreateContactInput!) { contactCreate(input: $input) { contactId } }', {
      input: { email: `c${n}@example.com`, firstName: 'Co', lastName: `Ntact ${n}`, parentId: companyId },
    })
    const id = added.contactCreate.contactId
    await shop.ask('mutation ($id: Int!, $input: UpdateContactInput!) { contactUpdate(id: $id, input: $input) { contactId } }', {
      id,
      input: { firstName: `Changed ${n}` },
    })
    await shop.ask('mutation ($id: Int!) { contactDelete(id: $id) }', { id })
  })
  const wanted = CONTACTS * TRIGGERS.length
  const startedAt = Date.now()
  while (receiver.accepted.length < wanted && Date.now() - startedAt < PATIENCE_MS) await pause(200)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0)
  await shop.close()
  await receiver.close()
  const { inversions, revived, records } = countInversions(receiver.accepted)
  return {
    ok: inversions === 0 && revived === 0 && receiver.accepted.length === wanted,
    text: `${receiver.accepted.length} of ${wanted} events of ${records} contacts arrived in ${seconds} s, ${receiver.countRefused()} first attempts refused: ${inversions} inversions, ${revived} contacts not deleted last`,
  }
}
