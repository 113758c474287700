import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCategory, error, sharedHouse } from '../../../../test/categories.js'
import { undone } from '../../../../test/rolled-back.js'
import { type Answer, type TestServer, TODAY } from '../../../../test/test-server.js'

const LATER = '2026-11-16T12:00:00.000Z'
const CREATE = `mutation ($input: CreateCategoryInput!) { categoryCreate(input: $input) {
  categoryId id uuid names { language value } descriptions { language value } shortDescriptions { language value }
  slugs { language value } metadataTitles { language value } metadataDescriptions { language value }
  metadataKeywords { language value } metadataCanonicalUrls { language value } defaultLanguage hidden path rootCategoryId
  parentUuid parentId sortOrder sources { name id } createdAt lastModifiedAt } }`
const UPDATE = `mutation ($id: Float!, $input: UpdateCategoryInput!) { categoryUpdate(categoryId: $id, input: $input) {
  names { language value } descriptions { language value } slugs { language value } hidden defaultLanguage
  sources { name id } createdAt lastModifiedAt } }`
const nl = (value: string | null) => ({ language: 'NL', value })
const en = (value: string | null) => ({ language: 'EN', value })
const missing = (id: unknown) => error('CATEGORY_NOT_FOUND_ERROR', `Category with id [${id}] not found`)

let server: TestServer
let key: string
beforeAll(async () => {
  server = await sharedHouse()
  key = await server.keyFor({})
})
afterAll(() => server.close())

