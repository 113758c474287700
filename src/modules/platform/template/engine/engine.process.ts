import { DEFAULT_CURRENCY, DEFAULT_LANGUAGE, DEFAULT_TIME_ZONE } from '../../../../contract/defaults.js'

/**
 * The code of the process that renders templates. It is a text because the server is bundled into one file, so there is no second file to
 * start a process from. The process has no environment and is connected only to the server: it receives and returns texts.
 */
export const renderingProcess = `
const [handlebarsPath, typstPath, maxOutput] = process.argv.slice(1)
const Handlebars = require(handlebarsPath).create()
Handlebars.unregisterHelper('log')

const locales = { NL: 'nl-NL', EN: 'en-GB', DE: 'de-DE', FR: 'fr-FR', ES: 'es-ES', IT: 'it-IT', PL: 'pl-PL', DA: 'da-DK', SV: 'sv-SE' }
const rootOf = (options) => options.data.root
const languageOf = (options) => String(options.hash.language ?? rootOf(options).language ?? '${DEFAULT_LANGUAGE}').toUpperCase()
const localeOf = (options) => locales[languageOf(options)] ?? languageOf(options).toLowerCase()
const given = (values) => values.slice(0, -1)
const optionsOf = (values) => values[values.length - 1]
const isAmount = (value) => /^-?\\d+(\\.\\d+)?$/.test(String(value))

// Amounts stay texts: Intl writes every digit of a decimal text.
const formatNumber = (value, options, style) => {
  if (value === null || value === undefined || value === '') return ''
  if (!isAmount(value)) throw new Error('[' + value + '] is not a number')
  return new Intl.NumberFormat(localeOf(options), style).format(String(value))
}

const pickText = (texts, language) => {
  const byLanguage = Array.isArray(texts) ? Object.fromEntries(texts.map((entry) => [String(entry.language).toUpperCase(), entry.value])) : texts ?? {}
  return byLanguage[language] ?? byLanguage.EN ?? byLanguage['${DEFAULT_LANGUAGE}'] ?? Object.values(byLanguage)[0] ?? ''
}

const helpers = {
  money: (...values) => {
    const [amount, named] = given(values)
    const options = optionsOf(values)
    const currency = named ?? options.hash.currency ?? rootOf(options).currency ?? '${DEFAULT_CURRENCY}'
    return formatNumber(amount, options, { style: 'currency', currency })
  },
  number: (value, options) => {
    const decimals = options.hash.decimals
    const digits = decimals === undefined ? { maximumFractionDigits: 5 } : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return formatNumber(value, options, digits)
  },
  date: (value, options) => {
    if (value === null || value === undefined || value === '') return ''
    const at = new Date(value)
    if (Number.isNaN(at.getTime())) throw new Error('[' + value + '] is not a date')
    const { format = 'long', time, timeZone = rootOf(options).timeZone ?? '${DEFAULT_TIME_ZONE}' } = options.hash
    return new Intl.DateTimeFormat(localeOf(options), { dateStyle: format, timeZone, ...(time && { timeStyle: 'short' }) }).format(at)
  },
  t: (options) => pickText(Object.fromEntries(Object.entries(options.hash).map(([key, text]) => [key.toUpperCase(), text])), languageOf(options)),
  localize: (texts, options) => pickText(texts, languageOf(options)),
  lines: (text) => new Handlebars.SafeString(Handlebars.escapeExpression(text ?? '').replace(/\\r?\\n/g, '<br>')),
  json: (value) => JSON.stringify(value ?? null),
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  gt: (a, b) => Number(a) > Number(b),
  lt: (a, b) => Number(a) < Number(b),
  not: (value) => Handlebars.Utils.isEmpty(value) || value === false,
  and: (...values) => given(values).every((value) => !Handlebars.Utils.isEmpty(value)),
  or: (...values) => given(values).some((value) => !Handlebars.Utils.isEmpty(value)),
}
for (const [name, helper] of Object.entries(helpers)) Handlebars.registerHelper(name, helper)

// The cost of compiling grows with the depth of blocks: a thousand of them take seconds.
const MAX_DEPTH = 64
const parse = (text) => {
  const tree = Handlebars.parse(text)
  const stack = [[tree, 0]]
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const [program, depth] = entry
    if (depth > MAX_DEPTH) throw new Error('Blocks may be nested ' + MAX_DEPTH + ' deep')
    for (const statement of program?.body ?? [])
      for (const block of [statement.program, statement.inverse]) if (block) stack.push([block, depth + 1])
  }
  return tree
}

// Compiled texts, the one that was used the longest time ago first.
const compiled = new Map()
const compile = (text, plain) => {
  const key = (plain ? 'p' : 'h') + text
  const template = compiled.get(key) ?? Handlebars.compile(parse(text), { noEscape: plain })
  compiled.delete(key)
  compiled.set(key, template)
  if (compiled.size > 200) compiled.delete(compiled.keys().next().value)
  return template
}

let typesetter
const workspace = '/wharf-no-such-folder'
const jobs = {
  precompile: ({ text }) => String(Handlebars.precompile(parse(text))),
  render: ({ texts, data }) => {
    const rendered = {}
    let size = 0
    for (const [name, { text, plain = false }] of Object.entries(texts)) {
      try {
        rendered[name] = compile(text, plain)(data)
        size += rendered[name].length
        if (size > Number(maxOutput)) throw new Error('The output is larger than ' + maxOutput + ' characters')
      } catch (error) {
        throw Object.assign(error, { field: name })
      }
    }
    return rendered
  },
  pdf: ({ source, images }) => {
    typesetter ??= require(typstPath).NodeCompiler.create({ workspace })
    typesetter.resetShadow()
    for (const [name, content] of Object.entries(images)) typesetter.mapShadow(workspace + '/' + name, Buffer.from(content))
    const pdf = typesetter.pdf({ mainFileContent: source })
    typesetter.evictCache(2)
    return pdf
  },
}

// A large document leaves much memory behind: the next job gets a new process.
const MAX_RSS = 300_000_000
process.on('message', ({ id, kind, job }) => {
  let answer
  try {
    answer = { id, result: jobs[kind](job) }
  } catch (error) {
    answer = { id, failure: { message: String(error?.message ?? error), field: error?.field ?? null, trace: String(error?.stack ?? error) } }
  }
  process.send(answer, () => {
    if (process.memoryUsage().rss > MAX_RSS) process.exit(0)
  })
})
process.on('disconnect', () => process.exit(0))
process.send({ ready: true })
`
