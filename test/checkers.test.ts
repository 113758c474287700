import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const projectRoot = resolve(import.meta.dirname, '..')
const roots: string[] = []

/** A small project in which every check passes, with a file of each kind. */
const cleanProject: Record<string, string> = {
  'package.json': `${JSON.stringify({ name: 'project', private: true, type: 'module', dependencies: { kysely: '0.28.18' } }, null, 2)}\n`,
  'migrations/0001_tax.sql': '-- now() is not asked\ncreate table tax (id int primary key, at timestamptz not null);\n',
  'src/main.ts': `import { app } from './app.js'
import { config } from './config.js'

console.log(app, config)
`,
  'src/app.ts': `import { taxGraphql } from './modules/pricing/tax/tax.graphql.js'
import { taxRest } from './modules/pricing/tax/tax.rest.js'
import { cart } from './modules/sales/cart/cart.js'
import { page } from './portal/portal.js'

export const app = [page, taxGraphql, taxRest, cart]
`,
  'src/config.ts': 'export const config = { port: process.env.PORT }\n',
  'src/cli/wharf.ts': `import { app } from '../app.js'

console.log(app)
`,
  'src/contract/contract.gen.ts': `export type Pages = string[]
export type Unused = string
`,
  'src/contract/graphql.d.ts': `declare module '*.graphql' {
  const document: string
  export default document
}
`,
  'src/db/database.ts': `import { sql } from 'kysely'
import type { Pages } from '../contract/contract.gen.js'

export const pages: Pages = []
export const allPages = (now: number) => sql\`select count(*), \${now} * 2 from page\`
`,
  'src/core/base/clock.ts': 'export const clock = () => new Date(Date.now())\n',
  'src/core/base/page.ts': `import { allPages } from '../../db/database.js'
import { clock } from './clock.js'

export interface Page {
  offset: number
}

export const firstPage = (): Page => ({ offset: clock().getTime() })
export const everyPage = () => allPages(clock().getTime())
`,
  'src/interfaces/verbs.ts': `import { everyPage, firstPage } from '../core/base/page.js'

export type Shape = { name: string }
export const list = () => [firstPage(), everyPage()]
`,
  'src/portal/portal.ts': `import { tax } from '../resources/pricing/tax.js'

export const page = \`<p>\${tax.label}</p>\`
`,
  'src/modules/pricing/tax/tax.graphql': 'type Tax {\n  id: Int!\n}\n',
  'src/resources/pricing/tax.ts': "export const tax = { label: 'Tax' }\n",
  'src/modules/pricing/tax/tax.policy.ts': "export const taxPolicy = { tax: 'anyone' }\n",
  'src/modules/pricing/tax/tax.dto.ts': `import type { Shape } from '../../../interfaces/verbs.js'

export const taxDto: Shape = { name: 'TaxDto' }
`,
  'src/modules/pricing/tax/tax.service.ts': `import { pages } from '../../../db/database.js'
import { tax } from '../../../resources/pricing/tax.js'

export const taxOf = () => [tax, pages]
`,
  'src/modules/pricing/tax/tax.graphql.ts': `import { list } from '../../../interfaces/verbs.js'
import document from './tax.graphql'
import { taxPolicy } from './tax.policy.js'

export const taxGraphql = [document, list, taxPolicy]
`,
  'src/modules/pricing/tax/tax.rest.ts': `import { list } from '../../../interfaces/verbs.js'
import { taxDto } from './tax.dto.js'

export const taxRest = [list, taxDto]
`,
  'src/modules/sales/cart/cart.ts': `import { taxOf } from '../../pricing/tax/tax.service.js'

export const cart = () => taxOf()
`,
  'src/modules/sales/cart/cart.test.ts': `import { taxRest } from '../../pricing/tax/tax.rest.js'
import { cart } from './cart.js'

export const tried = [cart, taxRest, Date.now()]
`,
  'tools/module-order.mjs': "export const moduleOrder = ['pricing/tax', 'sales/cart']\n",
  'tools/tool.mjs': "import { taxOf } from '../src/modules/pricing/tax/tax.service.js'\n\nconsole.log(taxOf, process.env.HOME)\n",
}

