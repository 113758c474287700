/** The points of modules from packages: decisions of theirs that hooks take part in. They are declared when the modules are loaded. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { DecisionPoint } from '../../../contract/contract.gen.js'
import { isShared } from './calls/caller.js'
import { VERSION } from './schemas.js'

export interface ModulePoint {
  /** For operators: what is decided. */
  about: string
  /** The JSON Schema of the properties of a question. */
  question: Readonly<Record<string, unknown>>
  /** The JSON Schema of an answer. */
  answer: Readonly<Record<string, unknown>>
  /** Equal questions share an answer for a short time. */
  isCached?: boolean
  /** Returns why an answer cannot be used although it matches its schema; null if it can. */
  check?: (question: never, answer: never) => string | null
}

interface DeclaredPoint extends ModulePoint {
  isQuestion: ValidateFunction
  isAnswer: ValidateFunction
}

let declared: ReadonlyMap<string, DeclaredPoint> = new Map()

/** Replaces the points of modules. Their names begin with that of the module, such as `reviews/moderation`. Throws if a schema is not valid. */
export function declareModulePoints(points: Readonly<Record<string, ModulePoint>>): void {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  declared = new Map(
    Object.entries(points).map(([name, point]) => [
      name,
      { ...point, isQuestion: ajv.compile(point.question), isAnswer: ajv.compile(point.answer) },
    ]),
  )
}

export const findModulePoint = (name: string): DeclaredPoint | undefined => declared.get(name)

/** The points of installed modules, by their names. */
export const modulePoints = (): ReadonlyMap<string, ModulePoint> => declared

/** Returns whether equal questions share an answer. */
export const sharesAnswers = (point: DecisionPoint, question: object): boolean =>
  point === 'MODULE' ? findModulePoint((question as { point: string }).point)?.isCached === true : isShared(point)

/** Returns the published schema of a question or an answer of a module. */
export function moduleSchema(name: string, side: 'question' | 'answer'): object | null {
  const point = findModulePoint(name)
  if (!point) return null
  const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', title: `The ${side} of a decision hook: ${name}` }
  if (side === 'answer') return { ...head, description: point.about, ...point.answer }
  const envelope = {
    type: 'object',
    required: ['version', 'point', 'dryRun'],
    properties: { version: { const: VERSION }, point: { const: name }, dryRun: { type: 'boolean' } },
  }
  return { ...head, description: point.about, allOf: [envelope, point.question] }
}
