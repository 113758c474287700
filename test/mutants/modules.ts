/** The modules that mistakes would be dearest in, and the tests that are to notice one. */
export const MODULES: Record<string, { files: readonly string[]; tests: readonly string[] }> = {
  money: {
    files: ['src/core/money.ts'],
    tests: ['src/core/money.test.ts', 'src/modules/pricing/price-calculation/calculate.test.ts'],
  },
  pricing: {
    files: ['calculate', 'price-terms', 'line-surcharges', 'bundle-price', 'shown-price', 'derivation'].map(
      (name) => `src/modules/pricing/price-calculation/${name}.ts`,
    ),
    tests: [
      ...['price-calculation', 'surcharge', 'discount', 'tier'].map((name) => `src/modules/pricing/${name}/`),
      'src/modules/sales/cart/',
    ],
  },
  sales: {
    files: [
      ...['sale', 'sale.lines', 'sale.order', 'sale.costs', 'sale.amounts', 'sale.rules', 'sale.buyer'].map(
        (name) => `src/modules/sales/sale/${name}.ts`,
      ),
      ...['applied', 'bonus', 'calculate', 'priced-lines', 'sums'].map(
        (name) => `src/modules/sales/cart/pricing/cart.${name}.ts`,
      ),
      ...['order', 'authorization', 'checkout'].map((name) => `src/modules/sales/cart/checkout/cart.${name}.ts`),
      ...['buyers-amounts', 'buyers-lines', 'buyers-order'].map((name) => `src/modules/sales/order-create/${name}.ts`),
    ],
    tests: [
      ...['sale', 'cart', 'order-create', 'tender'].map((name) => `src/modules/sales/${name}/`),
      'src/modules/sales/order/',
      'src/modules/rules/incentive/',
      'src/modules/rules/business-rule/business-rule.test.ts',
      'src/modules/accounts/purchase-authorization/',
      'src/modules/platform/field-definition/custom-fields.test.ts',
    ],
  },
  stock: {
    files: ['src/modules/stock/reservation/reservation.service.ts', 'src/modules/sales/order/status/order.stock.ts'],
    tests: ['src/modules/stock/reservation/', 'src/modules/sales/order/', 'src/modules/sales/cart/'],
  },
  idempotency: { files: ['src/core/idempotency.ts', 'src/interfaces/http/write-request.ts'], tests: ['test/writes.test.ts'] },
  policies: {
    files: ['src/core/auth/access.ts'],
    tests: ['src/core/auth', 'test/refusals.test.ts', 'src/modules/accounts/apikey', 'src/modules/accounts/session'],
  },
}
