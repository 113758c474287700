/** The approval chain of a purchase: which steps its rules ask for, and how far they are. Pure functions of facts. */
import type { ApprovalNeeds, ApprovalRole, ApprovalStatus } from '../../../contract/contract.gen.js'
import { Decimal } from '../../../core/money.js'
import type { ApprovalStepValues, CurrencyRateValues, FingerprintParts } from '../../../db/json.js'
import type { CartSnapshot } from './fingerprint.js'
import { distinctPeople, isSamePerson, type PersonFact } from './people.js'

/** A rule that is in force for a purchase. */
export interface RuleFact {
  id: number
  name: string
  companyId: number
  amount: string
  currency: string
  rates: readonly CurrencyRateValues[]
  categoryId: number | null
  productId: number | null
  supplier: string | null
  onlyIfRequired: boolean
  steps: readonly ApprovalStepValues[]
  tolerancePercentage: string
  allowsOwnApproval: boolean
  escalateAfterHours: number | null
  escalateToContactId: number | null
  expireAfterDays: number | null
}

/** A contact with a role in a company of the tree. */
interface MemberFact {
  contactId: number
  companyId: number
  role: ApprovalRole
}

/** An approval that somebody has given. */
export interface Decision {
  contactId: number
  /** The contact whose delegate decided. */
  onBehalfOfContactId: number | null
  isEscalated: boolean
}

/** The latest request for a cart. */
interface RequestFact {
  id: number
  status: ApprovalStatus
  /** An authorization manager took the cart over, as the contract has it. */
  isTakenOver: boolean
  contactId: number
  currency: string
  totalGross: string
  parts: FingerprintParts
  decisions: readonly Decision[]
  /** The cart as it is now; null once it is deleted. */
  snapshot: CartSnapshot | null
}

/** What the approval of a purchase depends on. */
export interface ApprovalFacts {
  /** The company and those above it, the nearest first. */
  tree: readonly number[]
  rules: readonly RuleFact[]
  members: readonly MemberFact[]
  people: readonly PersonFact[]
  /** The authorization managers of the company, or else of the nearest company above that has some. */
  approverIds: readonly number[]
  request: RequestFact | null
}

/** A step of a chain, with the contacts who may approve it. */
export interface ChainStep {
  /** Null for the authorization managers of the contract. */
  rule: RuleFact | null
  needs: ApprovalNeeds
  approverIds: readonly number[]
  /** How many people must agree. More than there are means that nobody can complete it. */
  required: number
  allowsOwnApproval: boolean
}

/** Who asks, and why. */
export interface Asking {
  contactId: number | null
  currency: string
  totalGross: string
  /** The rules that the purchase must follow. */
  rules: readonly RuleFact[]
  /** Whether something else than a rule needs approval, and whether that is only the purchase limit of the contract. */
  isRequired: boolean
  isContractOnly: boolean
}

/** Returns the steps that a purchase needs, in their order. */
export function chainOf(asking: Asking, facts: ApprovalFacts): ChainStep[] {
  const rules = [...asking.rules].sort((a, b) => Decimal.of(a.amount).compare(Decimal.of(b.amount)) || a.id - b.id)
  const isReplaced = rules.some(({ onlyIfRequired }) => onlyIfRequired)
  const steps = [
    ...(asking.isRequired && !isReplaced ? managersStep(asking, facts) : []),
    ...rules.flatMap((rule) => rule.steps.map((step) => resolveStep(rule, step, asking.contactId, facts))),
  ]
  return steps.filter((step, i) => !steps.slice(0, i).some((earlier) => isSameStep(earlier, step)))
}

const isSameStep = (a: ChainStep, b: ChainStep): boolean =>
  a.required === b.required &&
  a.allowsOwnApproval === b.allowsOwnApproval &&
  a.approverIds.length === b.approverIds.length &&
  a.approverIds.every((id) => b.approverIds.includes(id))

/**
 * The step of the contract: one of the authorization managers. A manager needs another one, unless there is none, or the manager took the cart over from
 * somebody else and it does not come to more than was asked for. The purchase limit of the contract alone keeps the rules of the contract.
 */
