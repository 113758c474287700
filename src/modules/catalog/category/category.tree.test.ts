import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCategory, error, readPaths, sharedHouse } from '../../../../test/categories.js'
import { undone } from '../../../../test/rolled-back.js'
import type { Answer, TestServer } from '../../../../test/test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await sharedHouse()
})
afterAll(async () => {
  expect(server.logged).toEqual([])
  await server.close()
})

type Added = Awaited<ReturnType<typeof addCategory>>

const alone = (name: string, work: () => Promise<unknown>) => test(name, () => undone(server, work))
const under = (moved: Added, parent: Added | null) =>
  server.gql(
    'mutation ($id: Float!, $parent: Int) { categoryUpdate(categoryId: $id, input: { parent: $parent }) { path sortOrder } }',
    {
      id: moved.id,
      parent: parent?.id ?? null,
    },
  )
const beside = async (side: 'Above' | 'Below', moved: Added, target: Added) => {
  const answer = await server.gql(
    `mutation ($moved: String!, $target: String!) {
      moved: categoryMove${side}(categoryUuid: $moved, targetCategoryUuid: $target) { categoryId sortOrder } }`,
    { moved: moved.uuid, target: target.uuid },
  )
  return answer.moved ?? answer
}
const ids = (...categories: { id: number }[]) => categories.map(({ id }) => id)
const way = (...categories: { id: number }[]) => ids(...categories).join('/')
const inPlace = (...categories: { id: number }[]) => categories.map(({ id }, i) => ({ categoryId: id, sortOrder: i + 1 }))
const underItself = ({ id }: Added) =>
  error('UPDATE_CATEGORY_ERROR', `Category with id [${id}] cannot be moved below itself or below one of its descendants`)

describe('a category that moves', () => {
  alone('a category that moves takes all below it along, and stands behind the others under its new parent', async () => {
    const [from, to] = [await addCategory(server, 'Van'), await addCategory(server, 'Naar')]
    const moved = await addCategory(server, 'Verhuizer', from)
    const child = await addCategory(server, 'Kind', moved)
    const grandchild = await addCategory(server, 'Kleinkind', child)
    const there = await addCategory(server, 'Er al', to)

    const answer = await under(moved, to)

    expect(answer).toEqual({ categoryUpdate: { path: way(to, moved), sortOrder: 2 } })
    expect(await readPaths(server)).toEqual({
      [from.id]: way(from),
      [to.id]: way(to),
      [moved.id]: way(to, moved),
      [child.id]: way(to, moved, child),
      [grandchild.id]: way(to, moved, child, grandchild),
      [there.id]: way(to, there),
    })
    expect(await under(moved, to)).toEqual(answer)
    expect(await under(child, null)).toEqual({ categoryUpdate: { path: way(child), sortOrder: 3 } })
    expect((await readPaths(server))[grandchild.id]).toBe(way(child, grandchild))
  })

  alone('a category that moves stands right above or below another, under the same parent', async () => {
    const [root, elsewhere] = [await addCategory(server, 'Alles'), await addCategory(server, 'Elders')]
    const [a, b, c] = [
      await addCategory(server, 'A', root),
      await addCategory(server, 'B', root),
      await addCategory(server, 'C', root),
    ]
    const guest = await addCategory(server, 'Gast', elsewhere)
    const child = await addCategory(server, 'Kind', guest)

    expect(await beside('Above', c, a)).toEqual(inPlace(c, a, b))
    expect(await beside('Below', c, a)).toEqual(inPlace(a, c, b))
    expect(await beside('Below', guest, b)).toEqual(inPlace(a, c, b, guest))
    expect((await readPaths(server))[child.id]).toBe(way(root, guest, child))
    expect(await beside('Above', guest, root)).toEqual(inPlace(guest, root, elsewhere))
    expect((await readPaths(server))[child.id]).toBe(way(guest, child))
    const { categoryChildren } = await server.gql(`{ categoryChildren(categoryId: ${root.id}) { categoryId } }`)
    expect(categoryChildren).toEqual(ids(a, c, b).map((categoryId) => ({ categoryId })))
  })

  test('a category never moves below itself: a cycle is refused and changes nothing', async () => {
    const root = await addCategory(server, 'Alles')
    const child = await addCategory(server, 'Kind', root)
    const grandchild = await addCategory(server, 'Kleinkind', child)
    const before = await readPaths(server)
    const nobody = { id: 0, uuid: '01939d2c-0000-7000-8000-000000000000' }
    const missing = error('CATEGORY_NOT_FOUND_ERROR', `Category with id [${nobody.uuid}] not found`)

    expect(await under(root, root)).toEqual(underItself(root))
    expect(await under(root, grandchild)).toEqual(underItself(root))
    expect(await beside('Above', root, root)).toEqual(underItself(root))
    expect(await beside('Below', root, grandchild)).toEqual(underItself(root))
    expect([await beside('Below', nobody, root), await beside('Above', root, nobody)]).toEqual([missing, missing])
    expect(await beside('Below', root, { id: 0, uuid: 'x' })).toEqual(
      error('VALIDATION_ERROR', 'targetCategoryUuid must be a uuid'),
    )
    expect(await readPaths(server)).toEqual(before)
  })
})

