import type { Dto } from '../../../interfaces/rest/dto.js'

export const reservationInputDto: Dto = {
  name: 'StockReservationInput',
  from: 'StockReservationInput',
  declares: `
    input StockReservationInput {
      "What holds the stock, in the words of the caller; what it held before is replaced."
      reference: String! @rule(minLength: 1, maxLength: 64)
      "The channel of the client unless given. Stock is only held where the channel reserves stock."
      channelId: Int
      items: [StockReservationItemInput!]! @rule(minItems: 1, maxItems: 1000)
    }

    input StockReservationItemInput {
      productId: Int!
      quantity: Int! @rule(min: 1, max: 1000000000)
    }

    "What a reference holds."
    type StockHold {
      reference: String!
      "When it is given back by itself; null where nothing is held."
      expiresAt: DateTime
      "Empty where the channel does not reserve stock."
      items: [StockHoldItem!]!
    }

    type StockHoldItem {
      productId: Int!
      quantity: Int!
    }`,
}

export const stockHoldDto: Dto = { name: 'StockHold', from: 'StockHold' }
