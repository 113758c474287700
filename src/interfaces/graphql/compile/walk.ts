/** Visits documents in steps: other requests are served between them, so that a large document does not hold the event loop. */
import {
  type ASTNode,
  type ASTVisitor,
  BREAK,
  type DocumentNode,
  getEnterLeaveForKind,
  Kind,
  type TypeInfo,
  visitInParallel,
  visitWithTypeInfo,
} from 'graphql'
import type { Steps } from '../../../core/base/event-loop.js'

type Place = ASTNode | readonly ASTNode[]

/** A node or a list of nodes whose children are being visited. */
interface Level {
  of: Place
  /** The names of the children; null for a list. */
  keys: readonly string[] | null
  length: number
  next: number
}

/** The children of nodes. Names are left out, because nobody looks at them, and so are definitions of types, which no request may contain. */
const childrenOf: Partial<Record<Kind, readonly string[]>> = {
  [Kind.DOCUMENT]: ['definitions'],
  [Kind.OPERATION_DEFINITION]: ['variableDefinitions', 'directives', 'selectionSet'],
  [Kind.VARIABLE_DEFINITION]: ['variable', 'type', 'defaultValue', 'directives'],
  [Kind.SELECTION_SET]: ['selections'],
  [Kind.FIELD]: ['arguments', 'directives', 'selectionSet'],
  [Kind.ARGUMENT]: ['value'],
  [Kind.FRAGMENT_SPREAD]: ['directives'],
  [Kind.INLINE_FRAGMENT]: ['typeCondition', 'directives', 'selectionSet'],
  [Kind.FRAGMENT_DEFINITION]: ['typeCondition', 'directives', 'selectionSet'],
  [Kind.LIST]: ['values'],
  [Kind.OBJECT]: ['fields'],
  [Kind.OBJECT_FIELD]: ['value'],
  [Kind.DIRECTIVE]: ['arguments'],
  [Kind.LIST_TYPE]: ['type'],
  [Kind.NON_NULL_TYPE]: ['type'],
}

const NO_CHILDREN: readonly string[] = []

/** After this many nodes, entered or left, the clock is read. */
const STEPS_BETWEEN = 100

const isList = (place: Place): place is readonly ASTNode[] => Array.isArray(place)

function levelOf(of: Place): Level {
  if (isList(of)) return { of, keys: null, length: of.length, next: 0 }
  const keys = childrenOf[of.kind] ?? NO_CHILDREN
  return { of, keys, length: keys.length, next: 0 }
}

/** A visit of a document that goes on node by node. */
class Walk {
  readonly #visitor: ASTVisitor
  readonly #levels: Level[] = []
  /** The places around the parent of the current node, as visitors get them. */
  readonly #ancestors: Place[] = []
  isOver = false

  constructor(root: ASTNode, visitor: ASTVisitor) {
    this.#visitor = visitor
    if (this.#call('enter', root) === false) this.isOver = true
    else this.#levels.push(levelOf(root))
  }

  /** Enters the next child, or leaves a node that has no more. */
  step(): void {
    const level = this.#levels.at(-1)
    if (!level) this.isOver = true
    else if (level.next === level.length) this.#leave(level)
    else this.#enter(level, level.next++)
  }

  #enter({ of, keys }: Level, index: number) {
    const key = keys ? (keys[index] as string) : index
    const child = Reflect.get(of, key) as Place | null | undefined
    if (!child || (!isList(child) && this.#call('enter', child, key, of) === false)) return
    this.#ancestors.push(of)
    this.#levels.push(levelOf(child))
  }

  #leave({ of }: Level) {
    this.#levels.pop()
    const parent = this.#ancestors.pop()
    if (!isList(of)) this.#call('leave', of, undefined, parent)
  }

  #call(at: 'enter' | 'leave', node: ASTNode, key?: string | number, parent?: Place): unknown {
    const visit = getEnterLeaveForKind(this.#visitor, node.kind)[at]
    const result = visit?.call(this.#visitor, node as never, key, parent, [], this.#ancestors)
    if (result === BREAK) this.isOver = true
    return result
  }
}

/** Visits the nodes of a document in the order of `visit` of graphql-js. The visitor must not change them. */
function* walk(root: ASTNode, visitor: ASTVisitor): Steps<void> {
  const visit = new Walk(root, visitor)
  for (let steps = 1; !visit.isOver; steps++) {
    visit.step()
    if (steps % STEPS_BETWEEN === 0) yield
  }
}

/** Visits a document once for several visitors, which can ask `info` for the types of the current node. */
export const walkWithTypes = (info: TypeInfo, document: DocumentNode, visitors: readonly ASTVisitor[]): Steps<void> =>
  walk(document, visitWithTypeInfo(info, visitInParallel(visitors)))
