/** What the process that plans mutation testing and the worker that tries the mutants write to each other, in two files. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

/** Tests of one file. */
export interface Selection {
  /** From the root of the repository. */
  file: string
  /** The ids of the tests; null for all of them. */
  tests: readonly string[] | null
  /** How long they take without a mutant. */
  ms: number
}

export interface Try {
  id: number
  /** The cheapest first. */
  selections: readonly Selection[]
}

export type Plan =
  /** Runs every test without a mutant, twice, and reports which mutants it reaches. */
  | { kind: 'record'; files: readonly string[] }
  /** Switches from mutant to mutant in one worker. */
  | { kind: 'switch'; tries: readonly Try[] }
  /** Tries one mutant that is active from the first import on. */
  | { kind: 'fresh'; tries: readonly [Try] }

/** One line of the worker's report. */
export type Report =
  | { kind: 'started'; pid: number }
  /** The worker has to report again within this time. */
  | { kind: 'begun'; id: number; limitMs: number }
  /** `by` is the test that failed, and null if none did. */
  | { kind: 'tried'; id: number; by: string | null }
  /** Tests that failed with the mutant also failed without it right afterwards: this worker cannot be trusted any more. */
  | { kind: 'unsound'; id: number; by: string }
  | { kind: 'reached'; round: number; file: string; test: Recorded }
  | { kind: 'failed'; file: string; by: string }

export interface Recorded {
  /** Null for what happens outside of the tests: in the file itself and in hooks. */
  id: string | null
  ms: number
  mutants: readonly number[]
  /** Those that are reached while the file is imported. */
  imported: readonly number[]
}

/** The folder of the two files. */
export const FOLDER_VARIABLE = 'WHARF_MUTANTS_FOLDER'

const planFile = (folder: string) => `${folder}/plan.json`
const reportFile = (folder: string) => `${folder}/report.jsonl`

export function writePlan(folder: string, plan: Plan): void {
  writeFileSync(reportFile(folder), '')
  writeFileSync(planFile(folder), JSON.stringify(plan))
}

export const readPlan = (folder: string): Plan => JSON.parse(readFileSync(planFile(folder), 'utf8'))

export const report = (folder: string, line: Report) => appendFileSync(reportFile(folder), `${JSON.stringify(line)}\n`)

/** The reports from a position on, and the position after them. */
export function readReports(folder: string, from: number): { reports: Report[]; to: number } {
  const text = readFileSync(reportFile(folder)).subarray(from)
  const end = text.lastIndexOf('\n') + 1
  const lines = text.subarray(0, end).toString().split('\n').filter(Boolean)
  return { reports: lines.map((line) => JSON.parse(line) as Report), to: from + end }
}
