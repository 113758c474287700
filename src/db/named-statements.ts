/** The names and estimated durations of the statements of a pool. A statement keeps its name, so that each connection prepares it once. */
import { LRUCache } from 'lru-cache'

export interface NamedStatement {
  name: string
  /** How many times it was prepared again, because its plan had become invalid. */
  renewals: number
  uses: number
  /** True if a run has succeeded. */
  isProven: boolean
  /** True if it may write. */
  isWrite: boolean
  /** The estimated duration, from the measured runs. */
  durationMs: number
}

/** The maximum number of statement names in this process. The least recently used ones are dropped here, but stay prepared on the connections. */
export const MAX_NAMED_STATEMENTS = 1000
/** A longer statement is never prepared. */
const MAX_PREPARED_LENGTH = 30_000

/** A statement that only locks rows writes nothing. */
const WRITES = /\b(insert|delete|merge)\b|(?<!\b(for|no key)\s+)\bupdate\b/i

/** Returns whether a statement may write. */
export const isWrite = (text: string): boolean => WRITES.test(text)

export class NamedStatements {
  readonly #statements = new LRUCache<string, NamedStatement>({ max: MAX_NAMED_STATEMENTS })
  #lastNumber = 0

  get(text: string): NamedStatement {
    const existing = this.#statements.get(text)
    if (existing) return existing
    const statement = { name: this.#nextName(), renewals: 0, uses: 0, isProven: false, isWrite: isWrite(text), durationMs: 0 }
    if (text.length <= MAX_PREPARED_LENGTH) this.#statements.set(text, statement)
    return statement
  }

  /** Gives a statement a new name after its plan has become invalid: it is prepared again. */
  rename(statement: NamedStatement): void {
    statement.name = this.#nextName()
    statement.renewals++
  }

  #nextName = () => `w${++this.#lastNumber}`
}

/** Counts a run, and returns the name under which it is prepared: none at its first run, and none if it is too long. */
export function nameForRun(statement: NamedStatement, text: string): string | undefined {
  return ++statement.uses > 1 && text.length <= MAX_PREPARED_LENGTH ? statement.name : undefined
}

/** Returns the text to run. A pooler prepares statements of one text once, under any name, so one that is prepared again needs another text. */
export const textForRun = ({ renewals }: NamedStatement, text: string): string =>
  renewals === 0 ? text : `${text} /* ${renewals} */`

/** Updates the estimated duration of a statement whose run started at `startedAt`, and returns the current time. */
export function recordDuration(statement: NamedStatement, startedAt: number): number {
  const now = performance.now()
  const measured = now - startedAt
  statement.isProven = true
  const estimate = statement.durationMs
  // A busy server measures too long, never too short. So shorter times count at once, and longer ones only a little.
  statement.durationMs = measured < estimate || statement.uses <= 2 ? measured : estimate + (measured - estimate) / 100
  return now
}

/** The log shows this many characters of a failed statement; the rest are only columns and placeholders. */
const MAX_NAMED_SQL = 1000

/** Adds the statement to an error of PostgreSQL, whose own message does not name it. The text contains placeholders, never values, so it is safe to log. */
export const nameStatement = (error: Error, text: string): Error =>
  'severity' in error ? Object.assign(error, { statement: text.replace(/\s+/g, ' ').trim().slice(0, MAX_NAMED_SQL) }) : error
