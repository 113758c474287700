import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCategory, readPaths, sharedHouse } from '../../../../test/categories.js'
import { undone } from '../../../../test/rolled-back.js'
import { type Answer, type TestServer, TODAY } from '../../../../test/test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await sharedHouse()
})
afterAll(() => server.close())

const alone = (name: string, work: () => Promise<unknown>) => test(name, () => undone(server, work))
const nl = (value: string) => ({ language: 'NL', value })
const en = (value: string) => ({ language: 'EN', value })
const erp = (sourceId: string) => ({ source: 'erp', sourceId })
const refusal = ({ status, body }: Answer) => ({ status, code: body.error?.code, messages: body.error?.messages })
const bulk = async (categories: object[], directives: object = {}, lookupKey = 'sourceId') =>
  (await server.rest(`POST /v2/categories/bulk/${lookupKey}`, { categories, directives })).body
const at = async (key: string) => (await server.rest(`GET /v2/categories/sourceId/${key}?source=erp`)).body

describe('a category', () => {
  test('a category is added, read by number, uuid or source, moved, changed and deleted', async () => {
    const root = await addCategory(server, 'Alles', null, { sources: [{ name: 'erp', id: 'root' }] })

    const added = await server.rest('POST /v2/categories', {
      names: [nl('Hamers')],
      descriptions: [nl('<p>Om te slaan</p>')],
      parent: { ...erp('root'), language: 'NL' },
      sources: [erp('7/1')],
      language: 'nl',
      defaultLanguage: 'EN',
    })

    const { id, uuid } = added.body
    const shown = {
      id,
      uuid,
      categoryId: id,
      parentId: root.id,
      parentUuid: root.uuid,
      rootCategoryId: root.id,
      path: `${root.id}/${id}`,
      sortOrder: 1,
      names: [nl('Hamers')],
      descriptions: [nl('<p>Om te slaan</p>')],
      shortDescriptions: [],
      slugs: [nl('hamers')],
      metadataTitles: [],
      metadataDescriptions: [],
      metadataKeywords: [],
      metadataCanonicalUrls: [],
      defaultLanguage: 'NL',
      hidden: 'N',
      createdAt: TODAY,
      lastModifiedAt: TODAY,
      sources: [erp('7/1')],
      parent: expect.objectContaining({ id: root.id, uuid: root.uuid, names: [nl('Alles')], path: `${root.id}` }),
      translation: [expect.objectContaining({ ...{ language: 'NL', name: 'Hamers', slug: 'hamers' }, metadataTitle: null })],
    }
    expect(added).toMatchObject({ status: 201 })
    expect(added.body).toEqual(shown)
    for (const path of [`id/${id}`, `id/${uuid}`, 'sourceId/7%2F1', 'sourceId/7%2F1?source=erp'])
      expect((await server.rest(`GET /v2/categories/${path}`)).body).toEqual(shown)
    const changed = await server.rest(`PATCH /v2/categories/id/${uuid}`, { names: [en('Hammers')], hidden: 'Y', parent: null })
    const moved = {
      ...shown,
      names: [nl('Hamers'), en('Hammers')],
      hidden: 'Y',
      parentId: null,
      parentUuid: null,
      parent: null,
      path: `${id}`,
      rootCategoryId: id,
      sortOrder: 2,
      slugs: [nl('hamers'), en('hammers')],
      translation: [expect.objectContaining({ name: 'Hammers', slug: 'hammers' }), expect.objectContaining({ slug: 'hamers' })],
    }
    expect([changed.status, changed.body]).toEqual([200, moved])
    expect((await server.rest('DELETE /v2/categories/sourceId/7%2F1')).body).toEqual(moved)
    const gone = { status: 404, code: 30006, messages: [`Category with id [${id}] not found`] }
    expect(refusal(await server.rest(`GET /v2/categories/id/${id}`))).toEqual(gone)
    await server.rest(`DELETE /v2/categories/id/${root.id}`)
  })

  test('a category that is not valid is refused in the published numbers, and nothing changes', async () => {
    const root = await addCategory(server, 'Alles', null, { sources: [{ name: 'erp', id: '1' }] })
    const child = await addCategory(server, 'Kind', root, { sources: [{ name: 'crm', id: '1' }] })
    const before = await readPaths(server)
    const post = async (body: object) => refusal(await server.rest('POST /v2/categories', body))
    const half = ['#/parent: must identify a category by id, or by source and sourceId']

    expect(await post({ names: [nl('A')], sources: [erp('1')] })).toMatchObject({ status: 400, code: 30004 })
    expect(await post({ names: [nl('A')], slugs: [nl('alles')] })).toMatchObject({ status: 400, code: 30004 })
    expect(await post({ names: [nl('A')], parent: erp('9') })).toEqual({
      status: 404,
      code: 30007,
      messages: ['Category with source [erp] and sourceId [9] not found'],
    })
    expect(await post({ names: [nl('A')], parent: { source: 'erp' } })).toEqual({ status: 400, code: 10007, messages: half })
    expect(await post({ names: [] })).toMatchObject({ status: 400, code: 10007 })
    expect(await post({ name: [nl('A')] })).toMatchObject({ status: 400, code: 10007 })
    const circle = refusal(await server.rest(`PATCH /v2/categories/id/${root.id}`, { parent: { id: child.id } }))
    expect(circle).toMatchObject({ status: 400, code: 10017 })
    expect(refusal(await server.rest(`DELETE /v2/categories/id/${root.id}`))).toMatchObject({ status: 400, code: 10017 })
    expect(refusal(await server.rest('GET /v2/categories/sourceId/1'))).toMatchObject({ status: 400, code: 30005 })
    expect(refusal(await server.rest('GET /v2/categories/name/Alles'))).toMatchObject({ status: 400, code: 10006 })
    expect(await readPaths(server)).toEqual(before)
    for (const { id } of [child, root]) await server.rest(`DELETE /v2/categories/id/${id}`)
  })
})

