// Finds dead code: unused files, exports and dependencies, and exports that only tests use. Usage: node tools/dead.mjs [root]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Exceptions and their reasons. A key is a file and an export (`'src/core/base/clock.ts fixedClock'`), a file, or a dependency. */
const allowed = {
  '@fontsource-variable/ibm-plex-sans': 'src/portal/browser/typeface.css has its files, and knip does not read style sheets',
  'axe-core': 'test/browser/accessibility.ts reads its file, which knip does not see',
  '@biomejs/biome': 'tools/check.mjs runs it as a program, which knip does not see',
  'src/modules/pricing/price-calculation/derivation.ts foldSteps': 'orders, which come next, check stored derivations with it',
}

/** The settings of knip. Entries that end with `!` also count in a run without tests. */
const settings = {
  entry: [
    'src/main.ts!',
    'src/cli/wharf.ts!',
    'src/extend/api/module.ts!',
    'src/extend/api/testing.ts!',
    'src/extend/loader/loader.ts!',
    'src/extend/loader/loader-hooks.ts!',
    'src/cli/wharf-lifecycle.ts!',
    'src/modules/catalog/search/memory/search-thread.ts!',
    'src/portal/browser/*.js!',
    'src/desk/main.tsx!',
    'src/desk/explorer/main.tsx!',
    'tools/*.{mjs,ts}!',
    'bench/**/*.{mjs,ts}!',
    'test/**/*.{mjs,ts}',
    'src/**/*.test.ts',
  ],
  project: ['src/**/*.{ts,tsx,js}!', '!src/**/*.test.ts!', 'tools/**/*.{mjs,ts}!', 'bench/**/*.{mjs,ts}!', 'test/**/*.{mjs,ts}'],
  ignoreIssues: { '**/*.gen.ts': ['exports', 'types'] },
}

const allIssues = [
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
const issuesWithoutTests = ['files', 'exports', 'types', 'nsExports', 'nsTypes']

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

/** Runs knip once and returns its findings, with a description of each kind. */
function runKnip(root, config, include, ...flags) {
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
    Object.entries(kinds).flatMap(([kind, label]) =>
      (lists[kind] ?? []).map((found) => {
        const name = Array.isArray(found) ? found.map((each) => each.name).join(' = ') : found.name
        return { file, line: found.line ?? 1, name: kind === 'files' ? '' : name, label, isPackage: /ependenc/.test(label) }
      }),
    ),
  )
}

const findingKey = ({ file, name, isPackage }) => (isPackage ? name : `${file} ${name}`.trim())

/** Runs knip with and without tests: an export that is only unused without tests is used by tests alone. */
function findDeadCode(root) {
  const folder = mkdtempSync(join(tmpdir(), 'wharf-dead-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const config = join(folder, 'knip.json')
  writeFileSync(config, JSON.stringify(settings))
  const unused = runKnip(root, config, allIssues)
  const reported = new Set(unused.map(findingKey))
  const onlyTests = runKnip(root, config, issuesWithoutTests, '--production').filter((found) => !reported.has(findingKey(found)))
  return [...unused, ...onlyTests.map((found) => ({ ...found, label: `${found.label} (only tests use it)` }))]
}

function listFaults(root) {
  const missing = ['src/main.ts', 'src/cli/wharf.ts'].filter((file) => !existsSync(join(root, file)))
  if (missing.length > 0) return missing.map((file) => `${file}:1 the entry point is missing`)
  const all = findDeadCode(root)
  const reported = new Set(all.map(findingKey))
  const stale = root === home ? Object.keys(allowed).filter((key) => !reported.has(key)) : []
  return [
    ...all
      .filter((found) => !Object.hasOwn(allowed, findingKey(found)))
      .map(({ file, line, label, name }) => `${file}:${line} ${label} ${name}`.trim()),
    ...stale.map((key) => `tools/dead.mjs:1 has an exception for ${key} that is not needed`),
  ]
}

const home = resolve(import.meta.dirname, '..')
const faults = listFaults(resolve(process.argv[2] ?? home)).sort()
for (const fault of faults) console.error(fault)
console.log(`${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
