/** The modules that mistakes would be dearest in, and the tests that are to notice one. */
export const MODULES: Record<string, { files: readonly string[]; tests: readonly string[] }> = {
  money: {
    files: ['src/core/money.ts'],
    tests: ['src/core/money.test.ts', 'src/rooms/pricing/price-calculation/calculate.test.ts'],
  },
  pricing: {
    files: ['calculate', 'price-terms', 'line-surcharges', 'bundle-price', 'shown-price', 'derivation'].map(
      (name) => `src/rooms/pricing/price-calculation/${name}.ts`,
    ),
    tests: ['src/rooms/pricing/price-calculation', 'src/rooms/sales/cart'],
  },
  sales: {
    files: [
      ...['amounts', 'calculate', 'priced-lines', 'costs', 'bonus', 'applied'].map(
        (name) => `src/rooms/sales/cart/pricing/cart.${name}.ts`,
      ),
      ...['order', 'authorization', 'checkout'].map((name) => `src/rooms/sales/cart/checkout/cart.${name}.ts`),
      ...['buyers-amounts', 'buyers-lines', 'buyers-order'].map((name) => `src/rooms/sales/order-create/${name}.ts`),
    ],
    tests: ['src/rooms/sales/cart', 'src/rooms/sales/order-create'],
  },
  stock: {
    files: ['src/rooms/stock/reservation/reservation.service.ts', 'src/rooms/sales/order/status/order.stock.ts'],
    tests: ['src/rooms/stock/reservation', 'src/rooms/sales/order/status'],
  },
  idempotency: { files: ['src/core/idempotency.ts', 'src/faces/http/write-request.ts'], tests: ['test/writes.test.ts'] },
  policies: {
    files: ['src/core/auth/access.ts'],
    tests: ['src/core/auth', 'test/refusals.test.ts', 'src/rooms/accounts/apikey', 'src/rooms/accounts/session'],
  },
}