describe('a list', () => {
  alone('a list is filtered at the top of the body or under filters, by old names of dates too', async () => {
    const root = await addCategory(server, 'Alles')
    const child = await addCategory(server, 'Kind', root, { hidden: 'Y', sources: [{ name: 'erp', id: '7' }] })
    const searches: [object, number[]][] = [
      [{ parentCategoryIds: [root.id] }, [child.id]],
      [{ hidden: 'Y', source: 'erp', sourceIds: ['7'] }, [child.id]],
      [{ createdAt: { from: TODAY, to: TODAY } }, [root.id, child.id]],
      [{ dateCreated: { from: '2030-01-01' } }, []],
      [{ dateModified: { to: TODAY } }, [root.id, child.id]],
    ]

    for (const [search, ids] of searches)
      for (const body of [search, { filters: search }]) {
        const answer = (await server.rest('POST /v2/categories/search', body)).body
        expect([body, answer.data?.map(({ id }: Answer) => id) ?? answer]).toEqual([body, ids])
      }
    const sorted = await server.rest('POST /v2/categories/search', { sortInputs: [{ field: 'name', order: 'DESC' }] })
    expect(sorted.body.data.map(({ id }: Answer) => id)).toEqual([child.id, root.id])
    const listed = (await server.rest('GET /v2/categories?hidden=Y&expands=sources,parent,translation')).body
    expect(listed).toMatchObject({ itemsFound: 1, data: [{ id: child.id, sources: [erp('7')], parent: { id: root.id } }] })
    expect(listed.data[0].translation).toHaveLength(1)
    expect((await server.rest('GET /v2/categories')).body.data[0]).not.toHaveProperty('parent')
  })
})

test('every response names the parent by its uuid, even if the category is named by another key', async () => {
  const root = await addCategory(server, 'Boven')
  const { body: child } = await server.rest('POST /v2/categories', { names: [nl('Onder')], parent: { id: root.id } })
  const { body: product } = await server.rest('POST /v2/products', { sku: 'below', parent: { id: child.id } })

  const list = async (query = '') =>
    (await server.rest(`GET /v2/categories?parentCategoryId=${root.id}${query}`)).body?.data ??
    (await server.rest('POST /v2/categories/search', { parentCategoryIds: [root.id] })).body.data
  expect(await list()).toMatchObject([{ id: child.id, parentUuid: root.uuid }])
  expect(product.parent).toMatchObject({ id: child.id, parentUuid: root.uuid })
  await server.rest(`DELETE /v2/products/id/${product.id}`)
  await server.rest(`DELETE /v2/categories/id/${child.id}`)
  await server.rest(`DELETE /v2/categories/id/${root.id}`)
})

test('the default language is Dutch where there is a Dutch name, or else one in which there is a name, after every change', async () => {
  const language = async (key: string) => (await at(key)).defaultLanguage
  const byName = async (name: string) =>
    (await server.rest(`GET /v2/categories?name=${name}`)).body.data.map(({ defaultLanguage }: Answer) => defaultLanguage)
  await server.rest('POST /v2/categories', { names: [nl('Zagen'), en('Saws')], sources: [erp('lang')] })

  await bulk([{ sources: [erp('lang')], names: [en('Saws')] }], { mergeTranslationsOnUpdate: true })
  expect([await language('lang'), await byName('Saws')]).toEqual(['EN', ['EN']])
  await server.rest('PATCH /v2/categories/sourceId/lang', { names: [nl('Zagen')] })
  expect([await language('lang'), await byName('Zagen')]).toEqual(['NL', ['NL']])
  await server.rest('PATCH /v2/categories/sourceId/lang', {
    names: [
      { language: 'NL', value: null },
      { language: 'AA', value: 'X' },
    ],
  })
  expect(await language('lang')).toBe('AA')
  await bulk([{ sources: [erp('lang')], names: [nl('Zagen')] }], { skipIfNotEmpty: ['names'] })
  expect(await language('lang')).toBe('AA')
  await server.rest('DELETE /v2/categories/sourceId/lang')
})

