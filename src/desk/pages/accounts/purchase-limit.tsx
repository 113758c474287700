/** How much a contact may order for a company without approval. */
import { Group } from '@mantine/core'
import { limitCreateDocument, limitDeleteDocument, limitUpdateDocument } from '../../api/documents/accounts-edit.js'
import { useRights } from '../../api/rights.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import type { FormSection } from '../../edit/edit-form.js'
import { accountWords } from './words.js'

export interface PurchaseLimit {
  id: string
  purchaseRole: string
  authorizationLimit: number | null
}

interface LimitActionsProps {
  name: string
  contactId: number
  companyId: number
  limit: PurchaseLimit | undefined
  onChanged(): void
}

/** Sets, changes or removes a limit. */
export function LimitActions({ name, contactId, companyId, limit, onChanged }: LimitActionsProps) {
  const words = useWords(accountWords)
  const may = useRights()
  if (!may('user', limit ? 'EDITOR' : 'OWNER')) return null
  const sections: FormSection[] = [
    {
      fields: [
        {
          name: 'purchaseRole',
          label: words.purchaseRole,
          kind: 'choice',
          choices: words.purchaseRoles,
          isRequired: true,
          span: 12,
        },
        { name: 'authorizationLimit', label: words.limit, help: words.limitHelp, kind: 'number', span: 12 },
      ],
    },
  ]
  const shared = { label: words.limitTitle(name), title: words.limitTitle(name), sections, onSaved: onChanged }
  const buttonProps = { size: 'compact-sm' } as const
  if (!limit)
    return (
      <Group justify="flex-end">
        <ActionButton
          {...shared}
          name={`limit/new/${companyId}/${contactId}`}
          button={words.setLimit}
          document={limitCreateDocument}
          inputType="PurchaseAuthorizationConfigCreateInput"
          values={{ purchaseRole: 'PURCHASER' }}
          toInput={(typed) => ({ ...typed, contactId, companyId })}
          buttonProps={buttonProps}
        />
      </Group>
    )
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <ActionButton
        {...shared}
        name={`limit/${limit.id}`}
        button={words.changeLimit}
        document={limitUpdateDocument}
        variables={{ id: limit.id }}
        inputType="PurchaseAuthorizationConfigUpdateInput"
        values={{ purchaseRole: limit.purchaseRole, authorizationLimit: limit.authorizationLimit }}
        toInput={(_, { purchaseRole, authorizationLimit }) => ({ purchaseRole, authorizationLimit: authorizationLimit ?? null })}
        buttonProps={buttonProps}
      />
      <ActionButton
        {...shared}
        sections={[]}
        name={`limit/${limit.id}/remove`}
        button={words.removeLimit}
        intro={words.removeLimitIntro}
        document={limitDeleteDocument}
        variables={{ id: limit.id }}
        inputName={null}
        inputType=""
        buttonProps={{ ...buttonProps, color: 'red', variant: 'subtle' }}
      />
    </Group>
  )
}
