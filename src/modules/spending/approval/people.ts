/** Which accounts belong to one person. Nobody approves their own request, also not with another account. */

/** A contact who takes part in an approval. */
export interface PersonFact {
  id: number
  email: string | null
  /** The declared other account of the same person. */
  linkedContactId: number | null
  /** The companies of the tree that the contact belongs to. */
  companyIds: readonly number[]
}

/** Providers that ignore dots in the part before the @. */
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com'])

/** Returns the mailbox that an address leads to: without capitals, without a tag after a plus sign, and without dots where they mean nothing. */
function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  const domain = address.slice(at + 1)
  const [plain = ''] = address.slice(0, at).split('+')
  const name = plain || address.slice(0, at)
  if (!IGNORES_DOTS.has(domain)) return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}

/** What identifies a person: the account, the account that it is linked to, and the mailbox. */
function marksOf({ id, email, linkedContactId }: PersonFact): string[] {
  const accounts = [id, ...(linkedContactId === null ? [] : [linkedContactId])].map((one) => `account ${one}`)
  return email ? [...accounts, `mailbox ${mailboxOf(email)}`] : accounts
}

/** Returns true if two accounts belong to one person: they are the same, one is linked to the other, both to a third, or they have one mailbox. */
export function isSamePerson(people: readonly PersonFact[], a: number, b: number): boolean {
  if (a === b) return true
  const [one, other] = [people.find(({ id }) => id === a), people.find(({ id }) => id === b)]
  if (!one || !other) return false
  const marks = marksOf(one)
  return marksOf(other).some((mark) => marks.includes(mark))
}

/** Returns one account of each person. */
export const distinctPeople = (people: readonly PersonFact[], ids: readonly number[]): number[] =>
  ids.filter((id, i) => !ids.slice(0, i).some((earlier) => isSamePerson(people, earlier, id)))