alone('the default language is the same whether GraphQL, REST or a bulk made or changed the category', async () => {
  const de = (value: string) => ({ language: 'DE', value })
  const cases: { names: object[]; language?: string; next?: object[] }[] = [
    { names: [nl('A')] },
    { names: [nl('A'), en('A')] },
    { names: [en('A'), de('A')] },
    { names: [de('A'), en('A')] },
    { names: [nl('A'), en('A')], language: 'EN' },
    { names: [en('A')], language: 'DE' },
    { names: [en('A')], next: [de('B')] },
    { names: [en('A')], next: [nl('B')] },
    { names: [nl('A'), en('A')], language: 'EN', next: [de('B')] },
    { names: [nl('A'), en('A')], next: [{ language: 'NL', value: null }] },
  ]
  for (const [n, { names, language, next }] of cases.entries()) {
    const input = { names, ...(language && { defaultLanguage: language }) }
    const { categoryCreate } = await server.gql(
      'mutation ($input: CreateCategoryInput!) { categoryCreate(input: $input) { categoryId } }',
      { input },
    )
    const { body } = await server.rest('POST /v2/categories', { names, ...(language && { language }) })
    await bulk([{ sources: [erp(`n${n}`)], names, ...(language && { language }) }])
    if (next) {
      await server.gql(
        'mutation ($id: Float!, $input: UpdateCategoryInput!) { categoryUpdate(categoryId: $id, input: $input) { categoryId } }',
        {
          id: categoryCreate.categoryId,
          input: { names: next },
        },
      )
      await server.rest(`PATCH /v2/categories/id/${body.id}`, { names: next })
      await bulk([{ sources: [erp(`n${n}`)], names: next }])
    }

    const [graphql, rest, byBulk] = [
      (await server.gql(`{ category(categoryId: ${categoryCreate.categoryId}) { defaultLanguage } }`)).category.defaultLanguage,
      (await server.rest(`GET /v2/categories/id/${body.id}`)).body.defaultLanguage,
      (await at(`n${n}`)).defaultLanguage,
    ]
    expect({ n, languages: new Set([graphql, rest, byBulk]).size, graphql, rest, byBulk }).toMatchObject({ n, languages: 1 })
  }
})

