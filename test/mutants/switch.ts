/**
 * What the mutated files ask while they run: which mutant is active. Also records the mutants that would have made a difference. To import this file installs
 * the object for all mutated files of the process.
 */

/** The name of the global variable. */
export const SWITCH = 'wharfMutants'

class MutantSwitch {
  active = 0
  /** The mutants that would have made a difference since the set was cleared. */
  readonly reached = new Set<number>()

  isActive(id: number): boolean {
    return this.active === id
  }

  /** A value in whose place each of the mutants has another one. */
  always<T>(value: T, ...ids: number[]): T {
    for (const id of ids) this.reached.add(id)
    return value
  }

  /** A condition; the mutants behave as if it were always true, and always false. */
  whether<T>(condition: T, alwaysTrue: number, alwaysFalse: number): T {
    this.reached.add(condition ? alwaysFalse : alwaysTrue)
    return condition
  }

  /** The left side of `??`; the mutant does not have the right side. */
  orElse<T>(value: T, id: number): T {
    if (value === null || value === undefined) this.reached.add(id)
    return value
  }

  /** An operation on two values; the mutants have other operators or numbers. */
  operate(left: never, operator: string, right: never, ...others: OtherOperation[]): unknown {
    for (const other of others) if (other[0] === this.active) return computeOther(left, other, right)
    const result = compute(left, operator, right)
    for (const other of others) if (!this.reached.has(other[0]) && isOther(result, left, other, right)) this.reached.add(other[0])
    return result
  }
}

type OtherOperation = [id: number, operator: string, side?: 'left' | 'right', value?: never]

const computeOther = (left: never, [, operator, side, value]: OtherOperation, right: never) =>
  compute(side === 'left' ? (value as never) : left, operator, side === 'right' ? (value as never) : right)

function isOther(result: unknown, left: never, other: OtherOperation, right: never): boolean {
  try {
    return !Object.is(computeOther(left, other, right), result)
  } catch {
    return true
  }
}

function compute(left: never, operator: string, right: never): unknown {
  switch (operator) {
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
    case '===':
      return left === right
    case '!==':
      return left !== right
    case '==':
      // biome-ignore lint/suspicious/noDoubleEquals: the code uses it
      return left == right
    case '!=':
      // biome-ignore lint/suspicious/noDoubleEquals: the code uses it
      return left != right
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
    case '%':
      return left % right
    default:
      throw new Error(`Unknown operator ${operator}`)
  }
}

export const mutantSwitch = new MutantSwitch()
Object.assign(globalThis, { [SWITCH]: mutantSwitch })