const alone = (name: string, work: () => Promise<unknown>) => test(name, () => undone(server, work))
const create = (input: object) => server.gql(CREATE, { input })
const update = (id: number, input: object) => server.gql(UPDATE, { id, input })
const count = async () =>
  Number(
    (
      await server.tenants.control
        .selectFrom('category')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

describe('a new category', () => {
  alone('may send null for the old names of its texts, and so may a change: null says nothing', async () => {
    const nothing = { name: null, description: null, shortDescription: null, slug: null }
    const { categoryCreate: made } = await create({ ...nothing, names: [nl('Touw')], descriptions: [nl('Sterk')] })
    const { categoryUpdate: changed } = await update(made.categoryId, { ...nothing, hidden: 'Y' })

    const texts = { names: [nl('Touw')], descriptions: [nl('Sterk')], slugs: [nl('touw')] }
    expect(made).toMatchObject({ ...texts, shortDescriptions: [] })
    expect(changed).toMatchObject({ ...texts, hidden: 'Y' })
    expect((await create({ ...nothing, description: [nl('x')] })).errors).toEqual([
      { code: 'VALIDATION_ERROR', message: 'names must contain a name in at least one language' },
    ])
  })

  alone('has everything that it was given, and a slug in every language of its names', async () => {
    const root = await addCategory(server, 'Alles')
    const first = await addCategory(server, 'Eerste', root)

    const { categoryCreate } = await create({
      parentUuid: root.uuid,
      names: [nl('Hand<b>gereedschap</b>'), en('Hand tools')],
      descriptions: [nl('<p>Hamers</p>')],
      shortDescriptions: [en('Hammers')],
      slugs: [en('tools-by-hand')],
      metadataTitles: [nl('Titel')],
      metadataDescriptions: [nl('Om te slaan')],
      metadataKeywords: [nl('hamer')],
      metadataCanonicalUrls: [nl('https://shop.example.com/hamers')],
      hidden: 'Y',
      sources: [{ name: 'erp', id: '7' }],
    })

    const { categoryId } = categoryCreate
    expect(categoryCreate).toEqual({
      categoryId: expect.any(Number),
      id: categoryId,
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      names: [nl('Handgereedschap'), en('Hand tools')],
      descriptions: [nl('<p>Hamers</p>')],
      shortDescriptions: [en('Hammers')],
      slugs: [nl('handgereedschap'), en('tools-by-hand')],
      metadataTitles: [nl('Titel')],
      metadataDescriptions: [nl('Om te slaan')],
      metadataKeywords: [nl('hamer')],
      metadataCanonicalUrls: [nl('https://shop.example.com/hamers')],
      defaultLanguage: 'NL',
      hidden: 'Y',
      path: `${root.id}/${categoryId}`,
      rootCategoryId: root.id,
      parentUuid: root.uuid,
      parentId: root.id,
      sortOrder: 2,
      sources: [{ name: 'erp', id: '7' }],
      createdAt: TODAY,
      lastModifiedAt: TODAY,
    })
    expect(first.id).toBeLessThan(categoryId)
  })

  alone('without a parent is a root, shown, and speaks the first language that it is named in', async () => {
    const { categoryCreate } = await create({ name: [en('Tools')], slug: [en('tools')], parent: null })

    const { categoryId } = categoryCreate
    expect(categoryCreate).toMatchObject({ path: `${categoryId}`, rootCategoryId: categoryId, parentUuid: null, hidden: 'N' })
    expect(categoryCreate).toMatchObject({ names: [en('Tools')], slugs: [en('tools')], defaultLanguage: 'EN' })
    expect((await create({ names: [en('Tools')], defaultLanguage: 'de' })).categoryCreate).toMatchObject({
      defaultLanguage: 'DE',
      slugs: [en(expect.stringMatching(/^tools-\d+$/))],
    })
  })

  alone('that cannot be is refused, and leaves nothing behind', async () => {
    const root = await addCategory(server, 'Alles')
    const other = await addCategory(server, 'Anders')
    const nameless = 'names must contain a name in at least one language'
    const bad: [object, string, string][] = [
      [{}, 'VALIDATION_ERROR', nameless],
      [{ names: null }, 'VALIDATION_ERROR', nameless],
      [{ names: [nl('  '), en('<br>'), { language: 'DE' }] }, 'VALIDATION_ERROR', nameless],
      [{ names: [nl('x'.repeat(151))] }, 'VALIDATION_ERROR', 'names[0].value must be at most 150 characters long'],
      [{ names: [nl('A')], name: [nl('A')] }, 'VALIDATION_ERROR', 'name must not be given together with names'],
      [{ names: [nl('A'), nl('B')] }, 'VALIDATION_ERROR', 'names[1].language repeats the language NL'],
      [{ names: [nl('A')], parent: 0 }, 'CATEGORY_NOT_FOUND_ERROR', 'Category with id [0] not found'],
      [{ names: [nl('A')], parentUuid: 'nope' }, 'VALIDATION_ERROR', 'parentUuid must be a uuid'],
      [{ names: [nl('A')], parent: root.id, parentUuid: other.uuid }, 'VALIDATION_ERROR', 'parentUuid contradicts parent'],
      [{ names: [nl('A')], parent: root.id, parentUuid: null }, 'VALIDATION_ERROR', 'parentUuid contradicts parent'],
    ]

    for (const [input, code, message] of bad) expect(await create(input)).toEqual(error(code, message))
    expect(await count()).toBe(2)
  })

  test('with a source or slug that another category has is refused, and leaves nothing behind', async () => {
    const { id } = await addCategory(server, 'Bron', null, { sources: [{ name: 'erp', id: 'taken' }] })

    const again = await create({ names: [nl('Andere')], sources: [{ name: 'erp', id: 'taken' }] })

    const sameSlug = await create({ names: [nl('Andere')], slugs: [nl('bron')] })

    expect(again).toEqual(
      error('CATEGORY_ALREADY_EXISTS_ERROR', expect.stringMatching(/^A source \[.+, .+\] already belongs to another record$/)),
    )
    expect(sameSlug).toEqual(error('CATEGORY_SLUG_ALREADY_EXISTS_ERROR', 'The slug [bron] is taken in NL'))
    expect(await count()).toBe(1)
    await server.gql('mutation ($id: Float!) { categoryDelete(categoryId: $id) }', { id })
  })
})

describe('a change', () => {
  alone('touches what it names and nothing else', async () => {
    const { id } = await addCategory(server, 'Hamers', null, {
      sources: [{ name: 'erp', id: '7' }],
      descriptions: [nl('Om te slaan')],
    })
    const before = (await update(id, {})).categoryUpdate

    const { categoryUpdate } = await update(id, { names: [en('Hammers')], sources: [{ name: 'crm', id: 'H' }], hidden: 'Y' })

    expect(categoryUpdate).toEqual({
      ...before,
      names: [nl('Hamers'), en('Hammers')],
      slugs: [nl('hamers'), en('hammers')],
      hidden: 'Y',
      sources: [
        { name: 'crm', id: 'H' },
        { name: 'erp', id: '7' },
      ],
    })
    const named = await update(id, { names: [nl('Klauwhamers'), { language: 'DE', value: 'Hammer' }], autoGenerateSlugs: false })
    expect(named.categoryUpdate.slugs).toEqual([nl('hamers'), en('hammers')])
    await update(id, { names: [{ language: 'DE', value: null }] })
    const renamed = await update(id, { name: [nl('Mokers')], autoGenerateSlugs: true, defaultLanguage: 'en', descriptions: null })
    expect(renamed.categoryUpdate).toMatchObject({
      names: [nl('Mokers'), en('Hammers')],
      slugs: [nl('mokers'), en('hammers')],
      descriptions: [],
      defaultLanguage: 'EN',
    })
    expect((await update(id, { slugs: [nl(null), en('mallets')] })).categoryUpdate.slugs).toEqual([en('mallets')])
    expect((await update(id, { slugs: null })).categoryUpdate.slugs).toEqual([])
  })

  alone('tells when it was made', async () => {
    const { id } = await addCategory(server, 'Hamers')
    server.travel(LATER)

    const { categoryUpdate } = await update(id, { hidden: 'Y' })
    server.travel(TODAY)

    expect(categoryUpdate).toMatchObject({ createdAt: TODAY, lastModifiedAt: LATER })
  })

  test('that leaves no name, or is empty, is refused and changes nothing', async () => {
    const { id } = await addCategory(server, 'Hamers')
    const before = await server.gql(`{ category(categoryId: ${id}) { names { language value } path hidden lastModifiedAt } }`)
    const nameless = error('VALIDATION_ERROR', 'names must contain a name in at least one language')

    for (const names of [null, [nl(null)], [nl('')]]) expect(await update(id, { names, hidden: 'Y' })).toEqual(nameless)
    expect(await update(id, { hidden: null })).toEqual(error('VALIDATION_ERROR', 'hidden must not be null'))
    expect(await update(id, { hidden: 'Y', parent: 999_999 })).toEqual(missing(999_999))
    for (const nobody of [0, -1, 1.5, 1e20, 999_999]) expect(await update(nobody, { hidden: 'Y' })).toEqual(missing(nobody))

    expect(await server.gql(`{ category(categoryId: ${id}) { names { language value } path hidden lastModifiedAt } }`)).toEqual(
      before,
    )
    await server.gql('mutation ($id: Float!) { categoryDelete(categoryId: $id) }', { id })
  })
})

describe('a category is found', () => {
  const ONE = `query ($uuid: ID, $id: Float, $categoryId: Float, $slug: String, $hidden: YesNo) {
    category(uuid: $uuid, id: $id, categoryId: $categoryId, slug: $slug, hidden: $hidden, userId: 5) { categoryId } }`

  alone('by its number or a slug in any language, if it is as hidden as was asked', async () => {
    const { id, uuid } = await addCategory(server, 'Hamers', null, { names: [nl('Hamers'), en('Hammers')] })
    const one = { category: { categoryId: id } }

    for (const lookup of [
      { uuid },
      { uuid: uuid.toUpperCase(), hidden: 'N' },
      { id },
      { categoryId: id },
      { slug: 'hamers' },
      { slug: 'hammers', hidden: 'N' },
      { id: 0, categoryId: id },
    ])
      expect(await server.gql(ONE, lookup)).toEqual(one)
    expect(await server.gql(ONE, { id, hidden: 'Y' })).toEqual(missing(id))
    expect(await server.gql(ONE, { slug: 'hammer' })).toEqual(
      error('CATEGORY_NOT_FOUND_ERROR', 'Category with slug [hammer] not found'),
    )
    expect(await server.gql(ONE, { slug: 'hamers', hidden: 'Y' })).toMatchObject({
      errors: [{ code: 'CATEGORY_NOT_FOUND_ERROR' }],
    })
    const named = 'At least one lookup parameter must be provided: uuid, categoryId, id, or slug'
    for (const nothing of [{}, { id: 0 }, { categoryId: 0, slug: '' }])
      expect(await server.gql(ONE, nothing)).toEqual(error('MISSING_ARGUMENT_ERROR', named))
  })

  alone('by the slug of one language, or by another system', async () => {
    const { id } = await addCategory(server, 'Hamers', null, {
      names: [nl('Hamers'), en('Hammers')],
      sources: [{ name: 'erp', id: '7' }],
    })
    const bySlug = (slug: string, language: string, hidden = 'N') =>
      server.gql(`{ found: categoryBySlug(slug: "${slug}", language: "${language}", hidden: ${hidden}) { categoryId } }`)
    const bySource = (name: string, key: string, hidden = 'N') =>
      server.gql(`{ found: categoryBySource(source: { name: "${name}", id: "${key}" }, hidden: ${hidden}) { categoryId } }`)

    expect([await bySlug('hammers', 'en'), await bySource('erp', '7')]).toEqual(Array(2).fill({ found: { categoryId: id } }))
    const noSlug = 'Category with slug [hammers] and language [NL] not found'
    expect(await bySlug('hammers', 'nl')).toEqual(error('CATEGORY_NOT_FOUND_ERROR', noSlug))
    const noSource = 'Category with source [crm] and sourceId [7] not found'
    expect(await bySource('crm', '7')).toEqual(error('CATEGORY_NOT_FOUND_ERROR', noSource))
    for (const answer of [await bySlug('hammers', 'en', 'Y'), await bySource('erp', '7', 'Y')])
      expect(answer).toMatchObject({ errors: [{ code: 'CATEGORY_NOT_FOUND_ERROR' }] })
  })

  alone('among others by name, slug, parent, source, uuid, dates and whether it is hidden', async () => {
    const tools = await addCategory(server, 'Gereedschap', null, { names: [nl('Gereedschap'), en('Tools')] })
    const hammers = await addCategory(server, 'Hamers', tools, { sources: [{ name: 'erp', id: '7' }], hidden: 'Y' })
    server.travel(LATER)
    const saws = await addCategory(server, 'Zagen', tools, {
      names: [en('Saws')],
      sources: [
        { name: 'crm', id: '7' },
        { name: 'crm', id: '8' },
      ],
    })
    server.travel(TODAY)
    const found = async (filter: object) =>
      (
        await server.gql(
          'query ($filter: CategorySearchInput) { categories(filter: $filter, userId: 1) { items { categoryId } } }',
          {
            filter,
          },
        )
      ).categories.items.map((item: Answer) => item.categoryId)
    const expected: [object, { id: number }[]][] = [
      [{}, [tools, hammers, saws]],
      [{ sortOrder: 'DESC' }, [saws, hammers, tools]],
      [{ name: 'Gereedschap' }, [tools]],
      [{ name: 'gereedschap' }, []],
      [{ name: 'Tools' }, []],
      [{ name: 'Tools', language: 'en' }, [tools]],
      [{ name: 'Saws' }, [saws]],
      [{ slugs: ['tools', 'hamers'] }, [tools, hammers]],
      [{ slug: ['saws'] }, [saws]],
      [{ slugs: [] }, [tools, hammers, saws]],
      [{ categoryId: [hammers.id, saws.id], categoryIds: [saws.id] }, [saws]],
      [{ parentCategoryId: [tools.id] }, [hammers, saws]],
      [{ parentCategoryIds: [hammers.id] }, []],
      [{ uuids: [saws.uuid] }, [saws]],
      [{ hidden: 'Y' }, [hammers]],
      [{ hidden: 'N' }, [tools, saws]],
      [{ source: 'crm' }, [saws]],
      [{ sourceIds: ['7'] }, [hammers, saws]],
      [{ source: 'erp', sourceIds: ['7', '8'] }, [hammers]],
      [{ createdAtFrom: LATER }, [saws]],
      [{ createdAtTo: TODAY }, [tools, hammers]],
      [{ lastModifiedAtFrom: '2026-11-16', lastModifiedAtTo: LATER }, [saws]],
      [{ dateCreatedFrom: LATER }, [saws]],
      [{ dateCreatedTo: TODAY, dateModifiedFrom: TODAY, dateModifiedTo: TODAY }, [tools, hammers]],
    ]

    for (const [filter, categories] of expected)
      expect([filter, await found(filter)]).toEqual([filter, categories.map(({ id }) => id)])
  })

  alone('in the order that was asked for', async () => {
    const root = await addCategory(server, 'zagen')
    const under = await addCategory(server, 'Éénheden', root)
    const last = await addCategory(server, 'Alles', null, { names: [nl('Alles'), en('Zebra')] })
    const above = await addCategory(server, 'Boren', root)
    await server.gql(
      `mutation { categoryMoveAbove(categoryUuid: "${above.uuid}", targetCategoryUuid: "${under.uuid}") { categoryId } }`,
    )
    const order = async (filter: object) =>
      (
        await server.gql(
          'query ($filter: CategorySearchInput) { categories(filter: $filter) { itemsFound items { categoryId } } }',
          {
            filter,
          },
        )
      ).categories.items.map((item: Answer) => item.categoryId)
    const ids = (...categories: { id: number }[]) => categories.map(({ id }) => id)

    expect(await order({ sortField: 'name' })).toEqual(ids(last, above, under, root))
    expect(await order({ sortField: 'name', language: 'EN' })).toEqual(ids(above, under, root, last))
    expect(await order({ sortField: 'name', sortOrder: 'DESC' })).toEqual(ids(root, under, above, last))
    expect(await order({ sortField: 'categoryOrder' })).toEqual(ids(root, last, above, under))
    expect(await order({ sortField: 'dateCreated' })).toEqual(ids(root, under, last, above))
    expect(await order({ sortField: 'dateChanged', sortOrder: 'desc' })).toEqual(ids(root, under, last, above))
  })

  alone('by every key, and by a search that makes sense', async () => {
    const { id } = await addCategory(server, 'Hamers')

    expect(await server.gql(`{ category(categoryId: ${id}) { categoryId } }`, {}, key)).toEqual({ category: { categoryId: id } })
    expect(await server.gql('{ categories(filter: { createdAtFrom: "soon" }) { itemsFound } }')).toEqual(
      error('VALIDATION_ERROR', 'filter.createdAtFrom must be an ISO 8601 date'),
    )
    expect(await server.gql('{ categories(filter: { uuids: ["x"], language: "dutch" }) { itemsFound } }')).toMatchObject({
      errors: [{ code: 'VALIDATION_ERROR' }],
    })
  })
})

describe('deleting', () => {
  alone('takes a category that stands empty, with its sources and slugs, and no other', async () => {
    const root = await addCategory(server, 'Alles')
    const leaf = await addCategory(server, 'Hamers', root, { sources: [{ name: 'erp', id: '7' }] })
    const remove = (id: number) => server.gql('mutation ($id: Float!) { categoryDelete(categoryId: $id) }', { id })

    const below = `Category with id [${root.id}] has categories below it and cannot be deleted`
    expect(await remove(root.id)).toEqual(error('DELETE_CATEGORY_ERROR', below))
    expect(await count()).toBe(2)
    expect(await remove(leaf.id)).toEqual({ categoryDelete: true })
    expect(await remove(leaf.id)).toEqual(missing(leaf.id))
    expect((await create({ names: [nl('Hamers')], sources: [{ name: 'erp', id: '7' }] })).categoryCreate.slugs).toEqual([
      nl('hamers'),
    ])
  })

  alone('waits until nothing is listed in the category', async () => {
    const { id } = await addCategory(server, 'Hamers')
    const stamps = { uuid: '01939d2c-0000-7000-8000-000000000001', createdAt: server.clock(), lastModifiedAt: server.clock() }
    const product = await server.tenants.control.insertInto('product').values(stamps).returning('id').executeTakeFirstOrThrow()
    await server.tenants.control
      .insertInto('categoryItem')
      .values({ ...stamps, categoryId: id, productId: product.id, isDefault: true })
      .execute()

    const answer = await server.gql('mutation ($id: Float!) { categoryDelete(categoryId: $id) }', { id })

    const listed = `Category with id [${id}] lists products or clusters and cannot be deleted`
    expect(answer).toEqual(error('DELETE_CATEGORY_ERROR', listed))
  })
})
