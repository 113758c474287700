import type { CreateSurchargeInput, UpdateSurchargeInput } from '../../../contract/contract.gen.js'
import { invalid, invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import type { Row } from '../../../core/store/resource.js'
import { create, type Key, update } from '../../../core/store/store.js'
import { surcharge } from './surcharge.resource.js'

type Surcharge = Row<'surcharge'>

/** Adds a surcharge. The contract cannot require a tax code, because its old spelling is also accepted. */
export async function createSurcharge(ctx: Ctx, input: CreateSurchargeInput): Promise<Surcharge> {
  if (input.taxCodeValue == null) throw invalidField('taxCodeValue', 'is required', 'CREATE_SURCHARGE_ERROR')
  return inTransaction(ctx, async (inner) => checkSurcharge(await create(inner, surcharge, input), 'CREATE_SURCHARGE_ERROR'))
}

/** Changes the given fields. The result is checked under the row's lock, against the stored end of validity, too. */
export async function updateSurcharge(ctx: Ctx, key: Key<'surcharge'>, input: UpdateSurchargeInput): Promise<Surcharge> {
  if (Object.keys(input).length === 0)
    throw invalid([{ path: [], message: 'At least one field must be given' }], 'UPDATE_SURCHARGE_INPUT_VALIDATION_ERROR')
  return inTransaction(ctx, async (inner) => checkSurcharge(await update(inner, surcharge, key, input), 'UPDATE_SURCHARGE_ERROR'))
}

/** Throws if a surcharge has no name or ends before it begins, which undoes the change. */
function checkSurcharge(row: Surcharge, code: string): Surcharge {
  if (Object.keys(row.name).length === 0) throw invalidField('name', 'must have at least 1 entry', code)
  if (row.validFrom && row.validTo && row.validTo < row.validFrom)
    throw invalidField('validTo', 'must not be before validFrom', code)
  return row
}
