// Runs the tests of every example under examples/, each in its own folder, as its reader would. Usage: node tools/examples.mjs [name …]
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('..', import.meta.url).pathname
const wanted = process.argv.slice(2)
const examples = readdirSync(join(root, 'examples'))
  .filter((name) => existsSync(join(root, 'examples', name, 'package.json')))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
if (examples.length === 0) {
  console.error('There is no such example.')
  process.exit(2)
}
/** Kills what a program has started, which is in its process group. */
function killGroup(pid) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch (problem) {
    if (problem.code !== 'ESRCH') throw problem
  }
}
/** A test that waits for ever is stopped, so that it fails instead of its whole run. */
const MAX_MS = 600_000
function npm(name, ...args) {
  const options = { cwd: join(root, 'examples', name), stdio: 'inherit', detached: true, timeout: MAX_MS, killSignal: 'SIGKILL' }
  const { status, error, pid } = spawnSync('npm', args, options)
  if (error) {
    console.error(`npm ${args[0]} of examples/${name} was stopped: ${error.message}`)
    killGroup(pid)
  }
  return status === 0
}
const hasPackages = (name) => 'dependencies' in JSON.parse(readFileSync(join(root, 'examples', name, 'package.json'), 'utf8'))
const failed = examples.filter((name) => {
  console.log(`examples/${name}`)
  const isReady = !hasPackages(name) || npm(name, 'install', '--silent', '--no-audit', '--no-fund', '--no-package-lock')
  return !isReady || !npm(name, 'test', '--silent')
})
console.log(failed.length ? `failed: ${failed.join(', ')}` : `${examples.length} examples passed`)
process.exitCode = failed.length ? 1 : 0
