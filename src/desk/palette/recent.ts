/** The records that were opened last in this browser. */

export interface RecentRecord {
  /** Such as `#/orders/12`. */
  link: string
  title: string
}

const STORAGE_KEY = 'wharf-desk-recent'
const MAX_RECORDS = 8
/** A record has a view and an id; what lies deeper belongs to it. */
const RECORD = /^#\/(?!sign-in|modules)[\w-]+\/[^/?]+$/

export function readRecent(): RecentRecord[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as RecentRecord[]
  } catch {
    return []
  }
}

/** Puts a record first. Its title may have changed since it was opened last. */
const addRecent = (records: readonly RecentRecord[], { link, title }: RecentRecord): RecentRecord[] =>
  [{ link, title }, ...records.filter((other) => other.link !== link)].slice(0, MAX_RECORDS)

/** Keeps the view in the address if it shows a record. */
export function rememberRecord(title: string) {
  const link = location.hash.split('?')[0] ?? ''
  if (title && RECORD.test(link)) localStorage.setItem(STORAGE_KEY, JSON.stringify(addRecent(readRecent(), { link, title })))
}

/** Records of one person are not shown to the next one who signs in. */
export const forgetRecent = () => localStorage.removeItem(STORAGE_KEY)
