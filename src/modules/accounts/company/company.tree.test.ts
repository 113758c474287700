import { beforeEach, describe, expect, test } from 'vitest'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

const move = (id: number, belongsToCompanyId: number | null, key?: string, bearer?: string): Promise<Answer> =>
  server.gql(
    `mutation ($id: Int!, $input: UpdateCompanyInput!) { companyUpdate(id: $id, input: $input) { belongsToCompanyId } }`,
    { id, input: { belongsToCompanyId } },
    key,
    bearer,
  )
const owners = async (): Promise<Record<string, number | null>> => {
  const rows = await server.db.selectFrom('company').select(['name', 'belongsToCompanyId']).orderBy('id').execute()
  return Object.fromEntries(rows.map(({ name, belongsToCompanyId }) => [name, belongsToCompanyId]))
}
const names = (answer: Answer): string[] => answer.items.map(({ name }: Answer) => name)
const list = async (input: object): Promise<string[]> =>
  names(
    (await server.gql('query ($input: CompanySearchArguments) { companies(input: $input) { items { name } } }', { input }))
      .companies,
  )

/** A chain of companies, the highest first. */
async function addChain(length: number, prefix: string): Promise<number[]> {
  const ids: number[] = []
  for (let i = 1; i <= length; i++) {
    ids.push(await addCompany(server, `${prefix} ${i}`))
    if (i > 1) await move(ids[i - 1] as number, ids[i - 2] as number)
  }
  return ids
}

describe('a company that belongs to another', () => {
  test('shows the companies above it, nearest first, and those below it page by page', async () => {
    const [group, division, site] = (await addChain(3, 'Level')) as [number, number, number]
    const other = await addCompany(server, 'Other division')
    await move(other, group)

    const { company } = await server.gql(
      `query ($id: Int!) { company(id: $id) { belongsToCompanyId belongsToCompany { name } ancestorCompanies { name } } }`,
      { id: site },
    )
    const { company: top } = await server.gql(
      `query ($id: Int!) { company(id: $id) { belongsToCompany { name } ancestorCompanies { name }
        subsidiaries(input: { page: 2, offset: 1, sort: [{ field: NAME }] }) { itemsFound items { name } } } }`,
      { id: group },
    )

    expect(company).toEqual({
      belongsToCompanyId: division,
      belongsToCompany: { name: 'Level 2' },
      ancestorCompanies: [{ name: 'Level 2' }, { name: 'Level 1' }],
    })
    expect(top).toEqual({
      belongsToCompany: null,
      ancestorCompanies: [],
      subsidiaries: { itemsFound: 2, items: [{ name: 'Other division' }] },
    })
    expect(await list({ belowCompanyId: group, sort: [{ field: 'NAME' }] })).toEqual(['Level 2', 'Level 3', 'Other division'])
    expect(await list({ aboveCompanyId: site, sort: [{ field: 'NAME' }] })).toEqual(['Level 1', 'Level 2'])
    expect(await list({ belongsToCompanyIds: [division] })).toEqual(['Level 3'])
  })

  test('has the same tree over REST, where the deprecated parent stays another relation', async () => {
    const group = await addCompany(server, 'Group')
    const other = await addCompany(server, 'Other')

    const created = await server.rest('POST /v2/companies', { name: 'Site', belongsToCompanyId: group, parent: { id: other } })
    const found = await server.rest(`GET /v2/companies?belowCompanyId=${group}`)

    expect(created).toMatchObject({ status: 201, body: { belongsToCompanyId: group, parentId: other } })
    expect(found.body.data.map(({ name }: Answer) => name)).toEqual(['Site'])
    expect((await server.rest(`GET /v2/companies?belowCompanyId=${other}`)).body.itemsFound).toBe(0)

    const freed = await server.rest(`PATCH /v2/companies/id/${created.body.id}`, { belongsToCompanyId: null })

    expect(freed.body).toMatchObject({ belongsToCompanyId: null, parentId: other })
  })

  test('is placed by a bulk; an item with an unknown company fails alone', async () => {
    const group = await addCompany(server, 'Group')
    const item = (n: number, belongsToCompanyId: number) => ({
      name: `Site ${n}`,
      sources: [{ source: 'erp', sourceId: `${n}` }],
      belongsToCompanyId,
    })

    const { body } = await server.rest('POST /v2/companies/bulk/sourceId', { companies: [item(1, group), item(2, 99999)] })

    expect(body.data.map(({ success }: Answer) => success)).toEqual([true, false])
    expect(await owners()).toEqual({ Group: null, 'Site 1': group })
  })

  test('keeps its company from being deleted', async () => {
    const [group, site] = (await addChain(2, 'Level')) as [number, number]

    const refused = await server.gql('mutation ($id: Int!) { companyDelete(id: $id) }', { id: group })

    expect(refused).toMatchObject({ errors: [{ code: 'DEPENDENCY_ERROR' }] })
    expect(await owners()).toEqual({ 'Level 1': null, 'Level 2': group })
    await move(site, null)
    expect(await server.gql('mutation ($id: Int!) { companyDelete(id: $id) }', { id: group })).toEqual({ companyDelete: true })
  })
})

