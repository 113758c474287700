/**
 * Mutation testing: changes the modules in which mistakes would be dearest, one place at a time, and looks whether a test fails. Prints the mutants that no
 * test noticed, and the share of those that were. With `matrix` it also opens the policies of all operations at once, and then lowers the access that they
 * need: the test of every operation that has a policy, or needs more than to read, must fail.
 *
 * First it records which tests reach which mutants. A mutant that no test reaches survives; each of the others is tried with the tests that reach it, in a
 * worker that keeps the application loaded (runner.ts). A mutant in code that runs only once, as a constant of a module does, gets a new worker if switching
 * it on later did not show. A mutant that never ends counts as noticed.
 *
 * The results are kept in .cache/mutants, one line for each mutant. `--resume` continues an interrupted run, `--survivors` tries again only those mutants
 * that no test noticed: use it after you added tests, and name the files with the new tests to run only these. Modules can be tried at the same time in several processes.
 * Usage: node tools/run.mjs test/mutants/run.ts [module …] [matrix] [--resume | --survivors] [test file …]
 */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { assembleModules } from '../../src/assemble-modules.js'
import { MODULES } from './modules.js'
import { listMutants, type Mutant, writeMutants } from './mutate.js'
import { FOLDER_VARIABLE, type Plan, type Report, readReports, type Selection, type Try, writePlan } from './plan.js'
import { planSelections, type Reach, readReach } from './reach.js'
import './switch.js'

const words = process.argv.slice(2)
const names = words.filter((word) => word in MODULES)
const hasMatrix = words.includes('matrix')
const chosen = names.length || hasMatrix ? names : Object.keys(MODULES)
/** The only tests to run, if some are named. */
const testFiles = words.filter((word) => word.endsWith('.test.ts'))
const keeps = words.includes('--resume') ? 'all' : words.includes('--survivors') ? 'noticed' : 'none'
const WANTED = 0.85
const FOLDER = resolve('.cache/mutants')

/** The files as they are at the beginning, so that you can go on working on them. */
const sources = new Map(Object.values(MODULES).flatMap(({ files }) => files.map((file) => [file, readFileSync(file, 'utf8')])))

const mutants = (() => {
  const all = new Map<string, ReturnType<typeof listMutants>>()
  let first = 1
  for (const [file, source] of sources) {
    const made = listMutants(file, source, first)
    all.set(file, made)
    first += made.length
  }
  return all
})()

const ACCESS = 'src/core/auth/access.ts'

/** Lets a variable open all policies, or lower the access that they need. */
const weaken = (code: string) =>
  code.replaceAll(/\(\{ allow: 'role', domain, access: '(\w+)' \}\)/g, (text, access) => {
    const weaker = `process.env.WHARF_MUTANT === 'lowered' ? { allow: 'role', domain, access: 'VIEWER' } : ${text}`
    return `(process.env.WHARF_MUTANT === 'opened' ? ({ allow: 'anyKey', reason: '${access}' } as never) : ${weaker})`
  })

/** Changes source files on their way to the tests. */
const changing = (change: (file: string) => string | null) => ({
  name: 'mutants',
  enforce: 'pre' as const,
  transform(_: string, id: string) {
    const code = change(relative('.', id.split('?')[0] ?? ''))
    return code === null ? null : { code, map: null }
  },
})

const withMutants = (file: string) => {
  const made = mutants.get(file)
  return made ? writeMutants(sources.get(file) ?? '', made) : null
}
const withWeakPolicies = (file: string) => (file === ACCESS ? weaken(sources.get(file) ?? '') : null)

const openVitest = (change: (file: string) => string | null, runner?: string): Promise<Vitest> =>
  createVitest(
    'test',
    {
      watch: false,
      maxWorkers: 1,
      reporters: [{ onTestRunStart: () => undefined }],
      expect: { requireAssertions: true, poll: { timeout: 5000 } },
      silent: true,
      ...(runner && { runner }),
    },
    { plugins: [changing(change)] },
  )

/** True when the test of every operation notices that its policy is weaker. An operation has a test, or one for own and one for foreign objects. */
async function weakenPolicies(how: 'opened' | 'lowered'): Promise<boolean> {
  process.env.WHARF_MUTANT = how
  const vitest = await openVitest(withWeakPolicies)
  await vitest.runTestSpecifications(await vitest.globTestSpecifications(['test/matrix']), true)
  const failed = vitest.state.getFiles().flatMap(({ tasks }) => tasks.filter(({ result }) => result?.state === 'fail'))
  await vitest.close()
  const noticed = new Set(failed.map(({ name }) => name.replace(/( on \w+ objects)? answers each caller as the table says$/, '')))
  const weaker = Object.entries(assembleModules().policies).filter(
    ([, policy]) => policy.allow === 'role' && (how === 'opened' ? !policy.registers : policy.access !== 'VIEWER'),
  )
  const unnoticed = weaker.map(([name]) => name).filter((name) => !noticed.has(name))
  for (const name of unnoticed) console.log(`  ${name}`)
  console.log(`policies ${how}: ${weaker.length - unnoticed.length} of ${weaker.length} operations have a test that notices it`)
  return unnoticed.length === 0
}

