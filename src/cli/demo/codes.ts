/** Codes of the demo products. They follow from the SKU, so that every load gives the same ones. */

/** Numbers that begin with 29 are for use within a company: no real product has one. */
const EAN_PREFIX = '29'

/** The three letters of a kind as a number below 17,576. */
const letterNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 65, 0)

const digits = (value: number) => String(value).padStart(5, '0')

/** A number of ten digits that no other product of the demo has: its kind, and its place in the kind. */
const productNumber = (kind: string, place: number) => digits(letterNumber(kind)) + digits(place)

/** The last digit of an EAN-13: all digits together, every second one three times, come to a multiple of ten. */
function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Who delivers the products of a manufacturer. */
const SUPPLIERS = ['Groothandel Noord', 'Van der Meer Import', 'Rijnmond Techniek'] as const

/** The codes of the product with this place in its kind. */
export function codesOf(kind: string, place: number, manufacturer: string) {
  const number = productNumber(kind, place)
  const supplier = SUPPLIERS[letterNumber(kind) % SUPPLIERS.length] ?? SUPPLIERS[0]
  return {
    eanCode: `${EAN_PREFIX}${number}${checkDigit(EAN_PREFIX + number)}`,
    manufacturer,
    manufacturerCode: `${manufacturer.slice(0, 3).toUpperCase()}-${number}`,
    supplier,
    supplierCode: `${supplier.slice(0, 1)}${number}`,
  }
}
