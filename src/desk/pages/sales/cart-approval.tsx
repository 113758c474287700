/** A cart that waits for approval: approve it on behalf of an authorization manager of its company, or decline it. */
import { Alert, Anchor, Group, Stack, Text } from '@mantine/core'
import {
  approversDocument,
  cartApproveDocument,
  cartDeleteDocument,
  cartRequestDocument,
} from '../../api/documents/sales-edit.js'
import { useQuery } from '../../api/use-query.js'
import { linkTo, openView } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { fullName, useFormat } from '../../parts/format.js'
import type { ShownCart } from './types.js'
import { salesWords } from './words.js'

interface Limit {
  purchaseRole: 'PURCHASER' | 'AUTHORIZATION_MANAGER'
  authorizationLimit: number | null
  contact: { contactId: number; firstName: string | null; lastName: string | null } | null
}

interface Approvers {
  company: { purchaseAuthorizationConfigs: { items: Limit[] } | null }
}

interface CartApprovalProps {
  cart: ShownCart & { contact: { contactId?: number } | null }
  onChanged(): void
}

interface Waiting {
  approvalRequests: { items: { id: number }[] }
  cart: { spendingVerdict: { steps: { approvalRuleId: number | null }[] } }
}

/** With approval rules, the page of the request says who may decide; without them, an authorization manager takes the cart over. */
export function CartApproval(props: CartApprovalProps) {
  const words = useWords(salesWords)
  const { data, error } = useQuery<Waiting>(cartRequestDocument, { id: props.cart.cartId })
  const request = data?.approvalRequests.items[0]
  const isFollowingRules = data?.cart.spendingVerdict.steps.some(({ approvalRuleId }) => approvalRuleId !== null)
  if (!data && !error) return null
  if (!request || !isFollowingRules) return <ManagerApproval {...props} />
  return (
    <Alert color="yellow" title={words.waitsTitle}>
      <Anchor href={linkTo(`/approvals/requests/${request.id}`)} size="sm">
        {words.openRequest}
      </Anchor>
    </Alert>
  )
}

function ManagerApproval({ cart, onChanged }: CartApprovalProps) {
  const words = useWords(salesWords)
  const format = useFormat(cart.currency)
  const companyId = cart.company?.companyId ?? 0
  const { data } = useQuery<Approvers>(approversDocument, { companyId }, companyId > 0)
  const limits = data?.company.purchaseAuthorizationConfigs?.items ?? []
  const own = limits.find(({ contact }) => contact?.contactId === cart.contact?.contactId)?.authorizationLimit ?? null
  const managers = limits.flatMap(({ purchaseRole, contact }) =>
    purchaseRole === 'AUTHORIZATION_MANAGER' && contact
      ? [{ value: String(contact.contactId), label: fullName(contact) || String(contact.contactId) }]
      : [],
  )
  return (
    <Alert color="yellow" title={words.waitsTitle}>
      <Stack gap="sm">
        <Text size="sm">{words.waitsIntro(fullName(cart.contact), own === null ? null : format.amount(own))}</Text>
        {data && managers.length === 0 && <Text size="sm">{words.noApprover}</Text>}
        <Group gap="xs">
          {managers.length > 0 && <ApproveButton cart={cart} managers={managers} onChanged={onChanged} />}
          <ActionButton
            button={words.decline}
            title={words.declineTitle}
            intro={words.declineIntro}
            buttonProps={{ color: 'red', variant: 'outline' }}
            label={words.declineTitle}
            name={`cart-decline/${cart.cartId}`}
            document={cartDeleteDocument}
            variables={{ id: cart.cartId }}
            inputName={null}
            inputType=""
            onSaved={() => openView('/carts')}
          />
        </Group>
      </Stack>
    </Alert>
  )
}

interface ApproveButtonProps {
  cart: ShownCart
  managers: { value: string; label: string }[]
  onChanged(): void
}

interface Approved {
  cartProcess?: { cartOrderId: number }
}

function ApproveButton({ cart, managers, onChanged }: ApproveButtonProps) {
  const words = useWords(salesWords)
  return (
    <ActionButton<Approved>
      button={words.approve}
      title={words.approveTitle}
      intro={words.approveIntro}
      buttonProps={{ variant: 'filled' }}
      label={words.approveTitle}
      name={`cart-approve/${cart.cartId}`}
      document={cartApproveDocument}
      inputType="CartAcceptPurchaseAuthorizationRequestInput"
      record={{ status: cart.status, total: cart.total }}
      values={{ contactId: managers[0]?.value, isOrdered: true }}
      sections={[
        {
          fields: [
            { name: 'contactId', label: words.approver, kind: 'choice', choices: managers, isRequired: true, span: 6 },
            { name: 'isOrdered', label: words.orderAtOnce, kind: 'switch', span: 6 },
          ],
        },
      ]}
      toRequest={(_, all) => ({
        document: cartApproveDocument,
        variables: { id: cart.cartId, input: { contactId: Number(all.contactId) }, isOrdered: all.isOrdered === true },
      })}
      onSaved={({ cartProcess }) => (cartProcess ? openView(`/orders/${cartProcess.cartOrderId}`) : onChanged())}
    />
  )
}
