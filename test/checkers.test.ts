import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const home = resolve(import.meta.dirname, '..')
const roots: string[] = []

/** A small house in which every check passes, with a file of each kind. */
const cleanHouse: Record<string, string> = {
  'package.json': `${JSON.stringify({ name: 'house', private: true, type: 'module', dependencies: { kysely: '0.28.18' } }, null, 2)}\n`,
  'migrations/0001_tax.sql': '-- now() is not asked\ncreate table tax (id int primary key, at timestamptz not null);\n',
  'src/main.ts': `import { app } from './app.js'
import { config } from './config.js'

console.log(app, config)
`,
  'src/app.ts': `import { page } from './portal/portal.js'
import { taxGraphql } from './rooms/pricing/tax/tax.graphql.js'
import { taxRest } from './rooms/pricing/tax/tax.rest.js'
import { cart } from './rooms/sales/cart/cart.js'

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
  'src/faces/verbs.ts': `import { everyPage, firstPage } from '../core/base/page.js'

export type Shape = { name: string }
export const list = () => [firstPage(), everyPage()]
`,
  'src/portal/portal.ts': `import { tax } from '../resources/pricing/tax.js'

export const page = \`<p>\${tax.label}</p>\`
`,
  'src/rooms/pricing/tax/tax.graphql': 'type Tax {\n  id: Int!\n}\n',
  'src/resources/pricing/tax.ts': "export const tax = { label: 'Tax' }\n",
  'src/rooms/pricing/tax/tax.policy.ts': "export const taxPolicy = { tax: 'anyone' }\n",
  'src/rooms/pricing/tax/tax.dto.ts': `import type { Shape } from '../../../faces/verbs.js'

export const taxDto: Shape = { name: 'TaxDto' }
`,
  'src/rooms/pricing/tax/tax.service.ts': `import { pages } from '../../../db/database.js'
import { tax } from '../../../resources/pricing/tax.js'

export const taxOf = () => [tax, pages]
`,
  'src/rooms/pricing/tax/tax.graphql.ts': `import { list } from '../../../faces/verbs.js'
import document from './tax.graphql'
import { taxPolicy } from './tax.policy.js'

export const taxGraphql = [document, list, taxPolicy]
`,
  'src/rooms/pricing/tax/tax.rest.ts': `import { list } from '../../../faces/verbs.js'
import { taxDto } from './tax.dto.js'

export const taxRest = [list, taxDto]
`,
  'src/rooms/sales/cart/cart.ts': `import { taxOf } from '../../pricing/tax/tax.service.js'

export const cart = () => taxOf()
`,
  'src/rooms/sales/cart/cart.test.ts': `import { taxRest } from '../../pricing/tax/tax.rest.js'
import { cart } from './cart.js'

export const tried = [cart, taxRest, Date.now()]
`,
  'tools/room-order.mjs': "export const roomOrder = ['pricing/tax', 'sales/cart']\n",
  'tools/tool.mjs': "import { taxOf } from '../src/rooms/pricing/tax/tax.service.js'\n\nconsole.log(taxOf, process.env.HOME)\n",
}

/** A house in a folder of its own: the clean one, with some files changed, added, or (null) left out. */
function house(changes: Record<string, string | null> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'wharf-house-'))
  roots.push(root)
  for (const file of ['biome.json', 'tsconfig.json', 'tools/lint'])
    cpSync(join(home, file), join(root, file), { recursive: true })
  symlinkSync(join(home, 'node_modules'), join(root, 'node_modules'))
  for (const [file, text] of Object.entries({ ...cleanHouse, ...changes })) {
    if (text === null) continue
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

/** What a tool of ours said about a house, and whether it was content. */
function run(root: string, tool: string, ...rest: string[]): Promise<{ passed: boolean; said: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [resolve(home, 'tools', tool), root, ...rest])
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.on('close', (code) => done({ passed: code === 0, said }))
  })
}

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

describe('the whole check', () => {
  it('the whole check passes a clean house, with a line for each step', async () => {
    const { passed, said } = await run(house(), 'check.mjs')

    expect(said).toMatch(
      /^✓ types .*\n✓ lint and format .*\n✓ import floors .*\n✓ dead code .*\n✓ words .*\ncheck passed: 5 steps/,
    )
    expect(passed).toBe(true)
  })

  it('the whole check runs every step although the first failed, and names those that failed', async () => {
    const { passed, said } = await run(
      house({
        'src/rooms/sales/cart/cart.ts': `import { taxOf } from '../../pricing/tax/tax.service.js'

// FIXME
export const cart = (): number => taxOf()
`,
      }),
      'check.mjs',
    )

    expect(said).toContain('src/rooms/sales/cart/cart.ts(4,35): error TS2322')
    expect(said).toContain('src/rooms/sales/cart/cart.ts:3 FIXME')
    expect(said).toMatch(/check failed: types, words \(/)
    expect(passed).toBe(false)
  })

  it('the whole check refuses an empty tree', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'wharf-house-'))
    roots.push(empty)

    const { passed, said } = await run(empty, 'check.mjs')

    expect(said).toMatch(/check failed: types, lint and format, import floors, dead code, words \(/)
    expect(passed).toBe(false)
  })

  it('the whole check refuses a step that does not exist', async () => {
    expect(await run(house(), 'check.mjs', 'spelling')).toMatchObject({ passed: false })
  })
})

