/** A small tax engine: sales tax by destination, as in the United States. The rates are examples, not advice. */

/**
 * The percentage of each state, and what places inside of it add, by the beginning of their postal codes. `free` are tax codes of the shop that the state
 * does not tax; `postage` says whether it taxes the shipping costs.
 */
const STATES = {
  CA: { rate: '7.25', local: { 900: '2.25', 941: '1.375' }, free: ['L'], postage: false },
  NY: { rate: '4', local: { 100: '4.875', 112: '4.875' }, free: ['L'], postage: true },
  OR: { rate: '0', local: {}, free: [], postage: false },
  TX: { rate: '6.25', local: { 787: '2', 770: '2' }, free: ['L'], postage: true },
}

/** Decimals as whole numbers of ten-thousandths, so that nothing is lost. */
const UNIT = 10_000n
const parse = (text) => {
  const [, minus, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  const value = BigInt(whole) * UNIT + BigInt(fraction.slice(0, 4).padEnd(4, '0'))
  return minus ? -value : value
}
const print = (value) => `${value / UNIT}.${String(value % UNIT).padStart(4, '0')}`.replace(/\.?0+$/, '')

/** Returns the percentage of a place; null if the state is unknown. */
function rateOf({ region, postalCode }) {
  const state = STATES[region?.toUpperCase()]
  if (!state) return null
  const local = state.local[(postalCode ?? '').slice(0, 3)] ?? '0'
  return { ...state, percentage: print(parse(state.rate) + parse(local)) }
}

/** A certificate of exemption has a number, and is valid for one company, in some states, until a day. */
export function createCertificates() {
  const byNumber = new Map()
  return {
    add: (number, { companyId, states, validUntil }) => byNumber.set(number, { number, companyId, states, validUntil }),
    revoke: (number) => byNumber.delete(number),
    /** Returns the number of a certificate that exempts a company on a day; undefined if it has none. */
    find: (companyId, region, day) =>
      [...byNumber.values()].find(
        (each) => each.companyId === companyId && each.states.includes(region) && each.validUntil >= day,
      )?.number,
  }
}

/**
 * Answers the question of a decision hook with the point TAX. Items that the answer does not name keep the percentage of the shop: a destination outside of
 * the United States is not the business of this engine.
 */
export function answer({ sale, items }, { certificates, today }) {
  const { deliveryAddress, companyId } = sale
  if (deliveryAddress.country !== 'US') return { items: [] }
  const place = rateOf(deliveryAddress)
  // Without a rate, no tax would be charged. An error lets the failure policy of the hook decide.
  if (!place) throw new Error(`There is no rate for the state [${deliveryAddress.region}]`)
  const isExempt = certificates.find(companyId, deliveryAddress.region.toUpperCase(), today()) !== undefined
  const percentageOf = ({ id, taxCode }) => {
    if (isExempt || place.free.includes(taxCode)) return '0'
    if (id === 'postage' || id === 'payment') return place.postage ? place.percentage : '0'
    return place.percentage
  }
  return { items: items.map((item) => ({ id: item.id, percentage: percentageOf(item) })) }
}

/**
 * Returns the tax of a sale for the books of the engine, in cents. Like Wharf, it adds up what has the same percentage and rounds once, half away from zero:
 * if each line were rounded by itself, the books would differ from the orders by a cent here and there.
 */
export function taxOf(items, percentages) {
  const bases = new Map()
  for (const { id, taxable } of items) {
    const percentage = percentages.get(id)
    bases.set(percentage, (bases.get(percentage) ?? 0n) + parse(taxable))
  }
  return [...bases].reduce((sum, [percentage, base]) => sum + roundToCents(base * parse(percentage)), 0)
}

/** The product of an amount and a percentage, both in ten-thousandths, in cents. */
const DIVISOR = UNIT * UNIT
function roundToCents(product) {
  const size = product < 0n ? -product : product
  const cents = Number((size + DIVISOR / 2n) / DIVISOR)
  return product < 0n ? -cents : cents
}