/** Creates the clean project in a new folder, with some files changed, added, or (null) left out. */
function createProject(changes: Record<string, string | null> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'wharf-project-'))
  roots.push(root)
  for (const file of ['biome.json', 'tsconfig.json']) cpSync(join(projectRoot, file), join(root, file))
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  for (const [file, text] of Object.entries({ ...cleanProject, ...changes })) {
    if (text === null) continue
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

/** Runs one of our tools on a project; returns its output and whether it passed. */
function run(root: string, tool: string, ...rest: string[]): Promise<{ passed: boolean; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [resolve(projectRoot, 'tools', tool), root, ...rest])
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('close', (code) => done({ passed: code === 0, output }))
  })
}

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

describe('the whole check', () => {
  it('passes a clean project and prints a line for each step', async () => {
    const { passed, output } = await run(createProject(), 'check.mjs')

    expect(output).toMatch(
      /^✓ types .*\n✓ lint and format .*\n✓ rules .*\n✓ import layers .*\n✓ dead code .*\n✓ words .*\ncheck passed: 6 steps/,
    )
    expect(passed).toBe(true)
  })

  it('runs all steps even when the first fails, and names the failed ones', async () => {
    const { passed, output } = await run(
      createProject({
        'src/modules/sales/cart/cart.ts': `import { taxOf } from '../../pricing/tax/tax.service.js'

// FIXME
export const cart = (): number => taxOf()
`,
      }),
      'check.mjs',
    )

    expect(output).toContain('src/modules/sales/cart/cart.ts(4,35): error TS2322')
    expect(output).toContain('src/modules/sales/cart/cart.ts:3 FIXME')
    expect(output).toMatch(/check failed: types, words \(/)
    expect(passed).toBe(false)
  })

  it('the whole check refuses an empty tree', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'wharf-project-'))
    roots.push(empty)

    const { passed, output } = await run(empty, 'check.mjs')

    expect(output).toMatch(/check failed: types, lint and format, rules, import layers, dead code, words \(/)
    expect(passed).toBe(false)
  })

  it('refuses a step that does not exist', async () => {
    expect(await run(createProject(), 'check.mjs', 'spelling')).toMatchObject({ passed: false })
  })
})

