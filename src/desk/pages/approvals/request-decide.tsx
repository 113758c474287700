/** Decides on a request in the name of an approver, as a person of the shop who was called by one. */
import { Group } from '@mantine/core'
import { requestAcceptDocument, requestDeclineDocument } from '../../api/documents/spending/approvals.js'
import { useRights } from '../../api/rights.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import type { ShownRequest, VerdictStep } from './request-types.js'
import { useDeciders } from './use-deciders.js'
import { approvalWords } from './words.js'

interface DecideProps {
  request: ShownRequest
  steps: readonly VerdictStep[]
  onDone(): void
}

export function Decide({ request, steps, onDone }: DecideProps) {
  const words = useWords(approvalWords)
  const may = useRights()
  const { deciders } = useDeciders(request, steps)
  if (!may('order', 'EDITOR')) return null
  const title = words.requestOf(request.id)
  const choices = [...new Map(deciders.map(({ id, name }) => [id, { value: String(id), label: name }])).values()]
  return (
    <Group gap="xs">
      {choices.length > 0 && request.changedParts.length === 0 && (
        <ActionButton
          button={words.approve}
          title={`${words.approve}: ${title}`}
          intro={steps.some(({ approvalRuleId }) => approvalRuleId !== null) ? words.approveIntro : words.takeOverIntro}
          buttonProps={{ variant: 'filled' }}
          label={title}
          name={`approval-accept/${request.id}`}
          document={requestAcceptDocument}
          variables={{ id: request.cartId }}
          inputType="CartAcceptPurchaseAuthorizationRequestInput"
          record={{ status: 'PENDING_PURCHASE_AUTHORIZATION' }}
          values={{ contactId: choices[0]?.value }}
          sections={[
            { fields: [{ name: 'contactId', label: words.onBehalfOf, kind: 'choice', choices, isRequired: true, span: 12 }] },
          ]}
          toInput={(_, all) => ({ contactId: Number(all.contactId) })}
          onSaved={onDone}
        />
      )}
      <ActionButton
        button={words.decline}
        title={`${words.decline}: ${title}`}
        intro={words.declineIntro}
        buttonProps={{ color: 'red', variant: 'outline' }}
        label={title}
        name={`approval-decline/${request.id}`}
        document={requestDeclineDocument}
        variables={{ id: request.cartId }}
        inputType="CartDeclinePurchaseAuthorizationRequestInput"
        sections={[{ fields: [{ name: 'comment', label: words.comment, kind: 'long', span: 12 }] }]}
        onSaved={onDone}
      />
    </Group>
  )
}
