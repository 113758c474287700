/** A tree of machines from an input, as a flat list with parents. */
import type {
  CreateSparePartInput,
  CreateSparePartsMachineInput,
  UpsertSparePartsMachineInput,
} from '../../../contract/contract.gen.js'
import { DomainError, invalid } from '../../../core/base/errors.js'
import { type LocalizedPatch, toLocalized } from '../../../core/input/localized.js'

export interface Node {
  /** The index of its parent in the list; null for the root. */
  parent: number | null
  reference: { source: string; sourceId: string }
  name: LocalizedPatch
  description: LocalizedPatch
  slug: LocalizedPatch
  /** Undefined if not given. */
  parts: readonly CreateSparePartInput[] | undefined
}

const MAX_DEPTH = 20

/** Returns every machine of the tree, each after its parent. Throws if a reference or, in a machine, a sku occurs twice. */
export function flattenTree(root: CreateSparePartsMachineInput | UpsertSparePartsMachineInput): Node[] {
  const nodes: Node[] = []
  let level: { input: CreateSparePartsMachineInput; parent: number | null }[] = [{ input: root, parent: null }]
  for (let depth = 1; level.length; depth++) {
    if (depth > MAX_DEPTH) throw invalid([{ path: ['machines'], message: `must have at most ${MAX_DEPTH} levels` }])
    const below: typeof level = []
    for (const { input, parent } of level) {
      const place = nodes.push(nodeOf(input, parent)) - 1
      for (const child of input.machines ?? []) below.push({ input: child, parent: place })
    }
    level = below
  }
  refuseRepeated(nodes)
  return nodes
}

function nodeOf(input: CreateSparePartsMachineInput, parent: number | null): Node {
  const name = toLocalized(input.name)
  if (Object.values(name).every((value) => !value)) throw invalid([{ path: ['name'], message: 'must have at least 1 entry' }])
  const skus = new Set<string>()
  for (const { sku } of input.parts ?? []) {
    if (skus.has(sku)) throw invalid([{ path: ['parts'], message: `must not contain the sku [${sku}] twice` }])
    skus.add(sku)
  }
  const { source, sourceId } = input.externalReference
  return {
    parent,
    reference: { source, sourceId },
    name,
    description: toLocalized(input.description ?? []),
    slug: toLocalized(input.slug ?? []),
    parts: input.parts === null ? [] : input.parts,
  }
}

function refuseRepeated(nodes: readonly Node[]): void {
  const seen = new Set<string>()
  for (const { reference } of nodes) {
    const key = JSON.stringify([reference.source, reference.sourceId])
    if (seen.has(key))
      throw new DomainError(
        'VALIDATION',
        'SPARE_PARTS_EXTERNAL_REFERENCE_KEY_DUPLICATES_FOUND_ERROR',
        `The reference ${referenceText(reference)} occurs more than once`,
      )
    seen.add(key)
  }
}

export const referenceText = ({ source, sourceId }: Node['reference']) => `[${source}] [${sourceId}]`