function managersStep(asking: Asking, facts: ApprovalFacts): ChainStep[] {
  const { contactId, isContractOnly } = asking
  const { approverIds: managers, people } = facts
  const isOwn = (id: number) => contactId !== null && (isContractOnly ? id === contactId : isSamePerson(people, id, contactId))
  const others = managers.filter((id) => !isOwn(id))
  const isManager = contactId !== null && managers.includes(contactId) && !isContractOnly
  if (isManager && (others.length === 0 || tookOver(asking, facts))) return []
  return [{ rule: null, needs: 'ANY', approverIds: others, required: 1, allowsOwnApproval: isContractOnly }]
}

function tookOver({ contactId, currency, totalGross }: Asking, { request, people }: ApprovalFacts): boolean {
  if (!request?.isTakenOver || contactId === null || !['APPROVED', 'ORDERED'].includes(request.status)) return false
  const manager = request.decisions.at(-1)?.contactId
  if (manager !== contactId || isSamePerson(people, request.contactId, contactId)) return false
  return request.currency === currency && Decimal.of(totalGross).compare(Decimal.of(request.totalGross)) <= 0
}

function resolveStep(rule: RuleFact, step: ApprovalStepValues, contactId: number | null, facts: ApprovalFacts): ChainStep {
  const { people } = facts
  const { allowsOwnApproval } = rule
  const mayApprove = (id: number) => allowsOwnApproval || contactId === null || !isSamePerson(people, id, contactId)
  const approverIds = [...new Set(candidatesOf(step, facts, mayApprove))].sort((a, b) => a - b)
  const required = { ANY: 1, ALL: Math.max(1, distinctPeople(people, approverIds).length), COUNT: step.count ?? 1 }[step.needs]
  return { rule, needs: step.needs, approverIds, required, allowsOwnApproval }
}

/** Returns the contacts who may approve a step. Of roles, those of the nearest company that has somebody besides the one who asks. */
function candidatesOf(
  { approvers, contactIds, role }: ApprovalStepValues,
  { tree, members, people }: ApprovalFacts,
  mayApprove: (id: number) => boolean,
): number[] {
  if (approvers === 'CONTACTS')
    return contactIds.filter((id) => mayApprove(id) && people.some((person) => person.id === id && person.companyIds.length > 0))
  const isWanted = (member: MemberFact) => approvers === 'MANAGERS_ABOVE' || member.role === role
  for (const company of approvers === 'MANAGERS_ABOVE' ? tree.slice(1) : tree) {
    const found = members.filter((member) => member.companyId === company && isWanted(member) && mayApprove(member.contactId))
    if (found.length) return found.map((member) => member.contactId)
  }
  return []
}

/** A step, and who has approved it. */
export interface StepProgress extends ChainStep {
  approvals: readonly Decision[]
  isComplete: boolean
}

/** Assigns the decisions of a request to the steps of a chain. Each counts for one step; those of people who may not approve the step do not count. */
export function progressOf(
  chain: readonly ChainStep[],
  decisions: readonly Decision[],
  contactId: number | null,
  people: readonly PersonFact[],
): StepProgress[] {
  const steps = chain.map((step) => ({ ...step, approvals: [] as Decision[], isComplete: false }))
  for (const decision of decisions) {
    const step = steps.find(({ isComplete }) => !isComplete)
    if (!step) break
    if (!counts(step, decision, contactId, people)) continue
    step.approvals.push(decision)
    step.isComplete = decision.isEscalated || step.approvals.length >= step.required
  }
  return steps
}

/** Returns the contact in whose name a decision was made. */
export const principalOf = ({ contactId, onBehalfOfContactId }: Decision): number => onBehalfOfContactId ?? contactId

/** Returns true if a decision counts for a step: nobody counts twice, and nobody decides on their own request. */
export function counts(step: StepProgress, decision: Decision, contactId: number | null, people: readonly PersonFact[]): boolean {
  const [actor, principal] = [decision.contactId, principalOf(decision)]
  const isOwn = contactId !== null && [actor, principal].some((id) => isSamePerson(people, id, contactId))
  if (isOwn && !step.allowsOwnApproval) return false
  if (decision.isEscalated) return step.rule?.escalateToContactId === principal
  if (!step.approverIds.includes(principal)) return false
  return !step.approvals.some(
    (other) => isSamePerson(people, other.contactId, actor) || isSamePerson(people, principalOf(other), principal),
  )
}
