/** Which tests reach which mutants, from the reports of a recording. */
import type { Report, Selection } from './plan.js'

export interface Reach {
  /** How long each file takes. */
  ms: ReadonlyMap<string, number>
  /** How long each test takes, and in which file it is. */
  tests: ReadonlyMap<string, { file: string; ms: number }>
  /** Mutant → the tests that reach it. */
  byTests: ReadonlyMap<number, ReadonlySet<string>>
  /** Mutant → the files that reach it outside of their tests. */
  byFiles: ReadonlyMap<number, ReadonlySet<string>>
  /** Mutants in code that runs once and whose result is kept: it is reached while a module is loaded, or only by the first of two equal runs. */
  once: ReadonlySet<number>
}

type Reached = Extract<Report, { kind: 'reached' }>

export function readReach(reports: readonly Report[]): Reach {
  const lines = reports.filter((line): line is Reached => line.kind === 'reached')
  const second = lines.filter(({ round }) => round === 2)
  const reach = {
    ms: new Map<string, number>(),
    tests: new Map<string, { file: string; ms: number }>(),
    byTests: new Map<number, Set<string>>(),
    byFiles: new Map<number, Set<string>>(),
    once: new Set<number>(),
  }
  const seen = new Set<string>()
  for (const { file, test } of second) {
    reach.ms.set(file, (reach.ms.get(file) ?? 0) + test.ms)
    if (test.id !== null) reach.tests.set(test.id, { file, ms: test.ms })
    const [map, place] = test.id === null ? [reach.byFiles, file] : [reach.byTests, test.id]
    for (const id of [...test.mutants, ...test.imported]) {
      map.set(id, (map.get(id) ?? new Set()).add(place))
      seen.add(`${place} ${id}`)
    }
  }
  for (const { round, file, test } of lines)
    if (round === 1)
      for (const id of [...test.mutants, ...test.imported]) if (!seen.has(`${test.id ?? file} ${id}`)) reach.once.add(id)
  return reach
}

/** What to run for a mutant, the cheapest first: in each file the tests that reach it; the whole file, too, if its hooks reach it. */
export function planSelections(reach: Reach, id: number): Selection[] {
  const byFile = new Map<string, string[]>()
  for (const test of reach.byTests.get(id) ?? []) {
    const file = reach.tests.get(test)?.file ?? ''
    byFile.set(file, [...(byFile.get(file) ?? []), test])
  }
  const timeOf = (ids: readonly string[]) => ids.reduce((sum, test) => sum + (reach.tests.get(test)?.ms ?? 0), 0)
  const idsOf = (file: string) => [...reach.tests].filter(([, test]) => test.file === file).map(([test]) => test)
  const selections: Selection[] = [...byFile].map(([file, tests]) => {
    const inHooks = (reach.ms.get(file) ?? 0) - timeOf(idsOf(file))
    return { file, tests, ms: inHooks + timeOf(tests) }
  })
  const whole = [...(reach.byFiles.get(id) ?? [])].map((file) => ({ file, tests: null, ms: reach.ms.get(file) ?? 0 }))
  return [...selections, ...whole].toSorted((a, b) => a.ms - b.ms)
}
