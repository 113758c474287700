/** The variables that the examples are given: what an ERP, a PIM or a storefront really sends. */
import type { GraphqlFixture, Records } from './fixture.js'
import { accountInputs } from './inputs.accounts.js'
import { catalogInputs } from './inputs.catalog.js'
import { messagingInputs } from './inputs.messaging.js'
import { placementInputs } from './inputs.placement.js'
import { pricingInputs } from './inputs.pricing.js'
import { salesInputs } from './inputs.sales.js'
import { stockInputs } from './inputs.stock.js'

export type Inputs = Record<
  string,
  ((things: Records, own: Records, fixture: GraphqlFixture) => Record<string, unknown>) | undefined
>

export const inputs: Inputs = {
  ...accountInputs,
  ...catalogInputs,
  ...placementInputs,
  ...pricingInputs,
  ...stockInputs,
  ...salesInputs,
  ...messagingInputs,
}
