/** The external keys of an order. A change only adds keys. */
import { sourcesChild } from '../../../core/bulk/children.js'
import { orderSource } from '../../../resources/sales/order.js'

export const orderSources = sourcesChild(orderSource, 'keepAll')
