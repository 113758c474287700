/** The report of the benchmark: a table with a row for each flow and a column for each size. */

import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import type { Flow } from './flows.js'
import { median, type Turn } from './measure.js'

interface MeasuredFlow {
  wharf: Turn[]
  /** The turns of the hand-written handler; empty where there is none. */
  floor: Turn[]
  /** Why the comparison has no meaning; empty when both answer the same. */
  note: string
}

export interface SizeReport {
  size: number
  /** What the load of this run has shown; null when the products of an earlier run were used. */
  loaded: { products: number; seconds: number } | null
  /** How many rounds have been measured. */
  rounds: number
  flows: Map<string, MeasuredFlow>
  /** Megabytes of the server at the end. */
  memory?: number
}

const formatMs = (ms: number) => ms.toFixed(2)
const cpuOf = (turns: readonly Turn[]) =>
  [median(turns.map(({ node }) => node)), median(turns.map(({ postgres }) => postgres))] as const

/** Writes the table to a file, if one is given, and returns it. */
export function writeReport(file: string, flows: readonly Flow[], sizes: readonly SizeReport[]): string {
  const heads = sizes.map(({ size }) => size.toLocaleString('en'))
  const lines = [
    `Measured on ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}.`,
    'CPU milliseconds per request at 8 connections, Node + PostgreSQL = both; median of the rounds. The floor is a handler written by hand for this one answer.',
    '',
    `| flow | target | ${heads.join(' | ')} |`,
    `| --- | --- | ${heads.map(() => '---').join(' | ')} |`,
    ...flows.map((flow) => `| ${flow.name} | ${targetOf(flow)} | ${sizes.map((size) => cellOf(flow, size)).join(' | ')} |`),
    '',
    ...sizes.map(describeSize),
  ]
  const text = `${lines.join('\n')}\n`
  if (file) writeFileSync(file, text)
  return text
}

const targetOf = ({ target }: Flow) => (!target ? '' : 'ms' in target ? `≤ ${target.ms} ms` : `≤ ${target.times} × floor`)

function cellOf({ name, target }: Flow, { flows }: SizeReport): string {
  const measured = flows.get(name)
  if (!measured?.wharf.length) return '–'
  const [node, postgres] = cpuOf(measured.wharf)
  const total = node + postgres
  const [floorNode, floorPostgres] = cpuOf(measured.floor)
  const floor = floorNode + floorPostgres
  const times = total / floor
  const isMet = target && ('ms' in target ? total <= target.ms : times <= target.times)
  return [
    `${formatMs(node)} + ${formatMs(postgres)} = **${formatMs(total)}**`,
    measured.floor.length ? `floor ${formatMs(floor)}, × ${times.toFixed(2)}` : '',
    target ? (isMet ? 'met' : 'missed') : '',
    measured.note,
  ]
    .filter(Boolean)
    .join('; ')
}

function describeSize({ size, loaded, rounds, memory }: SizeReport): string {
  const load = loaded
    ? `${loaded.products.toLocaleString('en')} products loaded by one client in ${loaded.seconds.toFixed(0)} s (${Math.round(loaded.products / loaded.seconds)} a second)`
    : 'products of an earlier run'
  return `- ${size.toLocaleString('en')}: ${rounds} rounds; ${load}${memory ? `; the server has ${Math.round(memory)} MB at the end` : ''}.`
}