describe('lint', () => {
  const bare = ['rule', 'A route without a policy']
  const time = ['rule', 'Use the injected clock']
  const columns = ['rule', 'List the columns']
  const pattern = ['rule', 'A regular expression from a value']
  const code = ['lint/style/noRestrictedImports', 'No code from strings.']
  const own = 'export const own = (it: { [name: string]: (...rest: unknown[]) => unknown }) =>'

  const computed = ['rule', 'Compute and compare amounts with Decimal']
  const read = ['rule', 'Read amounts with Decimal.of']
  const line = 'declare const line: { price: number; subTotal?: number; count: number; taxZone: string }'

  /** A fault, alone in a file, and everything the linter must say about that file; in core, unless it is one of amounts. */
  const faults: [string, string, string[][]][] = [
    ['any', 'export const it: any = 1', [['lint/suspicious/noExplicitAny']]],
    [
      'any excused without a reason',
      '// biome-ignore lint/suspicious/noExplicitAny:\nexport const it: any = 1',
      [['suppressions/parse'], ['lint/suspicious/noExplicitAny']],
    ],
    ['the console', "console.log('x')", [['lint/suspicious/noConsole']]],
    ['the environment', 'export const it = process.env.PORT', [['lint/style/noProcessEnv']]],
    [
      'the environment by import',
      "import { env } from 'node:process'\n\nexport const it = env.PORT",
      [['lint/style/noRestrictedImports'], ['lint/style/noProcessEnv']],
    ],
    ['the environment taken apart', 'export const { env } = process', [['rule', 'The environment is read']]],
    ['an unused import', "import { join } from 'node:path'\n\nexport const it = 1", [['lint/correctness/noUnusedImports']]],
    ['an unused variable', 'const it = 1', [['lint/correctness/noUnusedVariables']]],
    [
      'a type imported as a value',
      "import { Page } from './page.js'\n\nexport const it: Page = { offset: 1 }",
      [['lint/style/useImportType']],
    ],
    ['a promise nobody waits for', 'const work = async () => 1\nwork()', [['lint/nursery/noFloatingPromises']]],
    [
      'a parameter given a new value',
      'export function it(a: number) {\n  a = 2\n  return a\n}',
      [['lint/style/noParameterAssign']],
    ],
    ['app.get', "declare const app: { get(path: string): void }\napp.get('/x')", [bare]],
    ['app.post with a type', "declare const app: { post<T>(path: string): T }\napp.post<number>('/x')", [bare]],
    ['app.delete of another', "declare const ctx: { app?: { delete(path: string): void } }\nctx.app?.delete('/x')", [bare]],
    ['a route by any name', `${own} it.put('/x', () => 1)`, [bare]],
    ['sql.raw', "import { sql } from 'kysely'\n\nexport const it = sql.raw('x')", [['rule', 'sql.raw does not escape']]],
    [
      'pool.query',
      "declare const pool: { query(text: string): string }\nexport const it = pool.query('x')",
      [['rule', 'Use the database of the request']],
    ],
    ['fetch', "export const it = () => fetch('http://x')", [['lint/style/noRestrictedGlobals']]],
    ['fetch by globalThis', "export const it = () => globalThis.fetch('http://x')", [['lint/style/noRestrictedGlobals']]],
    ['eval', "export const it = () => eval('1')", [['lint/security/noGlobalEval']]],
    [
      'new Function',
      "export const it = new Function('return 1')",
      [['lint/nursery/noImpliedEval'], ['lint/style/noRestrictedGlobals']],
    ],
    ['node:vm', "import { isContext } from 'node:vm'\n\nexport const it = isContext", [code]],
    ['vm at run time', "export const it = () => import('node:vm')", [code]],
    ['new RegExp of a value', 'export const it = (a: string) => new RegExp(a)', [pattern]],
    ['RegExp of a sum', "export const it = (a: string) => RegExp('^' + a, 'u')", [pattern, ['lint/style/useTemplate']]],
    ['new Date()', 'export const it = new Date()', [time]],
    ['Date.now', 'export const it = [1].map(Date.now)', [time]],
    ['the clock excused without a reason', '// wharf-ignore:\nexport const it = new Date()', [time]],
    ['the clock excused two lines above', '// wharf-ignore: a test\n\nexport const it = new Date()', [time]],
    ['selectAll', `${own} it.selectAll?.()`, [columns]],
    ['returningAll', `${own} it.returningAll?.('a')`, [columns]],
    ['bad format', 'export const it = "x";', [['format']]],
    ['amounts multiplied', `${line}\nexport const it = line.price * line.count`, [computed]],
    ['amounts divided', `${line}\nexport const it = 1 / (line.price as number)`, [computed]],
    ['amounts added', `${line}\nexport const it = [line].reduce((sum, { price }) => sum + price, 0)`, [computed]],
    ['amounts added up', `${line}\nlet total = 0\ntotal += line.count\nexport const it = total`, [computed]],
    ['amounts subtracted', `${line}\nexport const it = 100 - (line?.subTotal ?? 0) - line.price`, [computed]],
    ['amounts negated', `${line}\nexport const it = -line.price`, [computed]],
    ['amounts compared', `${line}\nexport const it = line.count >= line.price`, [computed]],
    [
      'amounts as numbers',
      `${line}\nexport const it = [Number(line.price), Number.parseFloat(\`\${line.subTotal}\`)]`,
      [read, read],
    ],
    ['amounts rounded by Math', `${line}\nexport const it = Math.round(line.price)`, [read]],
    [
      'amounts in fixed digits',
      `${line}\nexport const it = line.price.toFixed(2)`,
      [['rule', 'Round amounts with roundHalfAwayFromZero']],
    ],
  ]
  const folderOf = (name: string) => (name.startsWith('amounts') ? 'src/modules/pricing/tax' : 'src/core')
  const fileOf = (name: string) => `${folderOf(name)}/${name.replace(/\W+/g, '-')}.ts`
  const allowed = `interface Decimal {
  compare(other: Decimal): number
  add(other: Decimal): Decimal
}
declare const line: { total: Decimal; price: Decimal | null; count: number; taxZone: string; network: number }

export const isMore = line.total.compare(line.total) > 0 && line.price !== null
export const counted = line.count * 2 + line.network
export const text = \`\${line.taxZone} \${line.total.add(line.total)}\`
// wharf-ignore: a rate without a unit is not an amount.
export const rate = Number(line.price)
`
  let found: Record<string, string[][]>

  beforeAll(async () => {
    const planted = Object.fromEntries(faults.map(([name, text]) => [fileOf(name), `${text}\n`]))
    const project = createProject({ ...planted, 'src/modules/sales/cart/allowed.ts': allowed })
    const [{ output }, own] = await Promise.all([run(project, 'check.mjs', 'lint'), run(project, 'rules.mjs')])
    const all = [...output.matchAll(/^ *(src\/\S+?\.ts)(?::\d+:\d+)? ([\w/]+) .*\n\s*\n\s*[×!i] (.*)$/gm)]
    found = {}
    for (const [, file, message] of own.output.matchAll(/^(src\/\S+):\d+ (.*)$/gm))
      found[file!] = [...(found[file!] ?? []), ['rule', message!]]
    for (const [, file, rule, message] of all) found[file!] = [...(found[file!] ?? []), [rule!, message!]]
  })

  it.each(faults)('refuses %s, and reports nothing else', (name, _text, expected) => {
    const output = (found[fileOf(name)] ?? []).toSorted()

    expect(output).toEqual(expected.toSorted().map(([rule, message]) => [rule, expect.stringContaining(message ?? '')]))
  })

  it('allows decimals, counts, texts and what is excused with a reason in the modules of amounts', () => {
    expect(found['src/modules/sales/cart/allowed.ts']).toBeUndefined()
  })
})

