/** The statements that this process has seen: the name under which each is prepared, and how long it usually takes. */
import { LRUCache } from 'lru-cache'

export interface NamedStatement {
  name: string
  uses: number
  /** The estimated duration, from the measured runs. */
  durationMs: number
}

/** The number of statement names that this process remembers. The least recently used ones are forgotten here, but stay prepared on the connections. */
export const MAX_NAMED_STATEMENTS = 1000
/** A longer statement is not prepared. */
export const MAX_PREPARED_LENGTH = 30_000

export class NamedStatements {
  readonly #statements = new LRUCache<string, NamedStatement>({ max: MAX_NAMED_STATEMENTS })
  #lastNumber = 0

  find(text: string): NamedStatement {
    const existing = this.#statements.get(text)
    if (existing) return existing
    const statement = { name: this.#nextName(), uses: 0, durationMs: 0 }
    if (text.length <= MAX_PREPARED_LENGTH) this.#statements.set(text, statement)
    return statement
  }

  /** The statement is prepared again, under a new name. */
  rename(statement: NamedStatement): void {
    statement.name = this.#nextName()
  }

  #nextName = () => `w${++this.#lastNumber}`
}

/** Updates the estimated duration of a statement whose run started at `startedAt`, and returns the current time. */
export function recordDuration(statement: NamedStatement, startedAt: number): number {
  const now = performance.now()
  const measured = now - startedAt
  const estimate = statement.durationMs
  // A busy server measures too long, never too short. So shorter times count at once, and longer ones only a little.
  statement.durationMs = measured < estimate || statement.uses <= 2 ? measured : estimate + (measured - estimate) / 100
  return now
}
