/** The place of a company in its group, and what it may spend. */
import { Anchor, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { companySpendingDocument, waitingRequestsDocument } from '../../api/documents/spending/spending.js'
import { useRights } from '../../api/rights.js'
import { useQuery } from '../../api/use-query.js'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ErrorNotice } from '../../parts/data-table.js'
import { Facts, Panel, StatusBadge } from '../../parts/page.js'
import { approvalWords } from '../approvals/words.js'
import { UseBar } from '../spending/use-bar.js'
import { spendingWords } from '../spending/words.js'

interface Named {
  companyId: number
  name: string
}

interface CompanySpendingResult {
  company: { ancestorCompanies: Named[]; subsidiaries: { itemsFound: number; items: Named[] } }
  budgets: {
    itemsFound: number
    items: { id: number; name: string; amount: number; currency: string; isPerContact: boolean; active: boolean; spent: number }[]
  }
  creditAccounts: {
    items: { id: number; creditLimit: number; currency: string; isOnHold: boolean; exposure: number; available: number }[]
  }
  spendingLimits: { itemsFound: number }
  partNumbers: { itemsFound: number }
  callOffContracts: { itemsFound: number }
  approvalRules: { itemsFound: number }
}

export function CompanySpending({ id }: { id: number }) {
  const { data, error } = useQuery<CompanySpendingResult>(companySpendingDocument, { id })
  if (error) return <ErrorNotice error={error} />
  if (!data) return null
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <PlacePanel company={data.company} />
      <SpendingPanel id={id} data={data} />
    </SimpleGrid>
  )
}

const CompanyLink = ({ companyId, name }: Named) => <Anchor href={linkTo(`/companies/${companyId}`)}>{name}</Anchor>

function PlacePanel({ company: { ancestorCompanies, subsidiaries } }: Pick<CompanySpendingResult, 'company'>) {
  const words = useWords(spendingWords)
  const hidden = subsidiaries.itemsFound - subsidiaries.items.length
  const above = ancestorCompanies.map((one) => <CompanyLink key={one.companyId} {...one} />)
  const below = subsidiaries.items.map((one) => <CompanyLink key={one.companyId} {...one} />)
  return (
    <Panel title={words.place}>
      <Facts
        facts={[
          [
            words.belongsTo,
            <Stack key="above" gap={2}>
              {above.length ? above : <Text c="dimmed">–</Text>}
            </Stack>,
          ],
          [
            words.below,
            <Stack key="below" gap={2}>
              {below.length ? below : <Text c="dimmed">–</Text>}
              {hidden > 0 && <Text c="dimmed">{words.more(hidden)}</Text>}
            </Stack>,
          ],
        ]}
      />
    </Panel>
  )
}

function SpendingPanel({ id, data }: { id: number; data: CompanySpendingResult }) {
  const words = useWords(spendingWords)
  const [account] = data.creditAccounts.items
  const budgets = data.budgets.items.filter(({ active }) => active)
  const all = (area: string, text: string) => (
    <Anchor key={area} href={linkTo(`/spending/${area}`, { companyIds: id })}>
      {text}
    </Anchor>
  )
  return (
    <Panel title={words.spending}>
      <Stack gap="sm">
        {account ? (
          <Group gap="xs" align="flex-end">
            <div className="desk-grow">
              <Anchor href={linkTo(`/spending/credit/${account.id}`)} fw={600}>
                {words.areas.credit}
              </Anchor>
              <UseBar
                label={words.areas.credit}
                used={account.exposure}
                amount={account.creditLimit}
                currency={account.currency}
              />
            </div>
            {account.isOnHold && <StatusBadge tone="bad">{words.isOnHold}</StatusBadge>}
          </Group>
        ) : (
          <Text c="dimmed">{words.noCredit}</Text>
        )}
        {budgets.map(({ id: budgetId, name, spent, amount, currency, isPerContact }) => (
          <div key={budgetId}>
            <Anchor href={linkTo(`/spending/budgets/${budgetId}`)} fw={600}>
              {name}
            </Anchor>
            {isPerContact ? (
              <Text size="sm">{words.eachContact}</Text>
            ) : (
              <UseBar label={name} used={spent} amount={amount} currency={currency} />
            )}
          </div>
        ))}
        {budgets.length === 0 && <Text c="dimmed">{words.noSpending}</Text>}
        <Group gap="md">
          {all('limits', words.limitCount(data.spendingLimits.itemsFound))}
          {all('numbers', words.numberCount(data.partNumbers.itemsFound))}
          {all('contracts', words.contractCount(data.callOffContracts.itemsFound))}
        </Group>
        <ApprovalLinks id={id} rules={data.approvalRules.itemsFound} />
      </Stack>
    </Panel>
  )
}

/** The approval rules of a company, and how many of its requests wait. */
function ApprovalLinks({ id, rules }: { id: number; rules: number }) {
  const words = useWords(approvalWords)
  const may = useRights()
  const { data } = useQuery<{ approvalRequests: { itemsFound: number } }>(waitingRequestsDocument, { id }, may('order', 'VIEWER'))
  const waiting = data?.approvalRequests.itemsFound ?? 0
  return (
    <Group gap="md">
      <Anchor href={linkTo('/approvals/rules', { companyIds: id })}>{words.ruleCount(rules)}</Anchor>
      {waiting > 0 && (
        <Anchor href={linkTo('/approvals/requests', { companyIds: id, statuses: 'PENDING' })}>
          {words.requestCount(waiting)}
        </Anchor>
      )}
    </Group>
  )
}
