/** Whether a company belongs to the caller. */
import { hasRole, type RequiredAccess } from '../../core/auth/access.js'
import { forbidden } from '../../core/base/errors.js'
import type { Ctx } from '../../core/context.js'

/** Throws if the company is not the caller's own: reading needs one of their companies, every other access one that they manage. */
export function refuseForeignCompany({ actor: { roles, user } }: Ctx, companyId: number, access: RequiredAccess): void {
  if (hasRole(roles, 'user', access)) return
  const ownIds = access === 'VIEWER' ? user?.companyIds : user?.managedCompanyIds
  if (!ownIds?.includes(companyId)) throw foreignCompany()
}

/** Returns the error for a company of somebody else. It is the same whether or not the company exists, so it discloses nothing. */
export const foreignCompany = () => forbidden('Unauthorized use of companyIds')
