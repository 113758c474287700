import type { MutationpasswordResetLinkArgs, PasswordRecoveryLinkInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import type { Resolvers } from '../../../faces/graphql/resolvers.gen.js'
import { askForReset, publishReset, recoveryLink, sendInit, welcomeContact, welcomeCustomer } from './password.service.js'

export const passwordGraphql = {
  Mutation: {
    triggerPasswordSendResetEmailEvent: (_, { input }, ctx) => askForReset(ctx, input),
    triggerPasswordSendInitEmailEvent: (_, { input }, ctx) => sendInit(ctx, input),
    passwordResetLink: (_, args, ctx) => recoveryLink(ctx, recoveryInput(args)),
    publishPasswordResetEmailEvent: (_, { input }, ctx) => publishReset(ctx, input),
    triggerContactSendWelcomeEmailEvent: (_, { input }, ctx) => welcomeContact(ctx, input),
    triggerCustomerSendWelcomeEmailEvent: (_, { input }, ctx) => welcomeCustomer(ctx, input),
  },
} satisfies Resolvers

/** The old arguments say the same as the input does; they may not say something else beside it. */
function recoveryInput({ input, email, redirectUrl }: MutationpasswordResetLinkArgs): PasswordRecoveryLinkInput {
  if (!input && !email) throw invalidField('input', 'must be given')
  if (!input) return { email: email ?? '', redirectUrl: redirectUrl ?? null }
  if (email != null && email !== input.email) throw invalidField('email', 'contradicts input.email')
  if (redirectUrl != null && redirectUrl !== (input.redirectUrl ?? redirectUrl))
    throw invalidField('redirectUrl', 'contradicts input.redirectUrl')
  return { ...input, redirectUrl: input.redirectUrl ?? redirectUrl ?? null }
}
