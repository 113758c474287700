/**
 * Mutation testing: changes the modules in which mistakes would be dearest, one place at a time, and looks whether a test fails. Prints the mutants that no
 * test noticed, and the share of those that were. With `matrix` it also opens the policies of all operations at once, and then lowers the access that they
 * need: the test of every operation that has a policy, or needs more than to read, must fail.
 * Usage: node tools/run.mjs test/mutants/run.ts [module …] [matrix] [--sample 0.5]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createVitest, type Vitest } from 'vitest/node'
import { policies } from '../../src/assemble-modules.js'
import { MODULES } from './modules.js'
import { listMutants, type Mutant, writeMutants } from './mutate.js'

const words = process.argv.slice(2)
const at = words.indexOf('--sample')
const sample = at < 0 ? 1 : Number(words[at + 1])
const names = words.filter((word) => word in MODULES)
const hasMatrix = words.includes('matrix')
const chosen = names.length || hasMatrix ? names : Object.keys(MODULES)
/** A mutant that takes longer runs for ever. */
const PATIENCE_MS = 180_000
const WANTED = 0.85

const mutants = (() => {
  const all = new Map<string, ReturnType<typeof listMutants>>()
  let first = 1
  for (const file of Object.values(MODULES).flatMap(({ files }) => files)) {
    const made = listMutants(file, readFileSync(file, 'utf8'), first)
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

/** Puts the mutants into the modules. */
const mutate = {
  name: 'mutants',
  enforce: 'pre' as const,
  transform(source: string, id: string) {
    const file = id.split('?')[0]?.replace(`${resolve('.')}/`, '') ?? ''
    const made = mutants.get(file)
    if (!made) return null
    const code = writeMutants(source, made)
    return { code: file === ACCESS ? weaken(code) : code, map: null }
  },
}

async function openVitest(tests: readonly string[], bail = 1): Promise<{ vitest: Vitest; run: () => Promise<number> }> {
  const vitest = await createVitest(
    'test',
    {
      watch: false,
      bail,
      maxWorkers: 1,
      reporters: [{ onTestRunStart: () => undefined }],
      testTimeout: 30_000,
      expect: { requireAssertions: true, poll: { timeout: 5000 } },
      silent: true,
    },
    { plugins: [mutate] },
  )
  const specifications = await vitest.globTestSpecifications([...tests])
  const run = async () => {
    vitest.state.filesMap.clear()
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true)
    const failed = testModules.filter((module) => module.state() === 'failed').length
    return failed + unhandledErrors.length
  }
  return { vitest, run }
}

/** Tries the mutants of a module from one on, and prints a line for each. */
async function work(name: string, ids: readonly number[]): Promise<void> {
  const { vitest, run } = await openVitest(MODULES[name]?.tests ?? [])
  for (const id of ids) {
    process.env.WHARF_MUTANT = String(id)
    console.log(JSON.stringify({ begun: id }))
    const failed = await run()
    console.log(JSON.stringify({ id, isKilled: failed > 0 }))
  }
  await vitest.close()
}

/** True when the test of every operation notices that its policy is weaker. An operation has a test, or one for own and one for foreign objects. */
async function weakenPolicies(how: 'opened' | 'lowered'): Promise<boolean> {
  process.env.WHARF_MUTANT = how
  const { vitest, run } = await openVitest(['test/matrix'], 0)
  await run()
  const failed = vitest.state.getFiles().flatMap(({ tasks }) => tasks.filter(({ result }) => result?.state === 'fail'))
  await vitest.close()
  const noticed = new Set(failed.map(({ name }) => name.replace(/( on \w+ objects)? answers each caller as the table says$/, '')))
  const weaker = Object.entries(policies).filter(
    ([, policy]) => policy.allow === 'role' && (how === 'opened' ? !policy.registers : policy.access !== 'VIEWER'),
  )
  const unnoticed = weaker.map(([name]) => name).filter((name) => !noticed.has(name))
  for (const name of unnoticed) console.log(`  ${name}`)
  console.log(`policies ${how}: ${weaker.length - unnoticed.length} of ${weaker.length} operations have a test that notices it`)
  return unnoticed.length === 0
}

interface Line {
  begun?: number
  id?: number
  isKilled?: boolean
}

/** Runs the mutants in a process of their own, which is started anew when one of them never ends. */
async function tryAll(name: string, ids: readonly number[], onResult: (id: number, isKilled: boolean) => void): Promise<void> {
  let left = [...ids]
  while (left.length > 0) {
    const child = spawn(process.execPath, ['tools/run.mjs', 'test/mutants/run.ts', 'work', name, left.join()], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const current = await follow(child, (id, isKilled) => {
      left = left.filter((one) => one !== id)
      onResult(id, isKilled)
    })
    // It did not come to an end with this one: for ever is as good as a failed test.
    if (left.length > 0) {
      const stuck = current ?? left[0] ?? 0
      left = left.filter((one) => one !== stuck)
      onResult(stuck, stuck !== 0)
    }
  }
}

async function follow(child: ChildProcess, onResult: (id: number, isKilled: boolean) => void): Promise<number | null> {
  let current: number | null = null
  let timer = setTimeout(() => undefined, 0)
  for await (const text of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    if (!text.startsWith('{')) continue
    const { begun, id, isKilled } = JSON.parse(text) as Line
    clearTimeout(timer)
    timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    if (begun !== undefined) current = begun
    if (id !== undefined) onResult(id, isKilled ?? false)
  }
  clearTimeout(timer)
  return current
}

/** Which of the mutants are tried: every one, or a part that is the same each time. */
const isChosen = (id: number) => (id * 0.618033988749895) % 1 < sample

async function main(): Promise<void> {
  let [killed, tried] = [0, 0]
  const isMatrixTight = !hasMatrix || ((await weakenPolicies('opened')) && (await weakenPolicies('lowered')))
  for (const name of chosen) {
    const own: Mutant[] = (MODULES[name]?.files ?? []).flatMap((file) => mutants.get(file) ?? [])
    const ids = own.map(({ id }) => id).filter(isChosen)
    const survivors: number[] = []
    await tryAll(name, [0, ...ids], (id, isKilled) => {
      if (id === 0 && isKilled) throw new Error(`The tests of ${name} fail without any mutant`)
      if (id > 0 && !isKilled) survivors.push(id)
      if (process.stderr.isTTY) process.stderr.write(`\r${name}: ${id}`)
    })
    for (const id of survivors) {
      const { file, line, before, after } = own.find((one) => one.id === id) as Mutant
      console.log(
        `  ${file}:${line}  ${before.replaceAll(/\s+/g, ' ').slice(0, 80)}  →  ${after.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
      )
    }
    killed += ids.length - survivors.length
    tried += ids.length
    console.log(`${name}: ${ids.length - survivors.length} of ${ids.length} mutants noticed (${own.length} exist)`)
  }
  const score = tried ? `${killed} of ${tried} mutants noticed: ${((100 * killed) / tried).toFixed(1)} %` : 'no mutants tried'
  console.log(`${score}${hasMatrix ? `; policies ${isMatrixTight ? 'all' : 'NOT ALL'} noticed` : ''}`)
  process.exitCode = killed >= WANTED * tried && isMatrixTight ? 0 : 1
}

if (words[0] === 'work') await work(words[1] ?? '', (words[2] ?? '').split(',').map(Number))
else await main()
