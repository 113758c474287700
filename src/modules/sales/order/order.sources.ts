/** How other systems know an order. A change adds keys; it takes none away. */
import { sourcesChild } from '../../../core/bulk/children.js'
import { orderSource } from '../../../resources/sales/order.js'

export const orderSources = sourcesChild(orderSource, 'keepAll')
