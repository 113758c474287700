import type { MutationpasswordResetLinkArgs, PasswordRecoveryLinkInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import {
  createRecoveryLink,
  requestContactWelcome,
  requestCustomerWelcome,
  requestCustomReset,
  requestInit,
  requestReset,
} from './password.service.js'

export const passwordGraphql = {
  Mutation: {
    triggerPasswordSendResetEmailEvent: (_, { input }, ctx) => requestReset(ctx, input),
    triggerPasswordSendInitEmailEvent: (_, { input }, ctx) => requestInit(ctx, input),
    passwordResetLink: (_, args, ctx) => createRecoveryLink(ctx, recoveryInput(args)),
    publishPasswordResetEmailEvent: (_, { input }, ctx) => requestCustomReset(ctx, input),
    triggerContactSendWelcomeEmailEvent: (_, { input }, ctx) => requestContactWelcome(ctx, input),
    triggerCustomerSendWelcomeEmailEvent: (_, { input }, ctx) => requestCustomerWelcome(ctx, input),
  },
} satisfies Resolvers

/** Returns the input. The deprecated arguments may repeat it, but not contradict it. */
function recoveryInput({ input, email, redirectUrl }: MutationpasswordResetLinkArgs): PasswordRecoveryLinkInput {
  if (!input && !email) throw invalidField('input', 'must be given')
  if (!input) return { email: email ?? '', redirectUrl: redirectUrl ?? null }
  if (email != null && email !== input.email) throw invalidField('email', 'contradicts input.email')
  if (redirectUrl != null && redirectUrl !== (input.redirectUrl ?? redirectUrl))
    throw invalidField('redirectUrl', 'contradicts input.redirectUrl')
  return { ...input, redirectUrl: input.redirectUrl ?? redirectUrl ?? null }
}
