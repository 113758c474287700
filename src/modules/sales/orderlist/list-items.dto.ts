/** The items of order lists and favorite lists in REST: short references; each has its own address. */
import type { Dto, Nested } from '../../../interfaces/rest/dto.js'
import type { EntryTable } from './list-items.js'
import { itemsOfLists } from './list-items.read.js'
import { allCompaniesOf, allUsersOf } from './orderlist.parties.js'

const referenceDto = (name: string, description: string, also: Record<string, string>): Dto => ({
  name,
  from: 'LocalizedString',
  description,
  omit: ['language', 'value'],
  also: { id: 'Int!', uuid: 'String!', ...also },
})

const listedProductDto = referenceDto('ListedProduct', 'A product on a list.', { sku: 'String' })
const listedClusterDto = referenceDto('ListedCluster', 'A cluster on a list.', { code: 'String' })
const listedCompanyDto = referenceDto('ListedCompany', 'A company that a list is assigned to.', {
  name: 'String!',
  debtorId: 'String',
})
const listedUserDto: Dto = {
  ...referenceDto('ListedUser', 'A contact or customer that a list is assigned to.', { type: 'String!', email: 'String' }),
  read: { type: ({ __typename }: { __typename: string }) => __typename.toUpperCase() },
}

/** A deleted list with its items. */
type DeletedList = { id: number; named?: Record<string, unknown[]> }

/** Nests the items of a list, including one that was just deleted. */
const nestedOrDeleted = (name: string, dto: Dto, of: Nested['of']): Nested => ({
  dto,
  of: async (ctx, lists: readonly DeletedList[]) =>
    lists.some(({ named }) => named) ? lists.map(({ named }) => named?.[name] ?? []) : of(ctx, lists),
  many: true,
})

/** Returns the products and clusters of lists, nested. */
export const listedItems = (pairs: EntryTable): Record<string, Nested> => ({
  products: nestedOrDeleted('products', listedProductDto, itemsOfLists(pairs, 'product')),
  clusters: nestedOrDeleted('clusters', listedClusterDto, itemsOfLists(pairs, 'cluster')),
})

/** The parties that order lists are assigned to, as far as the caller may see them. */
export const listedParties: Record<string, Nested> = {
  users: nestedOrDeleted('users', listedUserDto, allUsersOf),
  companies: nestedOrDeleted('companies', listedCompanyDto, allCompaniesOf),
}