describe('lint', () => {
  const bare = ['plugin', 'A route without a policy']
  const time = ['plugin', 'Ask the clock']
  const columns = ['plugin', 'List the columns']
  const pattern = ['plugin', 'A regular expression from a value']
  const code = ['lint/style/noRestrictedImports', 'No code from strings.']
  const own = 'export const own = (it: { [name: string]: (...rest: unknown[]) => unknown }) =>'

  /** A fault, alone in a file, and everything the linter must say about that file. */
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
    ['the environment taken apart', 'export const { env } = process', [['plugin', 'The environment is read']]],
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
    ['sql.raw', "import { sql } from 'kysely'\n\nexport const it = sql.raw('x')", [['plugin', 'sql.raw does not escape']]],
    [
      'pool.query',
      "declare const pool: { query(text: string): string }\nexport const it = pool.query('x')",
      [['plugin', 'Ask the database of the request']],
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
    ['selectAll', `${own} it.selectAll?.()`, [columns]],
    ['returningAll', `${own} it.returningAll?.('a')`, [columns]],
    ['bad format', 'export const it = "x";', [['format']]],
  ]
  const fileOf = (name: string) => `src/core/${name.replace(/\W+/g, '-')}.ts`
  let found: Record<string, string[][]>

  beforeAll(async () => {
    const planted = Object.fromEntries(faults.map(([name, text]) => [fileOf(name), `${text}\n`]))
    const { said } = await run(house(planted), 'check.mjs', 'lint')
    const all = [...said.matchAll(/^ *(src\/\S+?\.ts)(?::\d+:\d+)? ([\w/]+) .*\n\s*\n\s*[×!i] (.*)$/gm)]
    found = {}
    for (const [, file, rule, message] of all) found[file!] = [...(found[file!] ?? []), [rule!, message!]]
  })

  it.each(faults)('lint refuses %s, and says nothing else', (name, _text, expected) => {
    const said = (found[fileOf(name)] ?? []).toSorted()

    expect(said).toEqual(expected.toSorted().map(([rule, message]) => [rule, expect.stringContaining(message ?? '')]))
  })
})

