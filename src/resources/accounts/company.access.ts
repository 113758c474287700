/** Whose company it is. */
import { hasRole, type RequiredAccess } from '../../core/auth/access.js'
import { forbidden } from '../../core/base/errors.js'
import type { Ctx } from '../../core/context.js'

/** Refuses the number of a company that is not the caller's: to read it must be one of theirs, for anything more one that they manage. */
export function refuseForeignCompany({ actor: { roles, user } }: Ctx, companyId: number, access: RequiredAccess): void {
  if (hasRole(roles, 'user', access)) return
  const own = access === 'VIEWER' ? user?.companyIds : user?.managedCompanyIds
  if (!own?.includes(companyId)) throw foreignCompany()
}

/** The same words whether or not there is such a company. */
export const foreignCompany = () => forbidden('Unauthorized use of companyIds')