describe('a bulk', () => {
  alone('a bulk adds a tree in whatever order its items stand, and changes it at the second time', async () => {
    const items = [
      { sources: [erp('leaf')], names: [nl('Blad')], parent: erp('branch') },
      { sources: [erp('branch')], names: [nl('Tak')], parent: erp('root'), hidden: 'Y' },
      { sources: [erp('twig')], names: [nl('Twijg'), en('Twig')], parent: erp('branch'), slugs: [nl('twijgje')] },
      { sources: [erp('root')], names: [nl('Stam')], defaultLanguage: 'EN', language: 'DE' },
    ]

    const first = await bulk(items)
    expect(await at('root')).toMatchObject({ defaultLanguage: 'DE', names: [nl('Stam')] })
    const second = await bulk(items.map(({ sources }) => ({ sources, names: [en(`New ${sources[0]?.sourceId}`)] })))

    const answers = (action: string) =>
      items.map(({ sources }) => ({
        action,
        id: expect.any(Number),
        key: sources[0]?.sourceId,
        lookupKey: 'sourceId',
        success: true,
      }))
    expect(first).toEqual({ data: answers('create'), messages: ['Completed'], total: 4 })
    expect(second).toEqual({ data: answers('update'), messages: ['Completed'], total: 4 })
    const [leaf, branch, twig, root] = first.data.map(({ id }: Answer) => id)
    expect(await at('leaf')).toMatchObject({
      path: `${root}/${branch}/${leaf}`,
      sortOrder: 1,
      names: [nl('Blad'), en('New leaf')],
      slugs: [nl('blad'), en('new-leaf')],
    })
    expect(await at('twig')).toMatchObject({
      path: `${root}/${branch}/${twig}`,
      sortOrder: 2,
      slugs: [nl('twijgje'), en('twig')],
    })
    expect(await at('root')).toMatchObject({ path: `${root}`, defaultLanguage: 'NL', names: [nl('Stam'), en('New root')] })
  })

  alone('a bulk does as its directives say with what is there', async () => {
    const start = { sources: [erp('a')], names: [nl('A'), en('A')], descriptions: [nl('Oud')], slugs: [nl('a'), en('a')] }
    await bulk([
      { sources: [erp('root')], names: [nl('Stam')] },
      { ...start, parent: erp('root') },
    ])
    const change = { sources: [erp('a')], names: [nl('Nieuw')], descriptions: [nl('Nieuw')], slugs: [nl('nieuw')], parent: null }

    const skipped = { skipIfNotEmpty: ['descriptions', 'slugs', 'parent'], skipCreate: true }
    const kept = await bulk([change, { sources: [erp('b')], names: [nl('B')] }], skipped)
    expect(kept.data).toMatchObject([
      { success: true, action: 'update' },
      { success: false, error: 'Category not found, and skipCreate is set' },
    ])
    expect(await at('a')).toMatchObject({ names: [nl('Nieuw'), en('A')], descriptions: [nl('Oud')], slugs: [nl('a'), en('a')] })
    await bulk([change], { skipMoveOnUpdate: [], mergeTranslationsOnUpdate: [] })
    const { parentId, ...merged } = await at('a')
    expect(merged).toMatchObject({ names: [nl('Nieuw')], descriptions: [nl('Nieuw')], slugs: [nl('nieuw')] })
    expect(parentId).toEqual((await at('root')).id)
    await bulk([change])
    expect((await at('a')).parentId).toBeNull()
    await bulk([{ sources: [erp('a')], names: [nl('Weer anders')], autoGenerateSlugs: true }])
    expect((await at('a')).slugs).toEqual([nl('weer-anders')])
  })

  test('a bulk keeps valid items and reports what is wrong with each other item', async () => {
    const [x] = (await bulk([{ sources: [erp('x')], names: [nl('X')], parent: null }])).data

    const { data } = await bulk([
      { sources: [erp('x')], names: [{ language: 'NL', value: null }] },
      { sources: [erp('y')] },
      { sources: [erp('orphan')], names: [nl('Wees')], parent: erp('nobody') },
      { sources: [erp('child')], names: [nl('Kind')], parent: erp('orphan') },
      { sources: [erp('half')], names: [nl('Half')], parent: { source: 'erp' } },
      { sources: [erp('one')], names: [nl('Een')], parent: erp('two') },
      { sources: [erp('two')], names: [nl('Twee')], parent: erp('one') },
      { sources: [erp('fine')], names: [nl('Goed')], parent: { id: x.id } },
    ])

    const nameless = 'names must contain a name in at least one language'
    const nobody = (key: string) => `Category with source [erp] and sourceId [${key}] not found`
    expect(data.map(({ error, success }: Answer) => error ?? success)).toEqual([
      nameless,
      nameless,
      nobody('nobody'),
      nobody('orphan'),
      'parent must identify a category by id, or by source and sourceId',
      nobody('two'),
      nobody('one'),
      true,
    ])
    expect(Object.keys(await readPaths(server))).toEqual([`${x.id}`, `${data[7].id}`])
    const byId = await bulk(
      [
        { id: x.id, parent: { id: data[7].id } },
        { id: 999_999, hidden: 'Y' },
      ],
      {},
      'id',
    )
    expect(byId.data.map(({ error }: Answer) => error)).toEqual([
      `Category with id [${x.id}] cannot be moved below itself or below one of its descendants`,
      'Category with id [999999] not found',
    ])
    for (const { id } of [data[7], x]) await server.rest(`DELETE /v2/categories/id/${id}`)
  })

  alone('a bulk of five hundred categories costs as many statements as one of two', async () => {
    const items = (prefix: string, n: number) =>
      Array.from({ length: n }, (_, i) => ({
        sources: [erp(`${prefix}${i}`)],
        names: [nl(`Categorie ${i}`), en(`Category ${i}`)],
        ...(i && { parent: erp(`${prefix}${Math.floor((i - 1) / 10)}`) }),
      }))
    // The second has slugs that the first has taken.
    await bulk(items('o', 500))
    const counts: number[] = []
    for (const [prefix, n] of [
      ['p', 2],
      ['q', 500],
    ] as const) {
      server.statements.length = 0
      const { data } = await bulk(items(prefix, n))
      counts.push(server.statements.length)
      expect(data.map(({ success }: Answer) => success)).toEqual(Array(n).fill(true))
    }

    expect(counts[1]).toBe(counts[0])
    const { id, path } = await at('q499')
    expect(path.split('/')).toHaveLength(4)
    expect(path.endsWith(`/${id}`)).toBe(true)
  })
})
