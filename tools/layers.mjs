// Checks that imports only go down: between layers, between modules, and between the folders of an area. Usage: node tools/layers.mjs [root]
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'))
const { moduleOrder } = await import(join(root, 'tools/module-order.mjs'))

/** The layers from the lowest to the highest. A file may import files of its own layer and of those before it. */
const layers = [
  ['interface of outside modules', /^src\/extend\/(api|loader)\//],
  ['contract', /^src\/contract\//],
  ['codemod', /^src\/codemod\//],
  // The desk runs in the browser: of the sources it may only use what needs no server.
  ['desk', /^src\/desk\//],
  ['embedded PostgreSQL', /^src\/embedded-postgres\//],
  ['db', /^src\/db\//],
  ['core', /^src\/core\//],
  ['interfaces', /^src\/interfaces\//],
  ['resources', /^src\/resources\//],
  ['modules', /^src\/modules\//],
  ['portal', /^src\/portal\//],
  ['http server', /^src\/(http|observe)\//],
  ['list of modules', /^src\/modules\.ts$/],
  ['outside modules', /^src\/extend\//],
  ['config', /^src\/config\.ts$/],
  ['app', /^src\/(assemble-modules|app|background-context|boot|server|template-query|watch|workers)\.ts$/],
  ['main and cli', /^src\/(main\.ts$|cli\/)/],
]

/** Within these areas the folders may not import each other in a circle: the folders of core, of an interface, of a module and of the resources. */
const areas = [
  /^src\/core\/(?=[^/]+\/)/,
  /^src\/interfaces\/(?=[^/]+\/)/,
  /^src\/interfaces\/[^/]+\/(?=[^/]+\/)/,
  /^src\/modules\/[^/]+\/[^/]+\/(?=[^/]+\/)/,
  /^src\/resources\/(?=[^/]+\/)/,
]

/** The files that import modules from outside, whose names only the operator knows. */
const loadsOutsideModules = ['src/extend/load-modules.ts', 'src/desk/pages/platform/module.tsx']

/** The most files that a folder may have, without tests. */
const MAX_FILES = 20

const isCode = (file) => /\.[mc]?[jt]sx?$/.test(file)
const isTest = (file) => file.endsWith('.test.ts')
const isBinding = (file) => /\.(graphql|rest|errors|module)\.ts$/.test(file)
const isShape = (file) => file.endsWith('.dto.ts')
/** The files of a module that other modules may not import: its SDL, bindings, policy and tests. */
const isPrivate = (file) => /(\.graphql|\.(graphql|rest|errors|module|policy|test)\.ts)$/.test(file)

const layerOf = (file) => layers.findIndex(([, pattern]) => pattern.test(file))
const nameOf = (file) => layers[layerOf(file)]?.[0] ?? 'no layer'
const isModule = (file) => nameOf(file) === 'modules'
/** `src/modules/pricing/tax/tax.rest.ts` belongs to the module `pricing/tax`. */
const moduleOf = (file) => posix.dirname(file).split('/').slice(2, 4).join('/')
const rankOf = (file) => moduleOrder.indexOf(moduleOf(file))

/** Each rule, with a function that tells whether an import breaks it. */
const rules = [
  ['an import names a file that exists', ({ to }) => to === null],
  ['src never imports from outside src (test, tools, bench)', ({ to }) => !to.startsWith('src/') && to !== 'package.json'],
  ['an imported file belongs to a layer', ({ to }) => to.startsWith('src/') && layerOf(to) < 0],
  ['only main, cli and app read the configuration', ({ from, to }) => nameOf(to) === 'config' && layerOf(from) < layerOf(to)],
  ['imports only go down', ({ from, to }) => layerOf(from) < layerOf(to)],
  ['only the bindings of a module import an interface, and shapes the types of one', breaksFace],
  ['a module imports only modules that stand before it in tools/module-order.mjs', (edge) => breaksOrder(edge)],
  ['a module uses of another module only its services', ({ from, to }) => isOtherModule(from, to) && isPrivate(to)],
  ['a service or policy does not know the bindings of its module', ({ from, to }) => knowsBinding(from, to)],
]

function breaksFace({ from, to, typeOnly }) {
  if (!(isModule(from) || nameOf(from) === 'resources') || nameOf(to) !== 'interfaces') return false
  return !(isModule(from) && isBinding(from)) && !(isShape(from) && typeOnly)
}

const breaksOrder = ({ from, to }) => isOtherModule(from, to) && rankOf(from) < rankOf(to)
const isOtherModule = (from, to) => isModule(from) && isModule(to) && moduleOf(from) !== moduleOf(to)
const knowsBinding = (from, to) => isModule(from) && isModule(to) && isBinding(to) && !isBinding(from)

function filesUnder(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCode(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Finds all imports of a file: static, dynamic, `export … from`, `import('…')` in a type, `require`. */
function findImports(root, file) {
  const text = readFileSync(join(root, file), 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0].message}`)
  const found = []
  const add = (node, source, typeOnly) => {
    if (source) found.push({ line: text.slice(0, node.start).split('\n').length, ...readSpecifier(source), typeOnly })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node, node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node, node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node, node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(node, node.source, false),
    TSImportType: (node) => add(node, node.source, true),
    TSExternalModuleReference: (node) => add(node, node.expression, false),
    CallExpression: (node) => node.callee.name === 'require' && add(node, node.arguments[0], false),
  }).visit(program)
  return found
}

/** The string that an import names. Of a template only its beginning is known, which is enough to tell a package from a file of ours. */
function readSpecifier(source) {
  if (source.type === 'Literal' && typeof source.value === 'string') return { specifier: source.value, isConstant: true }
  const beginning = source.type === 'TemplateLiteral' ? source.quasis[0].value.cooked : ''
  return { specifier: beginning, isConstant: source.type === 'TemplateLiteral' && source.expressions.length === 0 }
}

/** The file that an import refers to; null when it does not exist. Sources import `./x.js` for the file `./x.ts`. */
function resolveImport(root, from, specifier) {
  const path = resolve(root, dirname(from), specifier)
  const endings = ['.$1ts', '.$1tsx', '.d.$1ts']
  const candidates = [path, ...endings.map((ending) => path.replace(/\.([mc]?)js$/, ending))]
  const found = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
  return found ? relative(root, found).split(sep).join('/') : null
}

/** Finds the cycles of imports, each as a list of names. Type imports count, too. */
function findCycles(edges) {
  const next = new Map(edges.map(({ from }) => [from, new Set()]))
  for (const { from, to } of edges) next.get(from).add(to)
  const visited = new Set()
  const cycles = []
  const walk = (file, path) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file])
    if (path.includes(file) || visited.has(file)) return
    for (const to of next.get(file) ?? []) walk(to, [...path, file])
    visited.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return cycles
}

/** Finds the cycles between the folders of an area, such as `src/core`. */
function findFolderCycles(edges) {
  return areas.flatMap((area) => {
    const partOf = (file) => {
      const start = file.match(area)?.[0]
      return start && start + file.slice(start.length).split('/')[0]
    }
    const isWithin = (one, other) => one && other && one !== other && posix.dirname(one) === posix.dirname(other)
    const between = edges.map(({ from, to }) => ({ from: partOf(from), to: partOf(to) }))
    return findCycles(between.filter(({ from, to }) => isWithin(from, to)))
  })
}

/** Reports modules that the order does not name, and names in the order that are not modules. */
function roomFaults(files) {
  const existing = new Set(files.filter((file) => isModule(file)).map(moduleOf))
  const unlisted = [...existing].filter((module) => !moduleOrder.includes(module))
  const missing = moduleOrder.filter((module) => !existing.has(module))
  return [
    ...unlisted.map((module) => `src/modules/${module}:1\n    rule: every module has its place in tools/module-order.mjs`),
    ...missing.map((module) => `tools/module-order.mjs:1 ${module}\n    rule: the order names only modules that exist`),
  ]
}

function crowdedFolders(files) {
  const counts = new Map()
  for (const file of files) if (!isTest(file)) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(
      ([folder, count]) => `${folder}:1 holds ${count} files\n    rule: a folder holds at most ${MAX_FILES} files besides tests`,
    )
}

/** Reports everything that is wrong with the files and imports below `src`. */
function listFaults(files, all, edges) {
  const unplaced = files.filter((file) => layerOf(file) < 0 && !isTest(file))
  const isUnread = ({ isConstant, specifier }) => !isConstant && !/^[@a-z]/.test(specifier)
  const computed = all.filter((each) => isUnread(each) && !isTest(each.from) && !loadsOutsideModules.includes(each.from))
  const broken = edges
    .filter((edge) => layerOf(edge.from) >= 0 && !isTest(edge.from))
    .map((edge) => ({ ...edge, rule: rules.find(([, breaks]) => breaks(edge)) }))
    .filter(({ rule }) => rule)
  const resolved = edges.filter(({ to, from }) => to !== null && !isTest(from))
  const cycles = [...findCycles(resolved), ...findFolderCycles(resolved)]
  return [
    ...unplaced.map((file) => `${file}:1\n    rule: a file under src belongs to a layer`),
    ...computed.map(
      ({ from, line }) => `${from}:${line} imports a computed name\n    rule: an import can be read without running it`,
    ),
    ...broken.map((edge) => `${edge.from}:${edge.line} imports ${edge.specifier} (${describe(edge)})\n    rule: ${edge.rule[0]}`),
    ...roomFaults(files),
    ...crowdedFolders(files),
    ...cycles.map((cycle) => `${cycle[0]}:1 ${cycle.join(' → ')}\n    rule: no import cycles`),
    ...(files.length === 0 ? ['no files seen under src'] : edges.length === 0 ? ['no imports seen under src'] : []),
  ]
}

const describe = ({ from, to }) => (to ? `${nameOf(from)} → ${layerOf(to) < 0 ? to : nameOf(to)}` : 'no such file')

const files = filesUnder(root, 'src')
const all = files.flatMap((from) => findImports(root, from).map((found) => ({ from, ...found })))
const edges = all
  .filter(({ isConstant, specifier }) => isConstant && /^[./]/.test(specifier))
  .map((edge) => ({ ...edge, to: resolveImport(root, edge.from, edge.specifier) }))
const faults = listFaults(files, all, edges)
for (const fault of faults) console.error(fault)
console.log(`${files.length} files, ${edges.length} imports, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