interface Result {
  /** The same as long as the file is. */
  key: string
  place: string
  /** The test that noticed it; null if none did. */
  by: string | null
}

const keyOf = ({ file, start, end, after }: Mutant & { start: number; end: number }) => {
  const version = createHash('sha256')
    .update(sources.get(file) ?? '')
    .digest('hex')
    .slice(0, 12)
  return `${file} ${version} ${start} ${end} ${after}`
}

const describe = ({ file, line, before, after }: Mutant) => {
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 80)
  return `${file}:${line}  ${short(before)}  →  ${short(after)}`
}

/** Tries the mutants of one module. */
class ModuleRun {
  readonly #name: string
  readonly #own: ReturnType<typeof listMutants>
  readonly #folder: string
  readonly #results = new Map<number, Result>()
  readonly #begun = Date.now()
  #vitest: Vitest | null = null
  #specification: TestSpecification | null = null
  #files: string[] = []
  #shown = 0

  constructor(name: string) {
    this.#name = name
    this.#own = (MODULES[name]?.files ?? []).flatMap((file) => mutants.get(file) ?? [])
    this.#folder = `${FOLDER}/${name}`
  }

  get mutants(): number {
    return this.#own.length
  }

  get survivors(): Mutant[] {
    return this.#own.filter(({ id }) => this.#results.get(id)?.by === null)
  }

  async run(): Promise<void> {
    mkdirSync(this.#folder, { recursive: true })
    this.#load()
    if (this.#left().length === 0) return
    process.env[FOLDER_VARIABLE] = this.#folder
    const vitest = await openVitest(withMutants, 'test/mutants/runner.ts')
    this.#vitest = vitest
    const specifications = await vitest.globTestSpecifications(
      testFiles.length ? testFiles : [...(MODULES[this.#name]?.tests ?? [])],
    )
    this.#specification = specifications[0] ?? null
    this.#files = specifications.map(({ moduleId }) => relative('.', moduleId))
    try {
      await this.#tryAll(await this.#record())
    } finally {
      await vitest.close()
    }
  }

  async #record(): Promise<Reach> {
    const reports: Report[] = []
    await this.#work({ kind: 'record', files: this.#files }, (line) => {
      if (line.kind === 'failed') throw new Error(`Without any mutant a test fails: ${line.by}`)
      reports.push(line)
    })
    const reach = readReach(reports)
    if (reach.ms.size < this.#files.length) throw new Error('Not every test file could be run')
    const total = [...reach.ms.values()].reduce((sum, ms) => sum + ms, 0)
    this.#print(`${this.#files.length} test files take ${(total / 1000).toFixed(1)} s without a mutant`)
    return reach
  }

  async #tryAll(reach: Reach): Promise<void> {
    /** In a worker of its own, the mutant may change whatever is built once. */
    const fresh = (id: number): Try => ({ id, selections: wholeFiles(reach, this.#files) })
    const again: number[] = []
    let tries: Try[] = []
    for (const id of this.#left()) {
      const selections = planSelections(reach, id)
      if (selections.length > 0) tries.push({ id, selections })
      else if (reach.once.has(id)) again.push(id)
      else this.#save(id, null)
    }
    tries.sort((a, b) => timeOf(a) - timeOf(b))
    while (tries.length > 0) {
      const done = new Set<number>()
      const settle = (id: number, by: string | null) => {
        done.add(id)
        if (by === null && reach.once.has(id)) again.push(id)
        else this.#save(id, by)
      }
      const stuck = await this.#work({ kind: 'switch', tries }, (line) => {
        if (line.kind === 'tried') settle(line.id, line.by)
        if (line.kind !== 'unsound') return
        this.#print(`a new worker after mutant ${line.id}, without which this fails: ${line.by}`)
        done.add(line.id)
        again.push(line.id)
      })
      if (stuck?.isLate) settle(stuck.id, 'never ends')
      else if (stuck && !done.has(stuck.id)) {
        done.add(stuck.id)
        again.push(stuck.id)
      } else if (done.size === 0) throw new Error('The worker did not start')
      tries = tries.filter(({ id }) => !done.has(id))
    }
    this.#print(`${again.length} mutants need a worker of their own`)
    for (const id of again) {
      let by: string | null = 'the worker ended'
      const stuck = await this.#work({ kind: 'fresh', tries: [fresh(id)] }, (line) => {
        if (line.kind === 'tried') by = line.by
      })
      this.#save(id, stuck?.isLate ? 'never ends' : by)
    }
  }

  /** Runs a plan in a new worker. Returns the mutant at which the worker stopped without a result. */
  async #work(plan: Plan, onReport: (line: Report) => void): Promise<{ id: number; isLate: boolean } | null> {
    if (!this.#vitest || !this.#specification) throw new Error('No tests')
    writePlan(this.#folder, plan)
    this.#vitest.state.filesMap.clear()
    let isOver = false
    const run = this.#vitest.runTestSpecifications([this.#specification], true).finally(() => {
      isOver = true
    })
    let [from, pid, current, limit] = [0, 0, 0, Number.POSITIVE_INFINITY]
    // A worker in an endless loop would not notice that this process has ended.
    const end = () => void (pid && !isOver && process.kill(pid, 'SIGKILL'))
    process.once('exit', end)
    let failure: unknown = null
    const read = () => {
      const { reports, to } = readReports(this.#folder, from)
      from = to
      for (const line of reports) {
        if (line.kind === 'started') pid = line.pid
        if (line.kind === 'begun') [current, limit] = [line.id || current, Date.now() + line.limitMs]
        if (line.kind === 'tried' || line.kind === 'unsound') [current, limit] = [0, Number.POSITIVE_INFINITY]
        try {
          onReport(line)
        } catch (error) {
          failure ??= error
        }
      }
    }
    let isLate = false
    while (!isOver) {
      await wait(100)
      read()
      if (Date.now() < limit || !pid) continue
      isLate = true
      end()
      break
    }
    await run
    process.off('exit', end)
    read()
    if (failure) throw failure
    return current ? { id: current, isLate } : null
  }

  #left(): number[] {
    return this.#own.map(({ id }) => id).filter((id) => !this.#results.has(id))
  }

