import { anyKey, defineModule, edits, invalid, type ModuleContext, notFound, refused } from 'wharf/module'
import { moderate, moderation } from './moderation.js'

interface Review {
  id: number
  productId: number
  contactId: number
  rating: number
  text: string
  status: 'WAITING' | 'APPROVED' | 'REJECTED'
  createdAt: Date
}

/** The most reviews that a product shows. */
const SHOWN = 50

export default defineModule({
  name: 'reviews',
  version: '1.0.0',
  api: 1,
  migrations: new URL('../migrations/', import.meta.url),
  hookPoints: { moderation },
  graphql: {
    schema: `
      "Whether a review is shown."
      enum ReviewStatus {
        "Nobody has decided yet."
        WAITING
        "It is shown."
        APPROVED
        "It is not shown."
        REJECTED
      }

      "The review of a product by a buyer."
      type Review {
        id: Int!
        productId: Int!
        "From 1 to 5."
        rating: Int!
        text: String!
        status: ReviewStatus!
        createdAt: DateTime!
      }

      "The approved reviews of a product, as a number."
      type ReviewRating {
        "From 1 to 5, with one decimal."
        average: Float!
        count: Int!
      }

      "A page of reviews."
      type ReviewsResponse {
        items: [Review!]!
        itemsFound: Int!
      }

      input ReviewSearchInput {
        page: Int! = 1 @rule(min: 1)
        "Items per page."
        offset: Int! = 12 @rule(min: 1, max: 100)
        status: ReviewStatus
      }

      input ReviewWriteInput {
        productId: Int!
        rating: Int! @rule(min: 1, max: 5)
        text: String! @rule(minLength: 1, maxLength: 2000)
      }

      input ReviewDecideInput {
        status: ReviewStatus!
      }

      extend type Product {
        "The newest approved reviews."
        reviews: [Review!]
        "Null if nobody has reviewed the product."
        rating: ReviewRating
      }

      type Query {
        "All reviews, the oldest first."
        reviews(input: ReviewSearchInput): ReviewsResponse!
      }

      type Mutation {
        "Reviews a product, or changes the own review. It is shown when staff or a decision hook approves it."
        reviewWrite(input: ReviewWriteInput!): Review!
        "Approves or rejects a review."
        reviewDecide(id: Int!, input: ReviewDecideInput!): Review!
      }
    `,
    resolvers: {
      Query: { reviews: (_, { input }, ctx) => listReviews(ctx, input) },
      Mutation: {
        reviewWrite: (_, { input }, ctx) => writeReview(ctx, input),
        reviewDecide: (_, { id, input }, ctx) => decide(ctx, id, input.status),
      },
      Product: {
        reviews: {
          batch: async (products, _, { sql }) => {
            const ids = products.map(({ id }) => id)
            const found = await sql<Review>`
              select id, "productId", "contactId", rating, text, status, "createdAt" from (
                select *, row_number() over (partition by "productId" order by id desc) as number
                  from module_reviews.review where "productId" = any(${ids}::int[]) and status = 'APPROVED') numbered
               where number <= ${SHOWN}::int order by id desc`
            return ids.map((id) => found.filter(({ productId }) => productId === id))
          },
        },
        rating: {
          batch: async (products, _, { sql }) => {
            const ids = products.map(({ id }) => id)
            const found = await sql<{ productId: number; average: number; count: number }>`
              select "productId", round(avg(rating), 1)::float8 as average, count(*)::int as count
                from module_reviews.review where "productId" = any(${ids}::int[]) and status = 'APPROVED' group by 1`
            return ids.map((id) => found.find(({ productId }) => productId === id) ?? null)
          },
        },
      },
    },
  },
  rest: {
    'GET /v2/reviews': {
      summary: 'Lists the reviews of all products',
      input: { query: 'ReviewSearchInput' },
      output: { page: 'Review' },
      handle: ({ input }, ctx) => listReviews(ctx, input),
    },
    'PATCH /v2/reviews/{id}': {
      summary: 'Approves or rejects a review',
      input: { body: 'ReviewDecideInput' },
      output: { one: 'Review' },
      handle: ({ params, input }, ctx) => decide(ctx, Number(params.id), input.status),
    },
  },
  policies: {
    // The key of a storefront may read products, and must not read reviews that nobody has approved.
    'query.reviews': edits('product'),
    'mutation.reviewWrite': anyKey('the operation requires a logged-in contact itself'),
    'mutation.reviewDecide': edits('product'),
    'GET /v2/reviews': edits('product'),
    'PATCH /v2/reviews/{id}': edits('product'),
  },
})

interface Search {
  page?: number
  offset?: number
  status?: Review['status']
}

async function listReviews({ sql }: ModuleContext, { page = 1, offset = 12, status }: Search) {
  const items = await sql<Review & { itemsFound: number }>`
    select id, "productId", "contactId", rating, text, status, "createdAt", count(*) over ()::int as "itemsFound"
      from module_reviews.review where ${status ?? null}::text is null or status = ${status ?? null}
     order by id limit ${offset}::int offset ${(page - 1) * offset}::int`
  return { items, itemsFound: items[0]?.itemsFound ?? 0 }
}

type WriteInput = Pick<Review, 'productId' | 'rating' | 'text'>

/** Only what the buyer can see can be reviewed: the product is read with the rights of the buyer. */
async function writeReview(ctx: ModuleContext, { productId, rating, text }: WriteInput): Promise<Review> {
  const { sql, caller, now, query, emit } = ctx
  if (caller.kind !== 'contact') throw refused('REVIEW_NEEDS_LOGIN', 'Log in as a contact to review a product')
  const product = await query('query ($id: Int) { product(productId: $id) { productId } }', { id: productId }).catch(() => null)
  if (!product) throw invalid('productId', 'there is no such product')
  const status = await moderate(ctx, caller.id ?? 0, { productId, rating, text })
  const [review] = await sql<Review>`
    insert into module_reviews.review ("productId", "contactId", rating, text, status, "createdAt", "changedAt")
    values (${productId}::int, ${caller.id}::int, ${rating}::int, ${text}, ${status}, ${now}::timestamptz, ${now}::timestamptz)
    on conflict ("productId", "contactId") do update
       set rating = excluded.rating, text = excluded.text, status = excluded.status, "changedAt" = excluded."changedAt"
    returning id, "productId", "contactId", rating, text, status, "createdAt"`
  await emit('REVIEW_WRITTEN', { reviewId: review?.id ?? 0, productId })
  return review as Review
}

async function decide({ sql, now }: ModuleContext, id: number, status: Review['status']): Promise<Review> {
  const [review] = await sql<Review>`
    update module_reviews.review set status = ${status}, "changedAt" = ${now}::timestamptz where id = ${id}::int
    returning id, "productId", "contactId", rating, text, status, "createdAt"`
  if (!review) throw notFound('REVIEW_NOT_FOUND', `Review with id [${id}] not found`)
  return review
}
