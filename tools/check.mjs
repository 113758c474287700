// Runs all checks that need no database, two at a time, and fails when one of them fails. Usage: node tools/check.mjs [root] [step]
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const home = resolve(import.meta.dirname, '..')
const root = resolve(process.argv[2] ?? home)
const packages = join(home, 'node_modules')

/** One thread checks in two thirds of the processor time that four need, as none of them checks what another one has; other steps use the other processors. */
const checkTypes = (project, known) => [
  join(packages, 'typescript/bin/tsc'),
  ...['--noEmit', '--pretty', 'false', '--singleThreaded', '--project', project],
  // Only what has changed since the last check, and what depends on it, is checked again.
  ...['--incremental', '--tsBuildInfoFile', join(root, '.cache', known)],
]

const allSteps = [
  ['types', ...checkTypes(root, 'types.tsbuildinfo')],
  ['types of the desk', ...checkTypes(join(root, 'src/desk'), 'desk-types.tsbuildinfo')],
  [
    'lint and format',
    join(packages, '@biomejs/biome/bin/biome'),
    'ci',
    '--error-on-warnings',
    '--colors=off',
    '--max-diagnostics=200',
    '.',
  ],
  ['rules', join(home, 'tools/rules.mjs'), root],
  ['import layers', join(home, 'tools/layers.mjs'), root],
  ['dead code', join(home, 'tools/dead.mjs'), root],
  ['words', join(home, 'tools/words.mjs'), root],
  ['demo snapshot', join(home, 'tools/demo-check.mjs'), root],
]

// A tree without the desk has no types of the desk to check, and one without the demo no snapshot of it.
const needs = { 'types of the desk': 'src/desk', 'demo snapshot': 'src/cli/demo' }
const isThere = ([name]) => existsSync(join(root, needs[name] ?? '.'))
const steps = allSteps.filter((step) => step[0].startsWith(process.argv[3] ?? '') && isThere(step))

/** Runs one step. A step that cannot start, or crashes, has failed. */
function runStep([name, program, ...args]) {
  const started = performance.now()
  return new Promise((done) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    const end = (ok) => done({ name, ok, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += error.message
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

/** Prints a line for a step, and its output when it failed. */
function printResult({ name, ok, output, seconds }) {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(5)} s`)
  if (!ok) console.log(output.trimEnd().replace(/^/gm, '    '))
}

const started = performance.now()
const results = []
let next = 0
let printed = 0
/** Takes one step after the other. Results are printed in the order of the list. */
async function runSteps() {
  while (next < steps.length) {
    const index = next++
    results[index] = await runStep(steps[index])
    while (results[printed]) printResult(results[printed++])
  }
}
await Promise.all([runSteps(), runSteps()])

const failed = results.filter(({ ok }) => !ok).map(({ name }) => name)
const duration = `${((performance.now() - started) / 1000).toFixed(1)} s`
if (steps.length === 0) failed.push(`there is no step ${process.argv[3]}`)
console.log(
  failed.length > 0 ? `check failed: ${failed.join(', ')} (${duration})` : `check passed: ${steps.length} steps (${duration})`,
)
process.exitCode = failed.length > 0 ? 1 : 0
