import { conflict, defineModule, edits, invalid, type ModuleContext, orOwn, reads } from 'wharf/module'
import { earnPoints } from './earn.js'
import { expirePoints } from './expire.js'
import { addBooking, type Booking, readBalances, type Settings } from './points.js'

export default defineModule<Settings>({
  name: 'loyalty',
  version: '1.0.0',
  api: 1,
  migrations: new URL('../migrations/', import.meta.url),
  settings: (read) => ({
    pointsPer100: read.integer('POINTS_PER_100', 1, 0, 1000),
    validDays: read.integer('VALID_DAYS', 365, 1, 3650),
  }),
  graphql: {
    schema: `
      "Points that a company earned or spent."
      type LoyaltyBooking {
        id: Int!
        "The id of the company."
        companyId: Int!
        "Negative if the points were spent or have expired."
        points: Int!
        "Why the points were booked."
        reason: String!
        "The order that earned the points."
        orderId: Int
        createdAt: DateTime!
        "When the points expire."
        expiresAt: DateTime
      }

      "A page of bookings."
      type LoyaltyBookingsResponse {
        items: [LoyaltyBooking!]!
        itemsFound: Int!
      }

      input LoyaltyBookingSearchInput {
        page: Int! = 1 @rule(min: 1)
        "Items per page."
        offset: Int! = 12 @rule(min: 1, max: 100)
        companyId: Int
      }

      input LoyaltyBookInput {
        companyId: Int!
        points: Int! @rule(min: -100000, max: 100000)
        reason: String! @rule(minLength: 1, maxLength: 200)
      }

      extend type Company {
        "The loyalty points of the company."
        loyaltyPoints: Int
      }

      type Query {
        "The bookings of points, the newest first. A contact sees those of the own companies."
        loyaltyBookings(input: LoyaltyBookingSearchInput): LoyaltyBookingsResponse!
      }

      type Mutation {
        "Books points by hand. A balance is never negative."
        loyaltyBook(input: LoyaltyBookInput!): LoyaltyBooking!
      }
    `,
    resolvers: {
      Query: { loyaltyBookings: (_, { input }, ctx) => listBookings(ctx, input) },
      Mutation: { loyaltyBook: (_, { input }, ctx) => book(ctx, input) },
      Company: {
        loyaltyPoints: {
          batch: async (companies, _, ctx) => {
            const ids = companies.map(({ id }) => id as number)
            const balances = await readBalances(ctx, ids)
            return ids.map((id) => balances.get(id) ?? 0)
          },
        },
      },
    },
  },
  rest: {
    'GET /v2/loyalty-bookings': {
      summary: 'Lists bookings of loyalty points',
      input: { query: 'LoyaltyBookingSearchInput' },
      output: { page: 'LoyaltyBooking' },
      handle: ({ input }, ctx) => listBookings(ctx, input),
    },
    'POST /v2/loyalty-bookings': {
      summary: 'Books loyalty points by hand',
      input: { body: 'LoyaltyBookInput' },
      output: { one: 'LoyaltyBooking', status: 201 },
      handle: ({ input }, ctx) => book(ctx, input),
    },
  },
  policies: {
    'query.loyaltyBookings': orOwn(reads('user'), 'contact'),
    'mutation.loyaltyBook': edits('user'),
    'GET /v2/loyalty-bookings': reads('user'),
    'POST /v2/loyalty-bookings': edits('user'),
  },
  on: { ORDER_CREATED: earnPoints, ORDER_UPDATED: earnPoints },
  jobs: [{ name: 'expire', everyMinutes: 60, run: async (ctx) => void (await expirePoints(ctx)) }],
  commands: {
    expire: {
      about: 'lets points expire now, instead of within the hour',
      run: async (ctx) => `${await expirePoints(ctx)} companies lost expired points.`,
    },
  },
  desk: { title: { en: 'Loyalty points', nl: 'Spaarpunten' }, file: new URL('./desk.js', import.meta.url) },
})

interface Search {
  page?: number
  offset?: number
  companyId?: number
}

/** Staff sees all bookings, a contact those of the own companies. */
async function listBookings({ sql, caller }: ModuleContext<Settings>, { page = 1, offset = 12, companyId }: Search) {
  const own = caller.hasRole('user', 'VIEWER') ? null : [...caller.companyIds]
  const rows = await sql<Booking & { itemsFound: number }>`
    select id, "companyId", points, reason, "orderId", "createdAt", "expiresAt", count(*) over ()::int as "itemsFound"
      from module_loyalty.booking
     where (${companyId ?? null}::int is null or "companyId" = ${companyId ?? null}) and (${own}::int[] is null or "companyId" = any(${own}::int[]))
     order by id desc limit ${offset}::int offset ${(page - 1) * offset}::int`
  return { items: rows, itemsFound: rows[0]?.itemsFound ?? 0 }
}

interface BookInput {
  companyId: number
  points: number
  reason: string
}

async function book(ctx: ModuleContext<Settings>, { companyId, points, reason }: BookInput): Promise<Booking> {
  if (points === 0) throw invalid('points', 'must not be 0')
  const company = await ctx.query('query ($id: Int!) { company(id: $id) { companyId } }', { id: companyId }).catch(() => null)
  if (!company) throw invalid('companyId', 'there is no such company')
  // Two bookings of one company must not spend the same points.
  await ctx.sql`select pg_advisory_xact_lock(hashtext('loyalty'), ${companyId}::int)`
  const balance = (await readBalances(ctx, [companyId])).get(companyId) ?? 0
  if (balance + points < 0) throw conflict('LOYALTY_BALANCE_TOO_LOW', `The company has ${balance} points`)
  const booking = await addBooking(ctx, { companyId, points, reason, orderId: null })
  await ctx.emit('LOYALTY_POINTS_BOOKED', { companyId, points })
  return booking
}