describe.concurrent('import floors', () => {
  const noun = 'src/resources/pricing/tax.ts'
  const service = 'src/rooms/pricing/tax/tax.service.ts'
  const cart = 'src/rooms/sales/cart/cart.ts'
  const down = 'rule: imports only go down'
  const face = 'rule: only the bindings of a room import a face, and shapes the types of one'
  const own = 'rule: a room uses of another room only its services'

  /** A file, what it imports, and the rule that this breaks. */
  const faults: [string, string, string, string][] = [
    ['core that knows a resource', 'src/core/a.ts', "import { tax } from '../resources/pricing/tax.js'", down],
    ['core that knows the type of a face', 'src/core/a.ts', "import type { Shape } from '../faces/verbs.js'", down],
    ['a face that knows a resource', 'src/faces/a.ts', "export { tax } from '../resources/pricing/tax.js'", down],
    ['a resource that knows a room', noun, "import { taxOf } from '../../rooms/pricing/tax/tax.service.js'", down],
    [
      'a resource that knows the type of a room',
      noun,
      "import type { taxOf } from '../../rooms/pricing/tax/tax.service.js'",
      down,
    ],
    ['a database that knows the core', 'src/db/a.ts', "export const it = () => import('../core/base/page.js')", down],
    ['a contract that knows the database', 'src/contract/a.ts', "export type It = typeof import('../db/database.js')", down],
    ['a room that knows the portal', 'src/rooms/sales/cart/a.ts', "import { page } from '../../../portal/portal.js'", down],
    ['an app that knows main', 'src/app.ts', "import './main.js'", down],
    ['an app that knows the command line', 'src/app.ts', "import './cli/wharf.js'", down],
    [
      'a room that reads the configuration',
      service,
      "import { config } from '../../../config.js'",
      'rule: only main, cli and app read the configuration',
    ],
    ['a resource that knows a face', noun, "import type { Shape } from '../../faces/verbs.js'", face],
    ['a service that knows a face', service, "import { list } from '../../../faces/verbs.js'", face],
    ['a policy that knows a face', 'src/rooms/pricing/tax/tax.policy.ts', "import { list } from '../../../faces/verbs.js'", face],
    ['a shape that runs a face', 'src/rooms/pricing/tax/tax.dto.ts', "import { list } from '../../../faces/verbs.js'", face],
    [
      'a service that knows its bindings',
      service,
      "import { taxRest } from './tax.rest.js'",
      'rule: a service or policy does not know the bindings of its room',
    ],
    [
      'a room that knows a later room',
      service,
      "import type { cart } from '../../sales/cart/cart.js'",
      'rule: a room imports only rooms that stand before it in tools/room-order.mjs',
    ],
    ["another room's GraphQL binding", cart, "import { taxGraphql } from '../../pricing/tax/tax.graphql.js'", own],
    ["another room's REST binding", cart, "import { taxRest } from '../../pricing/tax/tax.rest.js'", own],
    ["another room's policy", cart, "import { taxPolicy } from '../../pricing/tax/tax.policy.js'", own],
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

  it.each(faults)('the check of imports refuses %s', async (_name, file, text, rule) => {
    const line = text.split('\n').length

    const { passed, said } = await run(house({ [file]: `${text}\n` }), 'floors.mjs')

    expect(said).toMatch(new RegExp(`^${file}:${line} imports .*\\n {4}${rule.replace(/[()]/g, '\\$&')}$`, 'm'))
    expect(passed).toBe(false)
  })

  it.each(['', 'type '])('the check of imports refuses a circle of %simports', async (kind) => {
    const there = `import ${kind}{ b } from './b.js'\n\nexport const a = 1\nexport type B = typeof b\n`
    const back = `import ${kind}{ a } from './a.js'\n\nexport const b = 2\nexport type A = typeof a\n`

    const { passed, said } = await run(
      house({ 'src/resources/pricing/a.ts': there, 'src/resources/pricing/b.ts': back }),
      'floors.mjs',
    )

    expect(said).toMatch(/pricing\/a\.ts → .*pricing\/b\.ts → .*pricing\/a\.ts\n {4}rule: no import cycles/)
    expect(passed).toBe(false)
  })

  it('the check of imports refuses folders of core that import each other, although no files do', async () => {
    const { passed, said } = await run(
      house({
        'src/core/store/row.ts': "import { clock } from '../base/clock.js'\n\nexport const row = clock\n",
        'src/core/base/late.ts': "import { row } from '../store/row.js'\n\nexport const late = row\n",
      }),
      'floors.mjs',
    )

    expect(said).toMatch(/src\/core\/(base|store) → src\/core\/(base|store) → .*\n {4}rule: no import cycles/)
    expect(passed).toBe(false)
  })

  it('the check of imports refuses a room without a place in the order, and a place without a room', async () => {
    const stray = await run(house({ 'src/rooms/sales/order/order.ts': 'export const order = 1\n' }), 'floors.mjs')
    const order = "export const roomOrder = ['pricing/tax', 'sales/cart', 'sales/tender']\n"
    const gone = await run(house({ 'tools/room-order.mjs': order }), 'floors.mjs')

    expect(stray.said).toContain('src/rooms/sales/order:1\n    rule: every room has its place in tools/room-order.mjs')
    expect(stray.passed).toBe(false)
    expect(gone.said).toContain('tools/room-order.mjs:1 sales/tender\n    rule: the order names only rooms that exist')
    expect(gone.passed).toBe(false)
  })

  it('the check of imports refuses a folder of more than twenty files', async () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`src/rooms/sales/cart/part${i}.ts`, 'export {}\n']))

    const { passed, said } = await run(house(many), 'floors.mjs')

    expect(said).toContain('src/rooms/sales/cart:1 holds 22 files\n    rule: a folder holds at most 20 files besides tests')
    expect(passed).toBe(false)
  })

  it('the check of imports refuses a file on no floor', async () => {
    const { passed, said } = await run(house({ 'src/helpers/a.ts': 'export {}\n' }), 'floors.mjs')

    expect(said).toContain('src/helpers/a.ts:1\n    rule: a file under src belongs to a floor of the house')
    expect(passed).toBe(false)
  })

  it('the check of imports refuses to judge when it saw no files or no imports', async () => {
    const sources = Object.keys(cleanHouse).filter((file) => file !== 'tools/room-order.mjs')
    const lonely = Object.fromEntries(sources.map((file) => [file, file === 'src/app.ts' ? 'export const app = 1\n' : null]))
    const empty = Object.fromEntries(sources.map((file) => [file, null]))

    expect(await run(house(empty), 'floors.mjs')).toMatchObject({ passed: false, said: expect.stringContaining('no files seen') })
    expect(await run(house(lonely), 'floors.mjs')).toMatchObject({
      passed: false,
      said: expect.stringContaining('no imports seen'),
    })
  })

  it('the check of imports refuses a file it cannot read', async () => {
    expect(await run(house({ [noun]: 'export const = 1\n' }), 'floors.mjs')).toMatchObject({ passed: false })
  })
})

