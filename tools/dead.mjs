// Nothing that nobody uses: no unused file, export or dependency, and no export that only tests use. Usage: node tools/dead.mjs [root]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What may stay although nobody, or only a test, uses it: `'src/core/base/clock.ts fixedClock': 'why'`, or a file or dependency alone. */
const allowed = {
  '@biomejs/biome': 'run as a program by tools/check.mjs, which knip does not see',
  'src/core/money.ts roundHalfUp': 'prices, carts and orders are computed with it, which come next',
  'src/core/money.ts allocate': 'discounts of carts and orders are spread with it, which come next',
}

/** Knip counts from here. A mark `!` also counts when tests do not. */
const settings = {
  entry: [
    'src/main.ts!',
    'src/cli/wharf.ts!',
    'src/portal/browser/*.js!',
    'tools/*.{mjs,ts}!',
    'bench/**/*.{mjs,ts}!',
    'test/**/*.{mjs,ts}',
    'src/**/*.test.ts',
  ],
  project: ['src/**/*.{ts,js}!', '!src/**/*.test.ts!', 'tools/**/*.{mjs,ts}!', 'bench/**/*.{mjs,ts}!', 'test/**/*.{mjs,ts}'],
  ignoreIssues: { '**/*.gen.ts': ['exports', 'types'] },
}

const everything = [
  'files',
  'dependencies',
  'unlisted',
  'unresolved',
  'exports',
  'types',
  'nsExports',
  'nsTypes',
  'enumMembers',
  'duplicates',
]
const withoutTests = ['files', 'exports', 'types', 'nsExports', 'nsTypes']

const kinds = {
  files: 'unused file',
  dependencies: 'unused dependency',
  devDependencies: 'unused dependency',
  optionalPeerDependencies: 'unlisted dependency',
  unlisted: 'dependency missing from package.json',
  unresolved: 'import that leads nowhere',
  exports: 'unused export',
  types: 'unused export',
  nsExports: 'unused export',
  nsTypes: 'unused export',
  enumMembers: 'unused enum member',
  duplicates: 'exported twice',
}

/** Every finding of one run of knip, with its kind in words. */
function findings(root, config, include, ...flags) {
  const program = join(import.meta.dirname, '../node_modules/knip/bin/knip.js')
  const args = [
    program,
    '--directory',
    root,
    '--config',
    config,
    '--reporter',
    'json',
    '--no-config-hints',
    '--include',
    include.join(),
    ...flags,
  ]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 })
  if (status !== 0 && status !== 1) throw new Error(`knip failed (${status}): ${stderr || stdout}`)
  return JSON.parse(stdout).issues.flatMap(({ file, ...lists }) =>
    Object.entries(kinds).flatMap(([kind, words]) =>
      (lists[kind] ?? []).map((found) => {
        const name = Array.isArray(found) ? found.map((each) => each.name).join(' = ') : found.name
        return { file, line: found.line ?? 1, name: kind === 'files' ? '' : name, words, isPackage: /ependenc/.test(words) }
      }),
    ),
  )
}

const keyOf = ({ file, name, isPackage }) => (isPackage ? name : `${file} ${name}`.trim())

function allFindings(root) {
  const folder = mkdtempSync(join(tmpdir(), 'wharf-dead-'))
  const config = join(folder, 'knip.json')
  writeFileSync(config, JSON.stringify(settings))
  const unused = findings(root, config, everything)
  const known = new Set(unused.map(keyOf))
  const onlyTests = findings(root, config, withoutTests, '--production').filter((found) => !known.has(keyOf(found)))
  rmSync(folder, { recursive: true })
  return [...unused, ...onlyTests.map((found) => ({ ...found, words: `${found.words} (only tests use it)` }))]
}

function faultsOf(root) {
  const missing = ['src/main.ts', 'src/cli/wharf.ts'].filter((file) => !existsSync(join(root, file)))
  if (missing.length > 0) return missing.map((file) => `${file}:1 the entry point is missing, so nothing can be said`)
  const all = allFindings(root)
  const reported = new Set(all.map(keyOf))
  const stale = root === home ? Object.keys(allowed).filter((key) => !reported.has(key)) : []
  return [
    ...all
      .filter((found) => !Object.hasOwn(allowed, keyOf(found)))
      .map(({ file, line, words, name }) => `${file}:${line} ${words} ${name}`.trim()),
    ...stale.map((key) => `tools/dead.mjs:1 allows ${key}, which needs no permission`),
  ]
}

const home = resolve(import.meta.dirname, '..')
const faults = faultsOf(resolve(process.argv[2] ?? home)).sort()
for (const fault of faults) console.error(fault)
console.log(`${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
