/**
 * Evaluates business rules in a separate process. An expression can loop forever, or abort the engine: then this process is
 * killed and started again, the rule counts as failed, and the server and the other rules continue.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { engineProcess } from './engine.child.js'

/** A rule to evaluate: `key` changes with its content. */
interface Decision {
  key: string
  content: { nodes: readonly { type: string }[] }
}

/** The kinds of nodes that are evaluated. Others contain code, which could reach the network. */
const ALLOWED_NODES = ['inputNode', 'outputNode', 'decisionTableNode', 'expressionNode', 'switchNode']
const isAllowed = ({ content }: Decision): boolean => content.nodes.every(({ type }) => ALLOWED_NODES.includes(type))

/** The result of a rule: the outputs of the rows that applied, or why it failed. */
type Outcome = { hits: Record<string, unknown>[] } | { failure: string }

export interface RuleEngine {
  /** Evaluates rules with the same input. The process is started on demand. */
  evaluate(decisions: readonly Decision[], input: object): Promise<Outcome[]>
  /** Returns why an expression cannot be parsed; null if it can. */
  findSyntaxError(expression: string): Promise<string | null>
  /** Returns whether the process is running. */
  isRunning(): boolean
  end(): Promise<void>
}

interface Limits {
  /** A rule that takes longer is stopped. Rules usually take less than a millisecond. */
  evaluationMs: number
  /** How long a stopped rule is not tried again. */
  pauseMs: number
}

const DEFAULT_LIMITS: Limits = { evaluationMs: 500, pauseMs: 60_000 }
const START_MS = 10_000
/** The maximum number of rules in the process. With more, it is restarted. */
const MAX_KEPT = 500

type Job = { key: string; decision: object | undefined } | { expression: string }

interface Engine {
  process: ChildProcess
  /** The keys of the rules that the process has. */
  known: Set<string>
}

type Message = { ready: true } | { outcomes: Outcome[] }

export function openRuleEngine(limits: Limits = DEFAULT_LIMITS): RuleEngine {
  let engine: Engine | null = null
  let last: Promise<unknown> = Promise.resolve()
  let hasEnded = false
  /** Stopped rules, with the instants until which they are not tried. */
  const paused = new Map<string, number>()

  const start = async (): Promise<Engine> => {
    if (engine && engine.known.size > MAX_KEPT) stop()
    engine ??= await startEngine()
    return engine
  }
  const stop = () => {
    engine?.process.kill('SIGKILL')
    engine = null
  }

  /** Runs jobs one after the other. Jobs left by a stopped process are run by the next one. */
  async function runJobs(toJob: (n: number, known: Set<string>) => Job, count: number, input: object): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    let isSingle = false
    while (outcomes.length < count && !hasEnded) {
      const { process, known } = await start()
      const jobs = Array.from({ length: count - outcomes.length }, (_, n) => toJob(outcomes.length + n, known))
      const { answers, failure, isCrash } = await sendTask(process, { jobs, input, isSingle }, jobs.length, limits.evaluationMs)
      outcomes.push(...answers)
      noteKeys(jobs.slice(0, answers.length), (key) => known.add(key))
      if (failure === null) continue
      stop()
      if (isCrash && !isSingle && jobs.length > 1) {
        isSingle = true
        continue
      }
      outcomes.push({ failure })
      noteKeys(jobs.slice(answers.length, answers.length + 1), (key) => paused.set(key, performance.now() + limits.pauseMs))
    }
    return outcomes
  }

  /** Runs one task at a time, so that the measured time of a rule is its own. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  const isPaused = (key: string) => {
    const until = paused.get(key)
    if (until !== undefined && until <= performance.now()) paused.delete(key)
    return paused.has(key)
  }

  return {
    evaluate: (decisions, input) =>
      inTurn(async () => {
        const wanted = decisions.filter((decision) => isAllowed(decision) && !isPaused(decision.key))
        const toJob = (n: number, known: Set<string>): Job => {
          const { key, content } = wanted[n] as Decision
          return { key, decision: known.has(key) ? undefined : content }
        }
        // If the process cannot be started at all, every rule has failed: the caller continues without rules.
        const outcomes = await runJobs(toJob, wanted.length, input).catch((error: Error) =>
          wanted.map((): Outcome => ({ failure: error.message })),
        )
        const byKey = new Map(wanted.map(({ key }, n) => [key, outcomes[n]]))
        return decisions.map((decision) => byKey.get(decision.key) ?? { failure: whySkipped(decision) })
      }),
    findSyntaxError: (expression) =>
      inTurn(async () => {
        const [outcome] = await runJobs(() => ({ expression }), 1, {})
        return outcome && 'failure' in outcome ? outcome.failure : null
      }),
    isRunning: () => engine !== null,
    async end() {
      hasEnded = true
      stop()
    },
  }
}

/** Calls `note` for each rule key. Syntax checks have no key. */
function noteKeys(jobs: readonly Job[], note: (key: string) => void): void {
  for (const job of jobs) if ('key' in job) note(job.key)
}

const whySkipped = (decision: Decision): string =>
  isAllowed(decision) ? 'it was stopped before and is not retried yet' : 'it has a node of an unsupported kind'

/** Starts the process without an environment, so that no rule can find a secret in it. */
function startEngine(): Promise<Engine> {
  const require = createRequire(import.meta.url)
  const zenEngine = require.resolve('@gorules/zen-engine')
  const child = spawn(process.execPath, ['--max-old-space-size=256', '-e', engineProcess, zenEngine], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), START_MS)
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The process that evaluates business rules does not start')))
    child.once('message', () => {
      clearTimeout(timer)
      child.removeAllListeners('exit')
      setIdle(child)
      resolve({ process: child, known: new Set() })
    })
  })
}

/** Lets the server exit while the process is idle. */
function setIdle(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

interface TaskResult {
  answers: Outcome[]
  /** Why the next job has no result. */
  failure: string | null
  /** The process has ended. Unless the jobs are sent singly, a later job may have crashed it. */
  isCrash: boolean
}

/** Sends a task and collects the results. It ends with a failure if the process dies, or if one job takes too long. */
function sendTask(child: ChildProcess, task: object, count: number, limitMs: number): Promise<TaskResult> {
  return new Promise((resolve) => {
    const answers: Outcome[] = []
    const finish = (failure: string | null, isCrash = false) => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('exit', onExit)
      setIdle(child)
      resolve({ answers, failure, isCrash })
    }
    // Results that have arrived meanwhile are read first: if this process was busy, the rule is not at fault.
    const onTimeout = (answered: number) => () =>
      setImmediate(() => {
        if (answers.length === answered) finish(`it took longer than ${limitMs} ms`)
      })
    const onExit = () => finish('it crashed the process', true)
    const onMessage = (message: Message) => {
      if ('outcomes' in message) answers.push(...message.outcomes)
      clearTimeout(timer)
      if (answers.length === count) finish(null)
      else timer = setTimeout(onTimeout(answers.length), limitMs)
    }
    let timer = setTimeout(onTimeout(0), limitMs)
    if (child.exitCode !== null || child.signalCode !== null || !child.connected) return onExit()
    child.ref()
    child.channel?.ref()
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.send(task, (error) => error && onExit())
  })
}