describe('the tree', () => {
  const MENU = `query ($ids: [Int!], $offset: Int) { categories(filter: { parentCategoryIds: $ids, offset: $offset }) { items {
    categoryId parentUuid sources { id } parent { categoryId } categoryPath { categoryId }
    categories { categoryId names { value } categories(hidden: N) { categoryId sources { id } categories { categoryId } } } } } }`

  alone('the tree is read downwards in order and upwards from the root, shown or hidden', async () => {
    const root = await addCategory(server, 'Alles')
    const shown = await addCategory(server, 'Getoond', root)
    const hidden = await addCategory(server, 'Verborgen', root, { hidden: 'Y' })
    const leaf = await addCategory(server, 'Blad', hidden)
    const of = (...categories: Added[]) => categories.map(({ id }) => ({ categoryId: id }))

    const read = await server.gql(`{
      root: category(categoryId: ${root.id}) {
        parent { categoryId } all: categories { categoryId } shown: categories(hidden: N, userId: 3) { categoryId }
        hidden: categories(hidden: Y) { categoryId } }
      leaf: category(categoryId: ${leaf.id}) {
        parent { categoryId } none: parent(hidden: N) { categoryId } rootCategoryId
        categoryPath { categoryId } shown: categoryPath(hidden: N) { categoryId } categories { categoryId } }
      categoryHierarchy(categoryId: ${leaf.id}) { categoryId }
      categoryChildren(categoryId: ${leaf.id}) { categoryId }
    }`)

    expect(read).toEqual({
      root: { parent: null, all: of(shown, hidden), shown: of(shown), hidden: of(hidden) },
      leaf: {
        parent: of(hidden)[0],
        none: null,
        rootCategoryId: root.id,
        categoryPath: of(root, hidden, leaf),
        shown: of(root, leaf),
        categories: [],
      },
      categoryHierarchy: of(root, hidden, leaf),
      categoryChildren: [],
    })
    for (const field of ['categoryHierarchy', 'categoryChildren'])
      expect(await server.gql(`{ ${field}(categoryId: 0) { categoryId } }`)).toEqual(
        error('CATEGORY_NOT_FOUND_ERROR', 'Category with id [0] not found'),
      )
  })

  alone('the tree costs as many statements for a hundred branches as for two', async () => {
    const root = await addCategory(server, 'Alles')
    const counts: number[] = []
    for (const branches of [2, 98]) {
      const parents = await plant(Array(branches).fill(root.id))
      await plant(await plant(parents.flatMap((id) => [id, id])))
      server.statements.length = 0
      const { categories } = await server.gql(MENU, { ids: [root.id], offset: 1000 })
      counts.push(server.statements.length)
      expect(categories.items.at(-1)).toMatchObject({ categories: [{ categories: [{}] }, { categories: [{}] }] })
    }

    expect(counts[1]).toBe(counts[0])
    expect(counts[0]).toBeLessThanOrEqual(9)
  })

  /** A category under each of the parents, by SQL: how they came there is not the point. */
  async function plant(parents: number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      insert into category (uuid, "parentId", path, names, "createdAt", "lastModifiedAt")
      select gen_random_uuid(), category.id, category.path || '/0', '{"NL": "Tak"}', ${server.clock()}, ${server.clock()}
        from unnest(${parents}::int4[]) as parent(id) join category on category.id = parent.id returning id`.execute(
      server.tenants.control,
    )
    return rows.map(({ id }) => id)
  }
})

describe('moves at the same time', () => {
  /** Checks that the paths match the parents. */
  async function expectSound() {
    const rows = await server.db.selectFrom('category').select(['id', 'parentId', 'path']).execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const row of rows) {
      const steps: number[] = []
      for (let at: typeof row | undefined = row; at && steps.length <= rows.length; at = byId.get(at.parentId ?? 0))
        steps.unshift(at.id)
      expect(row.path).toBe(steps.join('/'))
    }
  }

  test('of two categories that concurrently move below each other, one is refused', async () => {
    const [a, b] = [await addCategory(server, 'A'), await addCategory(server, 'B')]

    const answers = await Promise.all([under(a, b), under(b, a)])

    expect(answers.filter(({ errors }) => errors)).toHaveLength(1)
    expect(answers.find(({ errors }) => errors).errors[0].code).toBe('UPDATE_CATEGORY_ERROR')
    await expectSound()
  })

  test('random concurrent moves, with additions, changes, bulks and deletions between them, leave a valid tree', async () => {
    const all: Added[] = []
    for (let i = 0; i < 12; i++) all.push(await addCategory(server, `Tak ${i}`, all[Math.floor(i / 3) - 1] ?? null))
    let seed = 7
    const some = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return all[seed % all.length] as Added
    }
    const bulk = () => {
      const [x, y] = [some(), some()]
      const item = ({ id }: Added) => ({ id, names: [{ language: 'EN', value: `Branch ${id}` }], parent: { id: some().id } })
      return server.rest('POST /v2/categories/bulk/id', { categories: [x, y].map(item) })
    }
    const steps: (() => Promise<Answer>)[] = [
      ...Array.from({ length: 20 }, (_, i) => () => (i % 2 ? under(some(), some()) : beside('Below', some(), some()))),
      ...Array.from(
        { length: 5 },
        (_, i) => () =>
          server.gql(
            `mutation { categoryCreate(input: { names: [{ language: "NL", value: "Nieuw ${i}" }], parent: ${some().id} }) { categoryId } }`,
          ),
      ),
      ...Array.from({ length: 4 }, () => bulk),
      ...Array.from({ length: 4 }, () => () => server.gql(`mutation { categoryDelete(categoryId: ${some().id}) }`)),
    ]

    const answers = await Promise.all(steps.map((step) => step()))

    const codes = new Set(answers.flatMap(({ errors }) => errors?.map(({ code }: Answer) => code) ?? []))
    for (const code of codes)
      expect(['UPDATE_CATEGORY_ERROR', 'DELETE_CATEGORY_ERROR', 'CATEGORY_NOT_FOUND_ERROR']).toContain(code)
    expect(answers.every(({ status = 200 }) => status === 200)).toBe(true)
    // Chance decides which of them contradict each other; of moves and new ones, some must have been done.
    const done = (from: number, to: number) => answers.slice(from, to).filter(({ errors }) => !errors).length
    expect(done(0, 20)).toBeGreaterThan(2)
    expect(done(20, 25)).toBeGreaterThan(0)
    await expectSound()
  })
})
