import { hasRole } from '../../../core/auth/access.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { verdictOfCart } from './cart.purchase.js'
import type { SpendingReason } from './judge.js'

/** Returns true if the caller may see the numbers of a reason: those of a budget or limit in its companies, those of credit as a manager. */
function maySeeNumbers({ actor: { roles, user } }: Ctx, { companyId, creditAccountId }: SpendingReason): boolean {
  if (hasRole(roles, 'user', 'VIEWER')) return true
  const ids = creditAccountId === null ? user?.companyIds : user?.managedCompanyIds
  return ids?.includes(companyId) ?? false
}

const number = (text: string | null) => (text === null ? null : Decimal.of(text).toNumber())

export const verdictGraphql = {
  Cart: {
    spendingVerdict: async (row, args, ctx) => {
      const { verdict, reasons, approverIds } = await relationField(verdictOfCart)(row, args, ctx)
      const shown = reasons.map((reason) => {
        const { requested, available, rate } = reason
        const isShown = maySeeNumbers(ctx, reason)
        return {
          ...reason,
          requested: isShown ? number(requested) : null,
          available: isShown ? number(available) : null,
          rate: number(rate),
        }
      })
      return { verdict, reasons: shown, approverIds: [...approverIds] }
    },
  },
} satisfies Resolvers
