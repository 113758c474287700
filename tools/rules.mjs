// Checks rules of our own that a general linter does not have. A comment `wharf-ignore: <reason>` on the line before allows one. Usage: node tools/rules.mjs [root]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'))

const ROUTE = /^(?:get|post|put|patch|delete|head|options|all)$/
const WORDS = 'Price|Amount|Gross|Net|Total|Tax|Discount|Cost|Percentage|Margin'
const NAME = `(?:\\w*[a-z0-9_](?:${WORDS})|${WORDS.toLowerCase()}|subtotal)s?`
/** An amount is what is called so: an identifier or a member whose name ends in price, total, tax and the like. */
const AMOUNT = new RegExp(`^\\(*(?:[^()\\s]*[^\\w$()\\s])?${NAME}(?:!|'\\]|\\s+as\\s+\\w+)*\\)*$`)
const HOLDS_AMOUNT = new RegExp(`^\\((?:.*[^\\w$])?${NAME}(?:[^\\w$].*)?\\)$`, 's')
const COMPUTES = /^(?:[-+*/%]|\*\*|[<>]=?)$/
const ASSIGNS = /^(?:[-+*/%]|\*\*)=$/
const READS = /^(?:Number|parseFloat|Number\.parseFloat|Math\.\w+)$/

const isTest = (file) => file.endsWith('.test.ts')
const isOfAmounts = (file) =>
  /^src\/(?:[^/]+\/(?:pricing|sales|stock)|modules\/catalog\/bundle|modules\/accounts\/purchase-authorization)\//.test(file)

/** Each rule: the files that it holds for, and the nodes that break it. A node is `{ node, text, textOf }`. */
const rules = [
  {
    // Only the REST interface calls `app.route`, and it requires a policy.
    message: "A route without a policy: declare it in a module's *.rest.ts.",
    isFor: (file) => !isTest(file),
    MemberExpression: ({ node, textOf }) =>
      !node.computed && ROUTE.test(node.property.name) && /^(?:.*\.)?(?:app|fastify|server|instance)$/.test(textOf(node.object)),
    CallExpression: ({ node: { callee, arguments: given }, textOf }) =>
      callee.type === 'MemberExpression' &&
      ROUTE.test(callee.property.name) &&
      given.length > 1 &&
      /^['"`]\/[^'"`]*['"`]$/.test(textOf(given[0])),
  },
  {
    message: 'sql.raw does not escape: bind the value, or name it with sql.ref, sql.table or sql.id.',
    isFor: () => true,
    MemberExpression: ({ node, textOf }) => node.property.name === 'raw' && /^(?:.*\.)?sql$/.test(textOf(node.object)),
  },
  {
    // A statement that is sent to the pool directly bypasses the tenant's database, the transaction and the statement log.
    message: 'Use the database of the request (ctx), never the pool.',
    isFor: (file) => !isTest(file) && !file.startsWith('src/db/'),
    MemberExpression: ({ node, textOf }) =>
      node.property.name === 'query' && /^(?:.*\.)?(?:pool|\w+Pool)$/.test(textOf(node.object)),
  },
  {
    // It may contain a caller's input, and can then block the event loop for minutes.
    message: 'A regular expression from a value: write it as a literal, or compare strings.',
    isFor: (file) => !isTest(file),
    NewExpression: ({ node }) => isDynamicPattern(node),
    CallExpression: ({ node }) => isDynamicPattern(node),
  },
  {
    // The time of a request is injected (scope.now), so that tests and lifecycle previews can set it.
    message: 'Use the injected clock (src/core/base/clock.ts).',
    isFor: (file) => !isTest(file) && file !== 'src/core/base/clock.ts',
    NewExpression: ({ node }) => node.callee.name === 'Date' && node.arguments.length === 0,
    CallExpression: ({ node }) => node.callee.name === 'Date',
    MemberExpression: ({ node }) => node.object.name === 'Date' && node.property.name === 'now',
  },
  {
    message: 'List the columns: a prepared statement over all columns breaks at the next migration.',
    isFor: (file) => !isTest(file),
    MemberExpression: ({ node }) => /^(?:selectAll|returningAll)$/.test(node.property.name),
  },
  {
    // The linter does not see `const { env } = process`.
    message: 'The environment is read only in src/config.ts.',
    isFor: (file) => file !== 'src/config.ts',
    VariableDeclarator: ({ node }) => node.id.type === 'ObjectPattern' && node.init?.name === 'process',
  },
  {
    // Doubles cannot hold cents, and the texts of PostgreSQL compare character by character.
    message: 'Compute and compare amounts with Decimal (src/core/money.ts), not with operators.',
    isFor: (file) => isOfAmounts(file) && !isTest(file),
    BinaryExpression: ({ node, textOf }) => COMPUTES.test(node.operator) && areAmounts(textOf, node.left, node.right),
    AssignmentExpression: ({ node, textOf }) => ASSIGNS.test(node.operator) && areAmounts(textOf, node.left, node.right),
    UnaryExpression: ({ node, textOf }) => /^[-+]$/.test(node.operator) && areAmounts(textOf, node.argument),
  },
  {
    message: 'Read amounts with Decimal.of and write them with toNumber (src/core/money.ts).',
    isFor: (file) => isOfAmounts(file) && !isTest(file),
    CallExpression: ({ node, textOf, text }) =>
      READS.test(textOf(node.callee)) && HOLDS_AMOUNT.test(text.slice(text.indexOf('(', node.callee.end), node.end)),
  },
  {
    message: 'Round amounts with roundHalfAwayFromZero (src/core/money.ts).',
    isFor: (file) => isOfAmounts(file) && !isTest(file),
    MemberExpression: ({ node, textOf }) =>
      /^to(?:Fixed|Precision|Exponential)$/.test(node.property.name) && areAmounts(textOf, node.object),
  },
]

const isDynamicPattern = ({ callee, arguments: given }) =>
  callee.name === 'RegExp' && !given.every(({ type, value }) => type === 'Literal' && typeof value === 'string')

const areAmounts = (textOf, ...nodes) => nodes.some((node) => AMOUNT.test(textOf(node)))

const KINDS = [
  'AssignmentExpression',
  'BinaryExpression',
  'CallExpression',
  'MemberExpression',
  'NewExpression',
  'UnaryExpression',
  'VariableDeclarator',
]

/** Returns the faults of a file, one for each place and message. */
function findFaults(file) {
  const text = readFileSync(join(root, file), 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) return [`${file}:1 does not parse: ${errors[0].message}`]
  const textOf = ({ start, end }) => text.slice(start, end)
  const lines = text.split('\n')
  const own = rules.filter(({ isFor }) => isFor(file))
  const found = new Map()
  const look = (node) => {
    for (const rule of own) {
      if (!rule[node.type]?.({ node, text, textOf })) continue
      const line = text.slice(0, node.end).split('\n').length
      const first = text.slice(0, node.start).split('\n').length
      if (!/\bwharf-ignore: \S/.test(lines[first - 2] ?? ''))
        found.set(`${node.start} ${rule.message}`, `${file}:${line} ${rule.message}`)
    }
  }
  new Visitor(Object.fromEntries(KINDS.map((kind) => [kind, look]))).visit(program)
  return [...found.values()]
}

const files = existsSync(join(root, 'src'))
  ? readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.gen|\.d)\.(?:tsx?|m?js)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  : []
const faults = files.length > 0 ? files.flatMap(findFaults) : ['there is no source file']
for (const fault of faults) console.log(fault)
console.log(`${files.length} files, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
