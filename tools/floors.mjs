// Imports only go down: between floors, between rooms and between the folders of an area. Usage: node tools/floors.mjs [root]
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'))
const { roomOrder } = await import(join(root, 'tools/room-order.mjs'))

/** From the lowest floor to the highest. A file may import its own floor and those before it. */
const floors = [
  ['contract', /^src\/contract\//],
  ['codemod', /^src\/codemod\//],
  ['embedded PostgreSQL', /^src\/embedded-postgres\//],
  ['db', /^src\/db\//],
  ['core', /^src\/core\//],
  ['faces', /^src\/faces\//],
  ['resources', /^src\/resources\//],
  ['rooms', /^src\/rooms\//],
  ['portal', /^src\/portal\//],
  ['config', /^src\/config\.ts$/],
  ['app', /^src\/(rooms|assemble-rooms|app|boot|server)\.ts$/],
  ['main and cli', /^src\/(main\.ts$|cli\/)/],
]

/** Within these folders, each folder is a floor, too: those of core, of a face and of a room import each other in one direction only. */
const areas = [
  /^src\/core\/(?=[^/]+\/)/,
  /^src\/faces\/(?=[^/]+\/)/,
  /^src\/faces\/[^/]+\/(?=[^/]+\/)/,
  /^src\/rooms\/[^/]+\/[^/]+\/(?=[^/]+\/)/,
  /^src\/resources\/(?=[^/]+\/)/,
]

/** How many files a folder may hold, not counting tests. */
const MAX_FILES = 20

const isCode = (file) => /\.[mc]?[jt]s$/.test(file)
const isTest = (file) => file.endsWith('.test.ts')
const isBinding = (file) => /\.(graphql|rest|errors|room)\.ts$/.test(file)
const isShape = (file) => file.endsWith('.dto.ts')
/** What a room keeps to itself: its surface, its bindings, its policy, its tests. */
const isPrivate = (file) => /(\.graphql|\.(graphql|rest|errors|room|policy|test)\.ts)$/.test(file)

const floorOf = (file) => floors.findIndex(([, place]) => place.test(file))
const nameOf = (file) => floors[floorOf(file)]?.[0] ?? 'no floor'
const isRoom = (file) => nameOf(file) === 'rooms'
/** `src/rooms/pricing/tax/tax.rest.ts` is of the room `pricing/tax`. */
const roomOf = (file) => posix.dirname(file).split('/').slice(2, 4).join('/')
const rankOf = (file) => roomOrder.indexOf(roomOf(file))

/** Each rule in words, and the imports that break it. */
const rules = [
  ['an import names a file that exists', ({ to }) => to === null],
  ['src never imports from outside src (test, tools, bench)', ({ to }) => !to.startsWith('src/') && to !== 'package.json'],
  ['an imported file belongs to a floor of the house', ({ to }) => to.startsWith('src/') && floorOf(to) < 0],
  ['only main, cli and app read the configuration', ({ from, to }) => nameOf(to) === 'config' && floorOf(from) < floorOf(to)],
  ['imports only go down', ({ from, to }) => floorOf(from) < floorOf(to)],
  ['only the bindings of a room import a face, and shapes the types of one', breaksFace],
  ['a room imports only rooms that stand before it in tools/room-order.mjs', (edge) => breaksOrder(edge)],
  ['a room uses of another room only its services', ({ from, to }) => isOtherRoom(from, to) && isPrivate(to)],
  ['a service or policy does not know the bindings of its room', ({ from, to }) => knowsBinding(from, to)],
]

function breaksFace({ from, to, typeOnly }) {
  if (!(isRoom(from) || nameOf(from) === 'resources') || nameOf(to) !== 'faces') return false
  return !(isRoom(from) && isBinding(from)) && !(isShape(from) && typeOnly)
}

const breaksOrder = ({ from, to }) => isOtherRoom(from, to) && rankOf(from) < rankOf(to)
const isOtherRoom = (from, to) => isRoom(from) && isRoom(to) && roomOf(from) !== roomOf(to)
const knowsBinding = (from, to) => isRoom(from) && isRoom(to) && isBinding(to) && !isBinding(from)

function filesUnder(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCode(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Every import of a file: static, dynamic, `export … from`, `import('…')` in a type, `require`. */
function importsOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0].message}`)
  const found = []
  const add = (node, source, typeOnly) => {
    if (source) found.push({ line: text.slice(0, node.start).split('\n').length, ...specifierOf(source), typeOnly })
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

/** The literal, or for a template its beginning, which is enough to know a package from a file of ours. */
function specifierOf(source) {
  if (source.type === 'Literal' && typeof source.value === 'string') return { specifier: source.value, known: true }
  const beginning = source.type === 'TemplateLiteral' ? source.quasis[0].value.cooked : ''
  return { specifier: beginning, known: source.type === 'TemplateLiteral' && source.expressions.length === 0 }
}

/** The file an import means, `null` when there is none. Sources import `./x.js` and mean `./x.ts`. */
function target(root, from, specifier) {
  const wanted = resolve(root, dirname(from), specifier)
  const candidates = [wanted, wanted.replace(/\.([mc]?)js$/, '.$1ts'), wanted.replace(/\.([mc]?)js$/, '.d.$1ts')]
  const found = candidates.find((path) => existsSync(path) && statSync(path).isFile())
  return found ? relative(root, found).split(sep).join('/') : null
}

/** A circle, as a list of names, for each group of files or folders that import each other; types count, too. */
function cycles(edges) {
  const next = new Map(edges.map(({ from }) => [from, new Set()]))
  for (const { from, to } of edges) next.get(from).add(to)
  const done = new Set()
  const found = []
  const walk = (file, path) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file])
    if (path.includes(file) || done.has(file)) return
    for (const to of next.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return found
}

/** The imports between the folders and files of one area, such as `src/core`. */
function folderCycles(edges) {
  return areas.flatMap((area) => {
    const partOf = (file) => {
      const start = file.match(area)?.[0]
      return start && start + file.slice(start.length).split('/')[0]
    }
    const isWithin = (one, other) => one && other && one !== other && posix.dirname(one) === posix.dirname(other)
    const between = edges.map(({ from, to }) => ({ from: partOf(from), to: partOf(to) }))
    return cycles(between.filter(({ from, to }) => isWithin(from, to)))
  })
}

/** Rooms that the order forgets, and rooms of the order that are not there. */
function roomFaults(files) {
  const there = new Set(files.filter((file) => isRoom(file)).map(roomOf))
  const forgotten = [...there].filter((room) => !roomOrder.includes(room))
  const gone = roomOrder.filter((room) => !there.has(room))
  return [
    ...forgotten.map((room) => `src/rooms/${room}:1\n    rule: every room has its place in tools/room-order.mjs`),
    ...gone.map((room) => `tools/room-order.mjs:1 ${room}\n    rule: the order names only rooms that exist`),
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

/** What is wrong with the imports under `root`/src, in words. */
function faultsOf(files, all, edges) {
  const homeless = files.filter((file) => floorOf(file) < 0 && !isTest(file))
  const computed = all.filter(({ known, specifier, from }) => !known && !/^[@a-z]/.test(specifier) && !isTest(from))
  const broken = edges
    .filter((edge) => floorOf(edge.from) >= 0 && !isTest(edge.from))
    .map((edge) => ({ ...edge, rule: rules.find(([, breaks]) => breaks(edge)) }))
    .filter(({ rule }) => rule)
  const own = edges.filter(({ to, from }) => to !== null && !isTest(from))
  const circles = [...cycles(own), ...folderCycles(own)]
  return [
    ...homeless.map((file) => `${file}:1\n    rule: a file under src belongs to a floor of the house`),
    ...computed.map(
      ({ from, line }) => `${from}:${line} imports a computed name\n    rule: an import can be read without running it`,
    ),
    ...broken.map((edge) => `${edge.from}:${edge.line} imports ${edge.specifier} (${describe(edge)})\n    rule: ${edge.rule[0]}`),
    ...roomFaults(files),
    ...crowdedFolders(files),
    ...circles.map((circle) => `${circle[0]}:1 ${circle.join(' → ')}\n    rule: no import cycles`),
    ...(files.length === 0 ? ['no files seen under src'] : edges.length === 0 ? ['no imports seen under src'] : []),
  ]
}

const describe = ({ from, to }) => (to ? `${nameOf(from)} → ${floorOf(to) < 0 ? to : nameOf(to)}` : 'no such file')

const files = filesUnder(root, 'src')
const all = files.flatMap((from) => importsOf(root, from).map((found) => ({ from, ...found })))
const edges = all
  .filter(({ known, specifier }) => known && /^[./]/.test(specifier))
  .map((edge) => ({ ...edge, to: target(root, edge.from, edge.specifier) }))
const faults = faultsOf(files, all, edges)
for (const fault of faults) console.error(fault)
console.log(`${files.length} files, ${edges.length} imports, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
