/** The configuration of agents. Their secrets are never shown. */
import type { AgentCreateInput, AgentUpdateInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { create, update } from '../../../core/store/store.js'
import type { AgentRow } from '../../../db/db.gen.js'
import { requireWebAddress } from '../event/event.service.js'
import { agent } from './agent.resource.js'

export async function createAgent(ctx: Ctx, input: AgentCreateInput): Promise<AgentRow> {
  checkAgent(ctx, input)
  const author = authorOf(ctx)
  return create(ctx, agent, { ...input, createdByAdminUserId: author, lastModifiedByAdminUserId: author })
}

export const updateAgent = (ctx: Ctx, id: string, input: AgentUpdateInput): Promise<AgentRow> =>
  changing(ctx, agent, { uuid: id }, { access: 'EDITOR' }, async (inner, row) => {
    checkAgent(ctx, { ...row, ...input } as AgentRow)
    return update(inner, agent, { id: row.id }, { ...input, lastModifiedByAdminUserId: authorOf(ctx) })
  })

const authorOf = ({ actor: { user } }: Ctx): number | null => (user?.kind === 'admin' ? user.id : null)

type AgentAccess = Pick<AgentCreateInput, 'webhookUrl' | 'webhookBasicAuthUsername' | 'webhookBasicAuthPassword'>

function checkAgent(ctx: Ctx, { webhookUrl, webhookBasicAuthUsername: user, webhookBasicAuthPassword: password }: AgentAccess) {
  if ((user == null) !== (password == null))
    throw invalidField('webhookBasicAuthPassword', 'and webhookBasicAuthUsername must be given together')
  if (user?.includes(':')) throw invalidField('webhookBasicAuthUsername', 'must not contain a colon')
  if (webhookUrl != null) requireWebAddress(ctx, 'webhookUrl', webhookUrl)
}
