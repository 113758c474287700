import { expect } from 'vitest'
import { placementUuids, readPlacements, uuidOf } from '../../../../test/category-fixtures.js'
import { error, listInDrills, openPlacementHouse } from '../../../../test/placement-server.js'

const { story } = openPlacementHouse()

story('what cannot be placed or moved is refused, and nothing changes', async (fixtures) => {
  const { server, drills, gifts, one, two, three, kit, crate, add } = fixtures
  await listInDrills(fixtures)
  await server.tenants.control.updateTable('product').set({ clusterId: crate }).where('id', '=', three).execute()
  const [first, , , last] = (await placementUuids(server, drills)) as [string, string, string, string]
  await add(one, gifts)
  const [elsewhere] = (await placementUuids(server, gifts)) as [string]
  const before = await readPlacements(server)
  const C = await uuidOf(server, 'category', drills)
  const nowhere = '00000000-0000-7000-8000-000000000000'
  const calls: [string, string, string][] = [
    [
      `productAddToCategory(productId: 999, categoryId: ${drills}, makeDefault: false) { uuid }`,
      'PRODUCT_NOT_FOUND_ERROR',
      'Product with id [999] not found',
    ],
    [
      `clusterAddToCategory(clusterId: ${one}, categoryId: ${drills}, makeDefault: false) { uuid }`,
      'CLUSTER_NOT_FOUND_ERROR',
      `Cluster with id [${one}] not found`,
    ],
    [
      `productAddToCategory(productId: ${one}, categoryId: 888, makeDefault: true) { uuid }`,
      'CATEGORY_NOT_FOUND_ERROR',
      'Category with id [888] not found',
    ],
    [
      `productAddToCategory(productId: ${three}, categoryId: ${gifts}, makeDefault: true) { uuid }`,
      'VALIDATION_ERROR',
      `Product with id [${three}] belongs to cluster [${crate}], which determines its categories`,
    ],
    [
      `productAddToCategory(productId: ${one}, categoryId: ${gifts}, sortOrder: -1, makeDefault: true) { uuid }`,
      'VALIDATION_ERROR',
      'sortOrder must be from 0 to 1000000000',
    ],
    [
      `productSetDefaultCategory(productId: ${two}, categoryId: ${gifts}) { id }`,
      'VALIDATION_ERROR',
      'categoryId is a category that does not contain the product',
    ],
    [
      `clusterSetDefaultCategory(clusterId: 999, categoryId: ${gifts}) { id }`,
      'CLUSTER_NOT_FOUND_ERROR',
      'Cluster with id [999] not found',
    ],
    [
      `clusterRemoveFromCategory(clusterId: 999, categoryId: ${gifts})`,
      'CLUSTER_NOT_FOUND_ERROR',
      'Cluster with id [999] not found',
    ],
    [
      `productsBulkRemoveFromCategory(productIds: [${one}, ${one}], categoryId: ${gifts})`,
      'VALIDATION_ERROR',
      'productIds must not contain the same id twice',
    ],
    [
      `categoryAddProductsClusters(id: ${gifts}, input: { productIds: [] }) { category { id } }`,
      'MISSING_ARGUMENT_ERROR',
      'Give productIds, clusterIds or both',
    ],
    [
      `categoryRemoveProductsClusters(id: 888, input: { productIds: [${one}] }) { category { id } }`,
      'CATEGORY_NOT_FOUND_ERROR',
      'Category with id [888] not found',
    ],
    [
      `categoryAddProductsClusters(id: ${gifts}, input: { clusterIds: [${kit}, ${kit}] }) { category { id } }`,
      'VALIDATION_ERROR',
      'clusterIds must not contain the same id twice',
    ],
    [
      `baseProductCategoryMoveAbove(relationshipUuid: "${first}", targetRelationshipUuid: "${elsewhere}") { uuid }`,
      'VALIDATION_ERROR',
      `Category with id [${drills}] does not list [${elsewhere}]`,
    ],
    [
      `baseProductCategoryMoveAbove(relationshipUuid: "${first}", targetRelationshipUuid: "${first}") { uuid }`,
      'VALIDATION_ERROR',
      'An item cannot be moved above or below itself',
    ],
    [
      `baseProductCategoryMoveToTop(relationshipUuid: "x") { uuid }`,
      'CATEGORY_RELATIONSHIP_NOT_FOUND_ERROR',
      'Relationship with uuid [x] not found',
    ],
    [
      `productCategoryMoveToTop(relationshipUuid: "${last}") { uuid }`,
      'CATEGORY_RELATIONSHIP_NOT_FOUND_ERROR',
      `Relationship with uuid [${last}] not found`,
    ],
    [
      `clusterCategoryMoveAbove(relationshipUuid: "${first}", targetRelationshipUuid: "${last}") { uuid }`,
      'CATEGORY_RELATIONSHIP_NOT_FOUND_ERROR',
      `Relationship with uuid [${first}] not found`,
    ],
    [
      `baseProductCategoryMoveToTopByUuids(categoryUuid: "${nowhere}", productUuid: "${nowhere}") { uuid }`,
      'CATEGORY_NOT_FOUND_ERROR',
      `Category with uuid [${nowhere}] not found`,
    ],
    [
      `baseProductCategoryMoveToTopByUuids(categoryUuid: "${C}", productUuid: "${nowhere}") { uuid }`,
      'VALIDATION_ERROR',
      `Category with id [${drills}] does not list [${nowhere}]`,
    ],
  ]

  for (const [call, code, message] of calls) expect(await server.gql(`mutation { ${call} }`)).toEqual(error(code, message))

  expect(await readPlacements(server)).toEqual(before)
})
