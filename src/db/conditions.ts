/**
 * Joins SQL conditions so that none of them can lose its parentheses. `a and b or c` is not `a and (b or c)`: a visibility rule with `or`
 * would disable every filter beside it.
 */
import {
  type AndNode,
  type OperationNode,
  type OrNode,
  PostgresQueryCompiler,
  type RawBuilder,
  RawNode,
  type SqlBool,
  sql,
  type UnaryOperationNode,
} from 'kysely'

/**
 * Compiles queries and puts every fragment of raw SQL that is joined by `and`, `or` or `not` in parentheses. Kysely does so for its own conditions,
 * but cannot see inside a fragment.
 */
export class ConditionCompiler extends PostgresQueryCompiler {
  protected override visitAnd({ left, right }: AndNode): void {
    this.#visitOperand(left)
    this.append(' and ')
    this.#visitOperand(right)
  }

  protected override visitOr({ left, right }: OrNode): void {
    this.#visitOperand(left)
    this.append(' or ')
    this.#visitOperand(right)
  }

  protected override visitUnaryOperation({ operator, operand }: UnaryOperationNode): void {
    this.visitNode(operator)
    this.append(' ')
    this.#visitOperand(operand)
  }

  #visitOperand(node: OperationNode): void {
    const isRaw = RawNode.is(node)
    if (isRaw) this.append('(')
    this.visitNode(node)
    if (isRaw) this.append(')')
  }
}

type Condition = RawBuilder<unknown>

const inParentheses = (conditions: readonly Condition[], by: Condition): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    conditions.map((condition) => sql`(${condition})`),
    by,
  )})`

/** Returns the condition that all of these hold; true for none. */
export const allOf = (conditions: readonly Condition[]): RawBuilder<SqlBool> =>
  conditions.length ? inParentheses(conditions, sql` and `) : sql`true`

/** Returns the condition that one of these holds; false for none. */
export const anyOf = (conditions: readonly Condition[]): RawBuilder<SqlBool> =>
  conditions.length ? inParentheses(conditions, sql` or `) : sql`false`
