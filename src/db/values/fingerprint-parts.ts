/** The hashes of the parts of a cart that an approval is bound to, and its totals as exact texts. */
export interface FingerprintParts {
  lines: string
  prices: string
  deliveryAddress: string
  invoiceAddress: string
  costCentre: string
  payer: string
  currency: string
  totalGross: string
  totalNet: string
}