describe.concurrent('import layers', () => {
  const noun = 'src/resources/pricing/tax.ts'
  const service = 'src/modules/pricing/tax/tax.service.ts'
  const cart = 'src/modules/sales/cart/cart.ts'
  const down = 'rule: imports only go down'
  const bindingRule = 'rule: only the bindings of a module import an interface, and shapes the types of one'
  const own = 'rule: a module uses of another module only its services'

  /** A file, what it imports, and the rule that this breaks. */
  const faults: [string, string, string, string][] = [
    ['core that knows a resource', 'src/core/a.ts', "import { tax } from '../resources/pricing/tax.js'", down],
    ['core that knows the type of an interface', 'src/core/a.ts', "import type { Shape } from '../interfaces/verbs.js'", down],
    ['an interface that knows a resource', 'src/interfaces/a.ts', "export { tax } from '../resources/pricing/tax.js'", down],
    ['a resource that knows a module', noun, "import { taxOf } from '../../modules/pricing/tax/tax.service.js'", down],
    [
      'a resource that knows the type of a module',
      noun,
      "import type { taxOf } from '../../modules/pricing/tax/tax.service.js'",
      down,
    ],
    ['a database that knows the core', 'src/db/a.ts', "export const it = () => import('../core/base/page.js')", down],
    ['a contract that knows the database', 'src/contract/a.ts', "export type It = typeof import('../db/database.js')", down],
    ['a module that knows the portal', 'src/modules/sales/cart/a.ts', "import { page } from '../../../portal/portal.js'", down],
    ['an app that knows main', 'src/app.ts', "import './main.js'", down],
    ['an app that knows the command line', 'src/app.ts', "import './cli/wharf.js'", down],
    [
      'a module that reads the configuration',
      service,
      "import { config } from '../../../config.js'",
      'rule: only main, cli and app read the configuration',
    ],
    ['a resource that knows an interface', noun, "import type { Shape } from '../../interfaces/verbs.js'", bindingRule],
    ['a service that knows an interface', service, "import { list } from '../../../interfaces/verbs.js'", bindingRule],
    [
      'a policy that knows an interface',
      'src/modules/pricing/tax/tax.policy.ts',
      "import { list } from '../../../interfaces/verbs.js'",
      bindingRule,
    ],
    [
      'a shape that runs an interface',
      'src/modules/pricing/tax/tax.dto.ts',
      "import { list } from '../../../interfaces/verbs.js'",
      bindingRule,
    ],
    [
      'a service that knows its bindings',
      service,
      "import { taxRest } from './tax.rest.js'",
      'rule: a service or policy does not know the bindings of its module',
    ],
    [
      'a module that knows a later module',
      service,
      "import type { cart } from '../../sales/cart/cart.js'",
      'rule: a module imports only modules that stand before it in tools/module-order.mjs',
    ],
    ["another module's GraphQL binding", cart, "import { taxGraphql } from '../../pricing/tax/tax.graphql.js'", own],
    ["another module's REST binding", cart, "import { taxRest } from '../../pricing/tax/tax.rest.js'", own],
    ["another module's policy", cart, "import { taxPolicy } from '../../pricing/tax/tax.policy.js'", own],
    [
      'a source that knows a tool',
      noun,
      "import '../../../tools/tool.mjs'",
      'rule: src never imports from outside src (test, tools, bench)',
    ],
    ['an import of nothing', noun, "import './nothing.js'", 'rule: an import names a file that exists'],
    [
      'an import that is computed',
      noun,
      "const name = './tax.js'\nvoid import(name)",
      'rule: an import can be read without running it',
    ],
  ]

  /** All faults are in one project, because a run of the check takes longer than what it finds. Those of one file follow each other. */
  const planted: Record<string, string> = {}
  const places = faults.map(([name, file, text, rule]) => {
    const before = planted[file] ?? ''
    planted[file] = `${before}${text}\n`
    return { name, place: `${file}:${planted[file].split('\n').length - 1}`, rule }
  })
  let all: Awaited<ReturnType<typeof run>>
  beforeAll(async () => {
    all = await run(createProject(planted), 'layers.mjs')
  })

  describe.sequential('one import', () => {
    it.each(places)('the check of imports refuses $name', ({ place, rule }) => {
      expect(all.output).toMatch(new RegExp(`^${place} imports .*\\n {4}${rule.replace(/[()]/g, '\\$&')}$`, 'm'))
      expect(all.passed).toBe(false)
    })
  })

  it.each(['', 'type '])('refuses a cycle of %simports', async (kind) => {
    const there = `import ${kind}{ b } from './b.js'\n\nexport const a = 1\nexport type B = typeof b\n`
    const back = `import ${kind}{ a } from './a.js'\n\nexport const b = 2\nexport type A = typeof a\n`

    const { passed, output } = await run(
      createProject({ 'src/resources/pricing/a.ts': there, 'src/resources/pricing/b.ts': back }),
      'layers.mjs',
    )

    expect(output).toMatch(/pricing\/a\.ts → .*pricing\/b\.ts → .*pricing\/a\.ts\n {4}rule: no import cycles/)
    expect(passed).toBe(false)
  })

  it('refuses folders of core that import each other, even when no files do', async () => {
    const { passed, output } = await run(
      createProject({
        'src/core/store/row.ts': "import { clock } from '../base/clock.js'\n\nexport const row = clock\n",
        'src/core/base/late.ts': "import { row } from '../store/row.js'\n\nexport const late = row\n",
      }),
      'layers.mjs',
    )

    expect(output).toMatch(/src\/core\/(base|store) → src\/core\/(base|store) → .*\n {4}rule: no import cycles/)
    expect(passed).toBe(false)
  })

  it('refuses a module that the order does not name, and a name that is not a module', async () => {
    const stray = await run(createProject({ 'src/modules/sales/order/order.ts': 'export const order = 1\n' }), 'layers.mjs')
    const order = "export const moduleOrder = ['pricing/tax', 'sales/cart', 'sales/tender']\n"
    const gone = await run(createProject({ 'tools/module-order.mjs': order }), 'layers.mjs')

    expect(stray.output).toContain('src/modules/sales/order:1\n    rule: every module has its place in tools/module-order.mjs')
    expect(stray.passed).toBe(false)
    expect(gone.output).toContain('tools/module-order.mjs:1 sales/tender\n    rule: the order names only modules that exist')
    expect(gone.passed).toBe(false)
  })

  it('the check of imports refuses a folder of more than twenty files', async () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`src/modules/sales/cart/part${i}.ts`, 'export {}\n']))

    const { passed, output } = await run(createProject(many), 'layers.mjs')

    expect(output).toContain('src/modules/sales/cart:1 holds 22 files\n    rule: a folder holds at most 20 files besides tests')
    expect(passed).toBe(false)
  })

  it('refuses a file that belongs to no layer', async () => {
    const { passed, output } = await run(createProject({ 'src/helpers/a.ts': 'export {}\n' }), 'layers.mjs')

    expect(output).toContain('src/helpers/a.ts:1\n    rule: a file under src belongs to a layer')
    expect(passed).toBe(false)
  })

  it('fails when it found no files or no imports', async () => {
    const sources = Object.keys(cleanProject).filter((file) => file !== 'tools/module-order.mjs')
    const lonely = Object.fromEntries(sources.map((file) => [file, file === 'src/app.ts' ? 'export const app = 1\n' : null]))
    const empty = Object.fromEntries(sources.map((file) => [file, null]))

    expect(await run(createProject(empty), 'layers.mjs')).toMatchObject({
      passed: false,
      output: expect.stringContaining('no files seen'),
    })
    expect(await run(createProject(lonely), 'layers.mjs')).toMatchObject({
      passed: false,
      output: expect.stringContaining('no imports seen'),
    })
  })

  it('refuses a file that it cannot parse', async () => {
    expect(await run(createProject({ [noun]: 'export const = 1\n' }), 'layers.mjs')).toMatchObject({ passed: false })
  })
})