describe.concurrent('dead code', () => {
  const faulty = {
    'package.json': cleanHouse['package.json']!.replace('"kysely"', '"dataloader": "2.2.3",\n    "kysely"'),
    'src/core/orphan.ts': 'export const orphan = 1\n',
    'src/core/forgotten.gen.ts': 'export const forgotten = 1\n',
    'src/core/base/page.ts': `${cleanHouse['src/core/base/page.ts']}export const lastPage = 1\nexport type LastPage = number\nexport const tested = 2\n`,
    'src/core/base/page.test.ts': "import { it } from 'vitest'\nimport { tested } from './page.js'\n\nit('is', () => tested)\n",
  }

  it('the check of dead code refuses an unused file, export, type and dependency, and what only tests use', async () => {
    const { passed, said } = await run(house(faulty), 'dead.mjs')

    expect(said.split('\n').filter((line) => line !== '')).toEqual([
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

  it('the check of dead code lets stay what the list allows, and refuses a list that allows too much', async () => {
    const list = "{ 'src/core/orphan.ts': 'why', 'src/core/base/page.ts tested': 'why', dataloader: 'why', gone: 'why' }"
    const root = house(faulty)
    const tool = readFileSync(join(home, 'tools/dead.mjs'), 'utf8').replace('const allowed = {', `const allowed = { ...${list}, `)
    writeFileSync(join(root, 'tools/dead.mjs'), tool)

    const { said } = await run(root, join(root, 'tools/dead.mjs'))

    expect(said).not.toMatch(/orphan|tested|dataloader/)
    expect(said).toContain('unused export lastPage')
    expect(said).toContain('tools/dead.mjs:1 allows gone, which needs no permission')
  })

  it('the check of dead code refuses to judge without the entry points', async () => {
    const { passed, said } = await run(house({ 'src/main.ts': null }), 'dead.mjs')

    expect(said).toContain('src/main.ts:1 the entry point is missing')
    expect(passed).toBe(false)
  })
})

describe.concurrent('words', () => {
  const source = 'src/core/words.ts'
  const time = 'rule: SQL never asks the database for the time: the clock is ours, bind the value'
  const columns = 'rule: SQL lists its columns: a prepared statement over all columns breaks at the next migration'
  const faults: [string, string, string, string][] = [
    ['now() in a statement', source, 'sql`select 1\n  where at < now()`', `${source}:2 now()\n    ${time}`],
    ['current_timestamp in a string', source, "'default current_timestamp'", `${source}:1 current_timestamp\n    ${time}`],
    [
      'now() in a migration',
      'migrations/0002_a.sql',
      'create table a (\n  at timestamptz default now()\n);',
      `migrations/0002_a.sql:2 now()\n    ${time}`,
    ],
    ['select *', source, "'select * from tax'", `${source}:1 select *\n    ${columns}`],
    ['select with a table’s star', source, 'sql`select id, tax.* from tax`', `${source}:1 select id, tax.*\n    ${columns}`],
    ['returning *', source, 'sql`delete from tax returning *`', `${source}:1 returning *\n    ${columns}`],
    ['a TODO', source, '1\n// TODO: later', `${source}:2 TODO\n    rule: no TODO`],
    ['a FIXME in a migration', 'migrations/0002_a.sql', '-- FIXME', 'migrations/0002_a.sql:1 FIXME\n    rule: no TODO'],
    ['a TODO in a tool', 'tools/a.mjs', '/* TODO */', 'tools/a.mjs:1 TODO\n    rule: no TODO'],
    [
      'a suppression that was never explained',
      source,
      '// biome-ignore lint/a/b: <explanation>',
      `${source}:1 biome-ignore lint/a/b: <explanation>\n    rule: a suppression says why`,
    ],
  ]

  it.each(faults)('the check of words refuses %s', async (_name, file, text, expected) => {
    const { passed, said } = await run(house({ [file]: `${text}\n` }), 'words.mjs')

    expect(said).toContain(expected)
    expect(said).toContain(', 1 faults')
    expect(passed).toBe(false)
  })

  it('the check of words does not object to counting, our own clock and prose', async () => {
    const text = `sql\`select count(*), a.b * 2, \${now()} from t where at < \${clock.now()}\`\n'Date.now() and now'\n`

    expect(await run(house({ [source]: text }), 'words.mjs')).toMatchObject({ passed: true })
  })
})
