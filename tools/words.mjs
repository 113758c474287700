// Finds forbidden words that the linter does not see: in SQL, strings, comments, schema descriptions and documentation. Usage: node tools/words.mjs [root]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

const ownTime = {
  rule: 'SQL never asks the database for the time: bind the time of the injected clock',
  words:
    /(?<![.\w])(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(\s*\)|\b(?:current_timestamp|current_date|current_time|localtimestamp|localtime)\b|'now'\s*::/gi,
}
const allColumns = {
  rule: 'SQL lists its columns: a prepared statement over all columns breaks at the next migration',
  words:
    /\b(?:select|returning)\s+(?:all\s+|distinct\s+(?:on\s*\([^)]*\)\s*)?)?(?:(?:"?\w+"?|\$\{·+\})\.)?\*|\bselect\b[^;]*?,\s*(?:"?\w+"?|\$\{·+\})\.\*/gi,
}
const unfinished = { rule: 'no TODO: finish the work, or write it down in the plan', words: /\b(?:TODO|FIXME|XXX)\b/g }
const unexplained = { rule: 'a suppression says why', words: /biome-ignore[^\n]*<explanation>|@ts-expect-error\s*$/g }

/** Phrases of an old style, and what a native technical writer would write. */
const plainEnglish = [
  ['modules', /\brooms\b/gi],
  ['interfaces', /\bfaces\b/gi],
  ['again', /\banew\b/gi],
  ['anyone who, a caller that', /\bwho(?:m|so)?ever\b/gi],
  ['reported, distinguished', /\b(?:is|are|was|were|be|been|unless) told\b|\btold (?:apart|from|with|of)\b/gi],
  ['says, shows', /\btells\b/gi],
  ['metrics, numbers', /\bfigures\b/gi],
  ['returns', /\banswers (?:what|how|whether|the|it|them|one|all|true|false)\b/gi],
  ['determines', /\bdecides? about\b/gi],
  ['is not a', /(?<!\bthere )\bis no (?:setting|type|field|column|expression|language|decimal|contact|member)\b/gi],
  ['invalid', /\b(?:that|which) is none\b/gi],
  ['if no … is free', /\bfinds none\b/gi],
  ['at the moment', /\bjust now\b/gi],
  ['no longer', /\b(?:not|nobody|nothing|never|no) [^.;,]{0,40}\bany more\b/gi],
  ['is below, is listed in', /\bstands? (?:under|in the query|at the top|where)\b/gi],
  ['by default', /\bunless said\b/gi],
  ['the result of', /\bwhat became of\b/gi],
  ['is not supported', /\bis not (?:made|served) here\b/gi],
  ['characters', /\b(?:\d+|in|of|more|fewer) signs\b|\bsigns that\b|\ba sign that\b/gi],
].map(([better, words]) => ({ rule: `plain English: ${better}`, words }))

const isCode = (file) => /\.[mc]?[jt]sx?$/.test(file)
const isGenerated = (file) => /\.gen\.(ts|graphql)$/.test(file)
const folders = ['src', 'tools', 'test', 'bench', 'migrations']
/** Pages that are written for readers. Decisions stay as they were written, and faults.md is written by its measurement. */
const isPage = (file) => /^(?:README|SECURITY|CONTRIBUTING)\.md$|^docs\/(?!decisions\/|faults\.md$).*\.md$/.test(file)

function filesIn(root) {
  const found = readdirSync(root, { withFileTypes: true }).filter((entry) => folders.includes(entry.name))
  return found
    .flatMap((folder) => readdirSync(join(root, folder.name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:[mc]?[jt]sx?|sql|graphql|txt)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !isGenerated(file))
    .concat(pagesIn(root))
    .sort()
}

const pagesIn = (root) =>
  [
    ...readdirSync(root),
    ...(existsSync(join(root, 'docs')) ? readdirSync(join(root, 'docs'), { recursive: true }) : []).map((file) =>
      join('docs', file),
    ),
  ]
    .map((file) => file.split(sep).join('/'))
    .filter(isPage)

/** The text of a template with the code between `${` and `}` masked. Positions stay the same. */
function maskTemplate(text, { start, end, expressions }) {
  let at = start
  let masked = ''
  for (const expression of expressions) {
    masked += text.slice(at, expression.start) + text.slice(expression.start, expression.end).replace(/[^\n]/g, '·')
    at = expression.end
  }
  return { start, text: masked + text.slice(at, end) }
}

/** The strings, templates and comments of a file. */
function readStringsAndComments(file, text) {
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0].message}`)
  const strings = []
  new Visitor({
    Literal: ({ value, start }) => typeof value === 'string' && strings.push({ start, text: value }),
    TemplateLiteral: (node) => strings.push(maskTemplate(text, node)),
  }).visit(program)
  return { strings, comments: comments.map(({ start, value }) => ({ start, text: value })) }
}

const withoutSqlComments = (text) =>
  text.replace(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, (part) => (part.startsWith("'") ? part : part.replace(/[^\n]/g, ' ')))

/** Which rules apply to which parts of a file. */
function selectRules(file, text) {
  const whole = [{ start: 0, text }]
  if (file.endsWith('.sql'))
    return [
      [[{ start: 0, text: withoutSqlComments(text) }], [ownTime]],
      [whole, [unfinished]],
    ]
  if (isPage(file)) return [[whole, plainEnglish]]
  if (!isCode(file)) return [[whole, [unfinished, ...(file.startsWith('src/') ? plainEnglish : [])]]]
  const { strings, comments } = readStringsAndComments(file, text)
  const isSource = file.startsWith('src/') && !file.endsWith('.test.ts')
  // A changed comment would make the snapshot of the demo stale.
  const isDemo = file.startsWith('src/cli/demo')
  return [
    [strings, isSource ? [ownTime, allColumns, ...plainEnglish] : []],
    [comments, [unfinished, unexplained, ...(isSource && !isDemo ? plainEnglish : [])]],
  ]
}

function findFaults(file, text) {
  const found = selectRules(file, text).flatMap(([parts, rules]) =>
    rules.flatMap(({ rule, words }) =>
      parts.flatMap((part) =>
        [...part.text.matchAll(words)].map(({ 0: word, index }) => ({ rule, word, at: part.start + index })),
      ),
    ),
  )
  const lineAt = (position) => text.slice(0, position).split('\n').length
  return found.map(({ rule, word, at }) => `${file}:${lineAt(at)} ${word.replace(/\s+/g, ' ').trim()}\n    rule: ${rule}`)
}

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'))
const files = filesIn(root)
const faults = files.flatMap((file) => findFaults(file, readFileSync(join(root, file), 'utf8')))
if (!files.some((file) => file.startsWith('src/'))) faults.push('no files seen under src')
for (const fault of faults) console.error(fault)
console.log(`${files.length} files, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