describe.concurrent('dead code', () => {
  const faulty = {
    'package.json': cleanProject['package.json']!.replace('"kysely"', '"dataloader": "2.2.3",\n    "kysely"'),
    'src/core/orphan.ts': 'export const orphan = 1\n',
    'src/core/forgotten.gen.ts': 'export const forgotten = 1\n',
    'src/core/base/page.ts': `${cleanProject['src/core/base/page.ts']}export const lastPage = 1\nexport type LastPage = number\nexport const tested = 2\n`,
    'src/core/base/page.test.ts': "import { it } from 'vitest'\nimport { tested } from './page.js'\n\nit('is', () => tested)\n",
  }

  it('refuses an unused file, export, type and dependency, and an export that only tests use', async () => {
    const { passed, output } = await run(createProject(faulty), 'dead.mjs')

    expect(output.split('\n').filter((line) => line !== '')).toEqual([
      expect.stringMatching(/^package\.json:\d+ unused dependency dataloader$/),
      'src/core/base/page.test.ts:1 dependency missing from package.json vitest',
      'src/core/base/page.ts:10 unused export lastPage',
      'src/core/base/page.ts:11 unused export LastPage',
      'src/core/base/page.ts:12 unused export (only tests use it) tested',
      'src/core/forgotten.gen.ts:1 unused file',
      'src/core/orphan.ts:1 unused file',
      '7 faults',
    ])
    expect(passed).toBe(false)
  })

  it('accepts the exceptions of its list, and refuses an exception that is not needed', async () => {
    const list = "{ 'src/core/orphan.ts': 'why', 'src/core/base/page.ts tested': 'why', dataloader: 'why', gone: 'why' }"
    const root = createProject(faulty)
    const tool = readFileSync(join(projectRoot, 'tools/dead.mjs'), 'utf8').replace(
      'const allowed = {',
      `const allowed = { ...${list}, `,
    )
    writeFileSync(join(root, 'tools/dead.mjs'), tool)

    const { output } = await run(root, join(root, 'tools/dead.mjs'))

    expect(output).not.toMatch(/orphan|tested|dataloader/)
    expect(output).toContain('unused export lastPage')
    expect(output).toContain('tools/dead.mjs:1 has an exception for gone that is not needed')
  })

  it('fails when an entry point is missing', async () => {
    const { passed, output } = await run(createProject({ 'src/main.ts': null }), 'dead.mjs')

    expect(output).toContain('src/main.ts:1 the entry point is missing')
    expect(passed).toBe(false)
  })
})

