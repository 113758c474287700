/** A kind of product: one line of a table from which all its variants are made. */
import type { AttributeName, AttributeValues } from '../attributes.js'
import type { DrawingName } from '../pictures/drawings.js'
import type { Text } from '../words.js'

/** An attribute and the values that it has among the variants. */
export type Axis = readonly [attribute: AttributeName, values: readonly (string | number)[]]

export interface Kind {
  /** How the SKUs of its products begin. */
  code: string
  /** The source id of its category. */
  category: string
  drawing: DrawingName
  brand: string
  /** Each `{ATTRIBUTE}` stands for the value of the variant. */
  names: Text
  /** What it is for, as one sentence. */
  text: Text
  /** Every combination of the values is a product. */
  axes: readonly Axis[]
  /** The axis along which variants are one cluster; without it, every variant is listed by itself. */
  cluster?: AttributeName
  /** Values that all variants have. */
  fixed?: AttributeValues
  /** The list price without tax. `of` gives a number, or the place of a text among the values of its axis, from 1 on. */
  price: (of: (name: AttributeName) => number) => number
  /** For how many pieces the price is. */
  per?: number
}