describe('moving', () => {
  test('takes the companies below along, and the history keeps where a company was', async () => {
    const [group, division, site] = (await addChain(3, 'Level')) as [number, number, number]
    const other = await addCompany(server, 'Other group')

    await move(division, other)

    expect(await owners()).toEqual({ 'Level 1': null, 'Level 2': other, 'Level 3': division, 'Other group': null })
    expect(await list({ aboveCompanyId: site, sort: [{ field: 'NAME' }] })).toEqual(['Level 2', 'Other group'])
    const changes = await server.db
      .selectFrom('recordHistory' as never)
      .selectAll()
      .execute()
    expect(JSON.stringify(changes)).toMatch(new RegExp(`belongsToCompanyId.*${group}`))
  })

  test('below itself, below one of its own, or below nothing that exists is refused and changes nothing', async () => {
    const [group, division, site] = (await addChain(3, 'Level')) as [number, number, number]
    const before = await owners()
    const circle = { errors: [{ message: expect.stringMatching(/must not be the company itself or one below it/) }] }

    expect(await move(group, group)).toMatchObject(circle)
    expect(await move(group, site)).toMatchObject(circle)
    expect(await move(division, site)).toMatchObject(circle)
    expect(await move(site, 99999)).toMatchObject({ errors: [{ code: 'PARENT_COMPANY_NOT_FOUND_ERROR' }] })
    expect(await owners()).toEqual(before)
  })

  test('in a circle with two simultaneous requests succeeds only once', async () => {
    const a = await addCompany(server, 'A')
    const b = await addCompany(server, 'B')

    const answers = await Promise.all([move(a, b), move(b, a)])

    expect(answers.filter(({ errors }) => errors)).toHaveLength(1)
  })

  test('makes no tree of more than ten levels, from above or from below', async () => {
    const upper = await addChain(6, 'Upper')
    const lower = await addChain(5, 'Lower')
    const before = await owners()

    const refused = await move(lower[0] as number, upper[5] as number)
    const overRest = await server.rest(`PATCH /v2/companies/id/${lower[0]}`, { belongsToCompanyId: upper[5] })

    expect(refused).toMatchObject({ errors: [{ code: 'COMPANY_TREE_TOO_DEEP' }] })
    expect(overRest).toMatchObject({ status: 400, body: { error: { code: 40009 } } })
    expect(await owners()).toEqual(before)
    expect(await move(lower[0] as number, upper[4] as number)).toEqual({ companyUpdate: { belongsToCompanyId: upper[4] } })
    expect(await list({ aboveCompanyId: lower[4], offset: 100 })).toHaveLength(9)
  })
})

describe('a contact', () => {
  test('sees of the tree only their own companies, and cannot ask about the place of others', async () => {
    const [group, division, site] = (await addChain(3, 'Level')) as [number, number, number]
    await addContact(server, { email: 'ann@wharf.test', companyIds: [site, group] })
    const key = await server.bareKey()
    const { accessToken } = await logIn(server, 'ann@wharf.test')
    const ask = (query: string) => server.gql(query, {}, key, accessToken)

    expect(
      await ask(`{ company(id: ${site}) { belongsToCompanyId belongsToCompany { name } ancestorCompanies { name } } }`),
    ).toEqual({ company: { belongsToCompanyId: null, belongsToCompany: null, ancestorCompanies: [{ name: 'Level 1' }] } })
    expect(await ask(`{ company(id: ${group}) { subsidiaries { itemsFound } } }`)).toEqual({
      company: { subsidiaries: { itemsFound: 0 } },
    })
    for (const filter of [`belowCompanyId: ${division}`, `aboveCompanyId: ${division}`, `belongsToCompanyIds: [${division}]`])
      expect(await ask(`{ company(id: ${group}) { subsidiaries(input: { ${filter} }) { itemsFound } } }`)).toMatchObject({
        errors: [{ code: 'FORBIDDEN' }],
      })
  })

  test('who manages a company does not place it, and neither does a visitor who registers one', async () => {
    const [group, site] = (await addChain(2, 'Level')) as [number, number]
    const { id } = await addContact(server, { email: 'ann@wharf.test', companyIds: [site] })
    await server.db.insertInto('companyManager').values({ companyId: site, userId: id }).execute()
    const key = await server.bareKey()
    const { accessToken } = await logIn(server, 'ann@wharf.test')
    const before = await owners()

    expect(await move(site, null, key, accessToken)).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] })
    expect(
      await server.gql(
        `mutation ($input: CreateCompanyInput!) { companyCreate(input: $input) { name } }`,
        { input: { name: 'Mine', belongsToCompanyId: group } },
        key,
      ),
    ).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] })
    expect(await owners()).toEqual(before)
  })
})
