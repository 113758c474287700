/** Action codes: a code that an incentive knows changes what the cart costs. A cart has one. */
import { conflict } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { update } from '../../../core/store/store.js'
import type { CartRow } from '../../../db/db.gen.js'
import { cart } from '../../../resources/sales/cart.js'
import { changeCart } from './cart.service.js'

/** Applies a code. One that no incentive uses is refused. */
export const applyActionCode = (ctx: Ctx, uuid: string, code: string): Promise<CartRow> =>
  changeCart(ctx, uuid, async (inner, row) => {
    if (!(await isKnownCode(inner, code)))
      throw conflict('CART_ACTION_CODE_ADD_ERROR', `No incentive uses the action code [${code}]`)
    return update(inner, cart, { id: row.id }, { actionCode: code })
  })

/** Removes the code that the cart has. */
export const removeActionCode = (ctx: Ctx, uuid: string, code: string): Promise<CartRow> =>
  changeCart(ctx, uuid, (inner, row) => {
    if (row.actionCode !== code)
      throw conflict('CART_ACTION_CODE_REMOVE_ERROR', `The cart does not have the action code [${code}]`)
    return update(inner, cart, { id: row.id }, { actionCode: null })
  })

/** There are no incentives before business rules exist. */
const isKnownCode = async (_ctx: Ctx, _code: string): Promise<boolean> => false
