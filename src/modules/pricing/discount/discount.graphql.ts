import type { Ctx } from '../../../core/context.js'
import { type Relation, relationById, relationField } from '../../../core/store/relations.js'
import { rowsOf } from '../../../core/store/store.js'
import type { DiscountRow, PricesheetRow } from '../../../db/db.gen.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { keyOf, list, one } from '../../../interfaces/graphql/verbs.js'
import { relationPerBuyer } from '../../../resources/catalog/buyer-rows.js'
import { category } from '../../../resources/catalog/category.js'
import { product } from '../../../resources/catalog/product.js'
import { pricesheet } from '../pricesheet/pricesheet.resource.js'
import { importDiscounts } from './discount.csv.js'
import { discount } from './discount.resource.js'
import { createDiscount, removeDiscount, removeLinesOfSheet, updateDiscount } from './discount.service.js'

/** Returns the sheet of each line: one statement. */
const sheetOfLine: Relation<DiscountRow, PricesheetRow | null> = async (ctx, lines) => {
  const uuids = [...new Set(lines.map(({ pricesheetId }) => pricesheetId))]
  const byUuid = new Map((await rowsOf(ctx, pricesheet, 'uuid', uuids)).map((row) => [row.uuid, row]))
  return lines.map(({ pricesheetId }) => byUuid.get(pricesheetId) ?? null)
}

const productOfLine = relationField(relationPerBuyer(relationById(product, ({ productId }: DiscountRow) => productId)))
const categoryOfLine = relationField(relationById(category, ({ categoryId }: DiscountRow) => categoryId))

async function shownProduct(line: DiscountRow, { hidden }: { hidden?: boolean | null }, ctx: Ctx) {
  const found = await productOfLine(line, {}, ctx)
  return hidden == null || (found?.hidden === 'Y') === hidden ? found : null
}

async function shownCategory(line: DiscountRow, { hidden }: { hidden?: 'Y' | 'N' | null }, ctx: Ctx) {
  const found = await categoryOfLine(line, {}, ctx)
  return hidden == null || found?.hidden === hidden ? found : null
}

export const discountGraphql = {
  Query: { discount: one(discount, 'id'), discounts: list(discount) },
  Mutation: {
    discountCreate: (_, { input }, ctx) => createDiscount(ctx, input),
    discountUpdate: (_, { id, input }, ctx) => updateDiscount(ctx, keyOf(discount, id), input),
    discountDelete: async (_, { id }, ctx) => Boolean(await removeDiscount(ctx, keyOf(discount, id))),
    discountsDeleteByPricesheetId: (_, { pricesheetId }, ctx) => removeLinesOfSheet(ctx, pricesheetId),
    discountCsvImport: (_, { input }, ctx) => importDiscounts(ctx, input),
  },
  Discount: {
    id: ({ uuid }) => uuid,
    pricesheet: relationField(sheetOfLine),
    product: shownProduct,
    category: shownCategory,
  },
} satisfies Resolvers
