/** The proof of an approval: what it says, and that nothing of it can be changed unnoticed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { approveBy, linkTo } from '../../../../test/approval-links.js'
import { accept, addColleague, addRule, type Colleague, named, request } from '../../../../test/approvals.js'
import { logIn } from '../../../../test/people.js'
import { ask, fillCart, openSpendingShop, processCart, type SpendingShop } from '../../../../test/spending.js'
import type { Answer } from '../../../../test/test-server.js'
import { proofCommand } from '../../../cli/proof/proof.js'

let shop: SpendingShop
let ada: Colleague
let bob: Colleague
let folder: string
beforeEach(async () => {
  shop = await openSpendingShop()
  ada = { id: shop.contact, bearer: (await logIn(shop.server, 'ada@hull.test')).accessToken }
  bob = await addColleague(shop, 'bob@hull.test')
  folder = mkdtempSync(join(tmpdir(), 'proof-'))
  vi.stubEnv('DATABASE_URL', shop.server.url)
  vi.stubEnv('WHARF_CLOCK', shop.server.clock().toISOString())
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** An order that Bob, and then the CFO, have approved. */
async function approvedOrder(): Promise<number> {
  const cfo = await addColleague(shop, 'cfo@hull.test')
  await addRule(shop, [named(bob), named(cfo)], { name: 'Two pairs of eyes' })
  const id = await fillCart(shop)
  await request(shop, id, ada.bearer)
  await accept(shop, id, bob.bearer)
  await accept(shop, id, cfo.bearer)
  return (await processCart(shop, id, 'NEW', ada.bearer)).id
}

const readProof = async (orderId: number): Promise<Answer> =>
  (await shop.server.rest(`GET /v2/orders/id/${orderId}/approval-proof`)).body
const publishedKeys = async (): Promise<Answer> =>
  JSON.parse((await shop.server.app.inject({ url: '/.well-known/approval-keys.json' })).body)

/** Runs the command; returns what it prints, or the message of its failure. */
async function wharf(...args: string[]): Promise<string> {
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  printed.mockClear()
  try {
    await proofCommand(args)
  } catch (error) {
    return `FAILED ${(error as Error).message}`
  }
  return printed.mock.calls.flat().join('\n')
}

async function verify(proof: unknown, keys: unknown): Promise<string> {
  const [file, keyFile] = [join(folder, 'proof.json'), join(folder, 'keys.json')]
  writeFileSync(file, JSON.stringify(proof))
  writeFileSync(keyFile, JSON.stringify(keys))
  return wharf('verify', file, '--key', keyFile)
}