  /** Takes over the results of an earlier run. */
  #load(): void {
    const file = `${this.#folder}/results.jsonl`
    const lines = keeps === 'none' || !existsSync(file) ? [] : readFileSync(file, 'utf8').split('\n').filter(Boolean)
    const kept = new Map(lines.map((line) => JSON.parse(line) as Result).map((result) => [result.key, result]))
    for (const mutant of this.#own) {
      const result = kept.get(keyOf(mutant))
      if (result && (keeps === 'all' || result.by !== null)) this.#results.set(mutant.id, result)
    }
    writeFileSync(file, [...this.#results.values()].map((result) => `${JSON.stringify(result)}\n`).join(''))
    if (this.#results.size > 0) this.#print('go on')
  }

  #save(id: number, by: string | null): void {
    const mutant = this.#own.find((one) => one.id === id)
    if (!mutant) throw new Error(`There is no mutant ${id}`)
    const result = { key: keyOf(mutant), place: describe(mutant), by }
    this.#results.set(id, result)
    appendFileSync(`${this.#folder}/results.jsonl`, `${JSON.stringify(result)}\n`)
    if (Date.now() < this.#shown + 20_000) return
    this.#shown = Date.now()
    this.#print('go on')
  }

  #print(text: string): void {
    const minutes = ((Date.now() - this.#begun) / 60_000).toFixed(1)
    const counts = `${this.#results.size} of ${this.#own.length} mutants, ${this.survivors.length} not noticed`
    console.log(`  ${this.#name}, ${minutes} min, ${counts}: ${text}`)
  }
}

const timeOf = ({ selections }: Try): number => selections.reduce((sum, { ms }) => sum + ms, 0)

const wholeFiles = ({ ms }: Reach, files: readonly string[]): Selection[] =>
  files.map((file) => ({ file, tests: null, ms: ms.get(file) ?? 0 })).toSorted((a, b) => a.ms - b.ms)

// So that the listeners for the end of this process are called.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

async function main(): Promise<void> {
  let [noticed, tried] = [0, 0]
  const isMatrixTight = !hasMatrix || ((await weakenPolicies('opened')) && (await weakenPolicies('lowered')))
  delete process.env.WHARF_MUTANT
  for (const name of chosen) {
    const run = new ModuleRun(name)
    await run.run()
    const { survivors, mutants: count } = run
    for (const survivor of survivors) console.log(`  ${describe(survivor)}`)
    noticed += count - survivors.length
    tried += count
    console.log(`${name}: ${count - survivors.length} of ${count} mutants noticed`)
  }
  const score = tried ? `${noticed} of ${tried} mutants noticed: ${((100 * noticed) / tried).toFixed(1)} %` : 'no mutants tried'
  console.log(`${score}${hasMatrix ? `; policies ${isMatrixTight ? 'all' : 'NOT ALL'} noticed` : ''}`)
  process.exitCode = noticed >= WANTED * tried && isMatrixTight ? 0 : 1
}

await main()
