/**
 * The worker of mutation testing. Vitest starts it as its test runner; instead of running one test file once, it runs test files again and again, each time with
 * another mutant. Only the test file itself is evaluated again: to load the whole application takes much longer than most tests.
 *
 * Every failure with a mutant is tried again without it, at once and in the same worker. Only if the tests pass then, the mutant counts as noticed.
 */
import { resolve } from 'node:path'
import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import { FOLDER_VARIABLE, type Plan, type Recorded, readPlan, report, type Selection, type Try } from './plan.js'
import { mutantSwitch } from './switch.js'

const folder = process.env[FOLDER_VARIABLE] ?? ''

const takeReached = () => {
  const reached = [...mutantSwitch.reached]
  mutantSwitch.reached.clear()
  return reached
}

let unhandled = ''
for (const event of ['unhandledRejection', 'uncaughtException'])
  process.on(event, (error) => {
    unhandled ||= `${event}: ${error}`
  })

/** How long a test may take with a mutant. The machine may be slower than it was when the tests were recorded. */
const timeoutFor = (ms: number) => 20_000 + 4 * ms
const NO_MUTANT_MS = 180_000

const testsOf = (task: RunnerTask): RunnerTestCase[] => (task.type === 'test' ? [task] : task.tasks.flatMap(testsOf))

/** Runs one file, stops at the first test that fails, and reports nothing to Vitest. */
class FileRunner extends TestRunner {
  readonly recorded: Recorded[] = []
  imported: number[] = []
  #begun = 0

  // biome-ignore lint/suspicious/noExplicitAny: these members are private to Vitest
  get #inner(): any {
    return this
  }

  override async importFile(path: string, source: 'collect' | 'setup'): Promise<void> {
    const { evaluatedModules } = this.#inner.workerState
    const module = evaluatedModules.getModuleById(path)
    if (module) evaluatedModules.invalidateModule(module)
    mutantSwitch.reached.clear()
    await super.importFile(path, source)
    this.imported = takeReached()
  }

  override onCollectStart(file: RunnerTestFile): void {
    this.#inner.workerState.filepath = file.filepath
    super.onCollectStart(file)
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test)
    this.#record(null)
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test)
    if (test.mode === 'run' || test.mode === 'queued') this.#record(test.id)
    if (test.result?.state === 'fail') this.#inner.cancelRun = true
  }

  /** The fixtures of Vitest, which no test uses, would be kept for the end of the worker. */
  override onCleanupWorkerContext(): void {
    // There is nothing to clean up.
  }

  /** Tests keep no snapshots. */
  override async onAfterRunSuite(suite: Parameters<TestRunner['onAfterRunSuite']>[0]): Promise<void> {
    this.#inner.workerState.current = suite.suite ?? suite.file
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles()
    this.#record(null)
  }

  #record(id: string | null): void {
    const now = performance.now()
    this.recorded.push({ id, ms: now - (this.#begun || now), mutants: takeReached(), imported: [] })
    this.#begun = now
  }
}

interface Outcome {
  /** The first failure; null if all passed. */
  failure: string | null
  /** The tests that ran, up to the one that failed. */
  ran: string[]
  recorded: Recorded[]
}

export default class MutantRunner extends TestRunner {
  // biome-ignore lint/suspicious/noExplicitAny: these members are private to Vitest
  get #inner(): any {
    return this
  }

  /** Does all the work, so that nothing is left for Vitest. */
  async onBeforeCollect(): Promise<void> {
    // Mutants fill the log with errors that say nothing.
    process.stderr.write = () => true
    report(folder, { kind: 'started', pid: process.pid })
    const plan: Plan = readPlan(folder)
    if (plan.kind === 'record') await this.#recordAll(plan.files)
    else if (plan.kind === 'fresh') await this.#tryFresh(plan.tries[0])
    else await this.#tryAll(plan.tries)
  }

  override async importFile(): Promise<void> {
    // The file that Vitest asks for has already run, or is not in the plan.
  }

  /** Twice: what is reached only the first time belongs to something that is built once and then kept. */
  async #recordAll(files: readonly string[]): Promise<void> {
    for (const round of [1, 2])
      for (const file of files) {
        const { failure, recorded } = await this.#run({ file, tests: null, ms: 0 })
        if (failure !== null) return report(folder, { kind: 'failed', file, by: failure })
        for (const test of recorded) report(folder, { kind: 'reached', round, file, test })
      }
  }

  async #tryFresh({ id, selections }: Try): Promise<void> {
    for (const selection of selections) {
      this.#begin(id, selection)
      const { failure } = await this.#run(selection, id)
      if (failure !== null) return report(folder, { kind: 'tried', id, by: failure })
    }
    report(folder, { kind: 'tried', id, by: null })
  }

  /** Loads all modules first: a mutant must not be active while a constant is computed that the next mutant finds. */
  async #tryAll(tries: readonly Try[]): Promise<void> {
    for (const file of new Set(tries.flatMap(({ selections }) => selections.map((selection) => selection.file))))
      await this.#run({ file, tests: [], ms: 0 })
    for (const one of tries) if (!(await this.#trySwitched(one))) return
  }

  /** False if the worker cannot be trusted any more. */
  async #trySwitched({ id, selections }: Try): Promise<boolean> {
    for (const selection of selections) {
      this.#begin(id, selection)
      const { failure, ran } = await this.#run(selection, id)
      if (failure === null) continue
      this.#begin(0, selection)
      const again = await this.#run({ ...selection, tests: selection.tests && ran })
      if (again.failure === null) report(folder, { kind: 'tried', id, by: failure })
      else report(folder, { kind: 'unsound', id, by: again.failure })
      return again.failure === null
    }
    report(folder, { kind: 'tried', id, by: null })
    return true
  }

  #begin(id: number, { ms }: Selection): void {
    report(folder, { kind: 'begun', id, limitMs: 2 * timeoutFor(ms) })
  }

  async #run({ file, tests, ms }: Selection, id = 0): Promise<Outcome> {
    const timeout = id === 0 ? NO_MUTANT_MS : timeoutFor(ms)
    const runner = new FileRunner({ ...this.config, testTimeout: timeout, hookTimeout: timeout })
    Object.defineProperty(runner, 'moduleRunner', { value: this.#inner.moduleRunner })
    Object.assign(runner, { _otel: this.#inner._otel })
    unhandled = ''
    mutantSwitch.active = id
    const [result] = await startTests([{ filepath: resolve(file), testIds: tests ? [...tests] : undefined }] as never, runner)
    // What the tests have left running may still fail.
    await new Promise((done) => setImmediate(done))
    mutantSwitch.active = 0
    const all = result ? testsOf(result) : []
    const failed = all.find((test) => test.result?.state === 'fail')
    const isFailed = failed || result?.result?.state === 'fail' || unhandled !== ''
    const ran = all.filter(({ mode, result: own }) => (mode === 'run' || mode === 'queued') && own).map((test) => test.id)
    const recorded = [...runner.recorded, { id: null, ms: 0, mutants: [], imported: runner.imported }]
    const error = failed?.result?.errors?.[0]?.message ?? result?.result?.errors?.[0]?.message ?? unhandled
    const failure = isFailed ? `${file} > ${failed?.name ?? 'hook'}: ${String(error).slice(0, 160)}` : null
    return { failure, ran: ran.length ? ran : [...(tests ?? [])], recorded }
  }
}