describe('the proof of an order', () => {
  test('says who approved with the link of an e-mail; entries of the API are written as they were before there were links', async () => {
    const cfo = await addColleague(shop, 'cfo@hull.test')
    await addRule(shop, [named(bob), named(cfo)], { name: 'Two pairs of eyes' })
    const id = await fillCart(shop)
    await request(shop, id, ada.bearer)
    await accept(shop, id, bob.bearer)
    await approveBy(shop, await linkTo(shop, 'cfo@hull.test'))
    const proof = await readProof((await processCart(shop, id, 'NEW', ada.bearer)).id)

    const printed = (await verify(proof, await publishedKeys())).split('\n')

    expect(printed.slice(1, 3).map((line) => line.slice(26))).toEqual([
      'Ada Dijk <bob@hull.test> approved it (rule "Two pairs of eyes"): EUR 100 without tax',
      'Ada Dijk <cfo@hull.test> approved it with the link of an e-mail (rule "Two pairs of eyes"): EUR 100 without tax',
    ])
    expect(printed.at(-1)).toMatch(/^The proof is valid/)
    expect(proof.entries.map(({ content }: { content: string }) => JSON.parse(content).via)).toEqual([
      undefined,
      undefined,
      'LINK',
      undefined,
    ])
  })

  test('says who approved what and when, and is valid with the published keys, without a server', async () => {
    const orderId = await approvedOrder()
    const [proof, keys] = [await readProof(orderId), await publishedKeys()]
    vi.stubEnv('DATABASE_URL', 'postgres://nowhere.invalid/none')

    expect(await verify(proof, keys)).toBe(
      [
        '2026-11-15T12:00:00.000Z  Ada Dijk <ada@hull.test> asked for approval: EUR 100 without tax',
        '2026-11-15T12:00:00.000Z  Ada Dijk <bob@hull.test> approved it (rule "Two pairs of eyes"): EUR 100 without tax',
        '2026-11-15T12:00:00.000Z  Ada Dijk <cfo@hull.test> approved it (rule "Two pairs of eyes"): EUR 100 without tax',
        '2026-11-15T12:00:00.000Z  Ada Dijk <ada@hull.test> ordered it: EUR 100 without tax',
        `The proof is valid: the order ${orderId} of EUR 100 without tax was approved.`,
      ].join('\n'),
    )
    expect(keys.keys).toEqual([
      { kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: proof.entries[0].kid, alg: 'EdDSA', use: 'sig' },
    ])
  })

  test('is the same over GraphQL; buyers of the company read it, others and orders without approval have none', async () => {
    const orderId = await approvedOrder()
    const query = (id: number) =>
      `{ approvalProof(orderId: ${id}) { format version orderId orderUuid entries { content hash signature kid } } }`
    const stranger = await addColleague(shop, 'sam@other.test', {
      companies: [(await shop.server.rest('POST /v2/companies', { name: 'O' })).body.id],
    })

    expect(await ask(shop.server, query(orderId), {}, ada.bearer)).toEqual(await readProof(orderId))
    expect((await ask(shop.server, query(orderId), {}, stranger.bearer)).error).toMatch(/^ORDER_NOT_FOUND/)
    await shop.server.db.deleteFrom('approvalRule').execute()
    const { id: plain } = await processCart(shop, await fillCart(shop))
    expect((await ask(shop.server, query(plain))).error).toMatch(/^APPROVAL_PROOF_NOT_FOUND_ERROR/)
  })

  test('is no longer valid once any field of it is changed', async () => {
    const [proof, keys] = [await readProof(await approvedOrder()), await publishedKeys()]
    const changes = [...changedFields(proof)]

    const failures: string[] = []
    for (const [name, other] of changes) {
      const said = await verify(other, keys)
      if (!said.startsWith('FAILED The proof is NOT valid.')) failures.push(`${name}: ${said}`)
    }

    expect(failures).toEqual([])
    // Four entries with four members and at least twenty fields in each content, and the five members of the proof.
    expect(changes.length).toBeGreaterThan(95)
  })

  test('is no longer valid once a byte of a content, a hash or a signature is another one', async () => {
    const [proof, keys] = [await readProof(await approvedOrder()), await publishedKeys()]
    const [, entry] = proof.entries
    const failures: string[] = []
    for (const member of ['content', 'hash', 'signature', 'kid'])
      for (let at = 0; at < entry[member].length; at++) {
        const other = entry[member][at] === 'A' ? 'B' : 'A'
        const text = `${entry[member].slice(0, at)}${other}${entry[member].slice(at + 1)}`
        const entries = proof.entries.map((one: Answer, i: number) => (i === 1 ? { ...one, [member]: text } : one))
        if (!(await verify({ ...proof, entries }, keys)).startsWith('FAILED The proof is NOT valid.'))
          failures.push(`${member} ${at}`)
      }

    expect(failures).toEqual([])
  })

  test('is not valid with an entry left out, moved or repeated, with other keys, or as another file', async () => {
    const [proof, keys] = [await readProof(await approvedOrder()), await publishedKeys()]
    const { entries } = proof
    const orders = [
      ...entries.map((_: Answer, i: number) => entries.toSpliced(i, 1)),
      [entries[0], entries[2], entries[1], entries[3]],
      [...entries, entries[3]],
      [],
    ]
    for (const some of orders) expect(await verify({ ...proof, entries: some }, keys)).toMatch(/^FAILED The proof is NOT valid\./)
    expect(await verify(proof, { keys: [] })).toMatch(/names the key .*, which is not in the key file/)
    expect(await verify(proof, {})).toMatch(/The key file is not a JSON Web Key Set/)
    expect(await verify([], keys)).toMatch(/The file must have exactly these members/)
    expect(await wharf('verify', join(folder, 'missing.json'), '--key', join(folder, 'keys.json'))).toMatch(
      /missing\.json cannot be read/,
    )
    expect(await wharf('verify')).toMatch(/Name a proof and the keys/)
    expect(await wharf('forge')).toMatch(/Usage: wharf proof verify/)
  })

  test('stays valid when the key is replaced; new approvals use the new one', async () => {
    const first = await readProof(await approvedOrder())
    shop.server.travel('2026-11-15T12:00:01.000Z')
    expect(await wharf('rotate')).toMatch(/^New approvals use the key [\w-]{43} from now on/)
    const id = await fillCart(shop)
    await request(shop, id, ada.bearer)
    const keys = JSON.parse(await wharf('keys'))

    expect(keys).toEqual(await publishedKeys())
    expect(keys.keys).toHaveLength(2)
    expect(await verify(first, keys)).toMatch(/The proof is valid/)
    const newest = await shop.server.db.selectFrom('approvalEntry').select('kid').orderBy('id', 'desc').executeTakeFirst()
    expect(newest?.kid).not.toBe(first.entries[0].kid)
    expect((await shop.server.app.inject({ url: '/.well-known/approval-keys.json?tenant=nowhere' })).statusCode).toBe(404)
  })

  test('cannot be written again in the database', async () => {
    await approvedOrder()

    for (const change of ['update "approvalEntry" set content = content', 'delete from "approvalEntry"'])
      await expect(
        shop.server.db.executeQuery({ sql: change, parameters: [], query: { kind: 'RawNode' } } as never),
      ).rejects.toThrow('Rows of approvalEntry are never changed')
  })
})

/** Yields the proof once for every field, with only this field changed: those inside contents, too. */
function* changedFields(proof: Answer): Generator<[string, Answer]> {
  for (const name of Object.keys(proof)) if (name !== 'entries') yield [name, { ...proof, [name]: changed(proof[name]) }]
  yield ['another member', { ...proof, more: 1 }]
  for (const [i, entry] of proof.entries.entries()) {
    const withEntry = (other: Answer) => ({ ...proof, entries: proof.entries.toSpliced(i, 1, other) })
    yield [`${i} another member`, withEntry({ ...entry, more: 1 })]
    for (const name of Object.keys(entry)) yield [`${i} ${name}`, withEntry({ ...entry, [name]: changed(entry[name]) })]
    const content = JSON.parse(entry.content)
    for (const name of Object.keys(content))
      yield [
        `${i} content.${name}`,
        withEntry({ ...entry, content: JSON.stringify({ ...content, [name]: changed(content[name]) }) }),
      ]
  }
}

const changed = (value: unknown): unknown =>
  typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}x`