describe('words', () => {
  const source = 'src/core/words.ts'
  const time = 'rule: SQL never asks the database for the time: bind the time of the injected clock'
  const columns = 'rule: SQL lists its columns: a prepared statement over all columns breaks at the next migration'
  /** A fault, the folder and ending of its file, the file's text, and what is found in it at which line. */
  const faults: [string, string, string, string][] = [
    ['now() in a statement', 'src/core/*.ts', 'sql`select 1\n  where at < now()`', `2 now()\n    ${time}`],
    ['current_timestamp in a string', 'src/core/*.ts', "'default current_timestamp'", `1 current_timestamp\n    ${time}`],
    ['now() in a migration', 'migrations/*.sql', 'create table a (\n  at timestamptz default now()\n);', `2 now()\n    ${time}`],
    ['select *', 'src/core/*.ts', "'select * from tax'", `1 select *\n    ${columns}`],
    ['select with a table’s star', 'src/core/*.ts', 'sql`select id, tax.* from tax`', `1 select id, tax.*\n    ${columns}`],
    ['returning *', 'src/core/*.ts', 'sql`delete from tax returning *`', `1 returning *\n    ${columns}`],
    ['a TODO', 'src/core/*.ts', '1\n// TODO: later', '2 TODO\n    rule: no TODO'],
    ['a FIXME in a migration', 'migrations/*.sql', '-- FIXME', '1 FIXME\n    rule: no TODO'],
    ['a TODO in a tool', 'tools/*.mjs', '/* TODO */', '1 TODO\n    rule: no TODO'],
    [
      'a suppression without a reason',
      'src/core/*.ts',
      '// biome-ignore lint/a/b: <explanation>',
      '1 biome-ignore lint/a/b: <explanation>\n    rule: a suppression says why',
    ],
    ['anew in a page', 'docs/*.md', 'A line.\nThe index is built anew.', '2 anew\n    rule: plain English: again'],
    ['told in a page', 'docs/guides/*.md', 'Each fault is told.', '1 is told\n    rule: plain English: reported'],
    ['figures in a page', 'docs/*.md', 'The figures of the server.', '1 figures\n    rule: plain English: metrics'],
    ['is no setting in a page', 'docs/*.md', 'It is no setting.', '1 is no setting\n    rule: plain English: is not a'],
    ['who finds none free in a page', 'docs/*.md', 'Who finds none free waits.', '1 finds none\n    rule: plain English: if no'],
    [
      'a description that answers',
      'src/core/*.graphql',
      '"Deletes it and answers what it was."',
      '1 answers what\n    rule: plain English: returns',
    ],
    [
      'a word of the vocabulary',
      'src/contract/vocabulary/*.txt',
      'rate: Decides about tax.',
      '1 Decides about\n    rule: plain English: determines',
    ],
    ['whoever in a message', 'src/modules/*.ts', "'Ask whoever runs it'", '1 whoever\n    rule: plain English: anyone who'],
    [
      'a date that is none in a message',
      'src/modules/*.ts',
      "'A date that is none'",
      '1 that is none\n    rule: plain English: invalid',
    ],
    ['signs in a comment', 'src/core/*.ts', '1\n/** Its length in signs. */', '2 in signs\n    rule: plain English: characters'],
    ['tells in a comment', 'src/interfaces/*.ts', '/** It tells the caller. */', '1 tells\n    rule: plain English: says'],
    ['whoever in a comment', 'src/modules/*.ts', '/** For whoever asks. */', '1 whoever\n    rule: plain English: anyone who'],
  ]
  const fileOf = (name: string, place: string) => place.replace('*', name.replace(/\W+/g, '-'))
  let all: Awaited<ReturnType<typeof run>>
  beforeAll(async () => {
    const planted = Object.fromEntries(faults.map(([name, place, text]) => [fileOf(name, place), `${text}\n`]))
    all = await run(createProject(planted), 'words.mjs')
  })

  it.each(faults)('refuses %s', (name, place, _text, expected) => {
    expect(all.output).toContain(`${fileOf(name, place)}:${expected}`)
    expect(all.passed).toBe(false)
  })

  it('finds nothing but the faults', () => {
    expect(all.output).toContain(`, ${faults.length} faults`)
  })

  it('accepts count(*), the injected clock, and prose', async () => {
    const text = `sql\`select count(*), a.b * 2, \${now()} from t where at < \${clock.now()}\`\n'Date.now() and now'\n`

    expect(await run(createProject({ [source]: text }), 'words.mjs')).toMatchObject({ passed: true })
  })

  it('leaves decisions, tests and names in code as they are', async () => {
    const old = {
      'docs/decisions/0001-old.md': 'Whoever asks is told anew.\n',
      'src/core/names.test.ts': "export const told = 'Whoever asks is told anew.'\n",
      [source]: 'export const anew = (figures: number) => figures\n',
    }

    expect(await run(createProject(old), 'words.mjs')).toMatchObject({ passed: true })
  })
})
