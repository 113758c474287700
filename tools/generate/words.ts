/** Names of the contract as words: `TaxCreateInput` becomes "tax create input". */

/** Words that people write in another way than names do. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\bgql api key\b/g, 'GraphQL key'],
  [/\brest api key\b/g, 'REST client'],
  [/\bapikey\b/g, 'key'],
  [/\bcrossupsell\b/g, 'cross-sell'],
  [/\bpricesheet\b/g, 'price sheet'],
  [/\bvalueset\b/g, 'value set'],
  [/\borderlist\b/g, 'order list'],
  [/\bfavorite lists?\b/g, 'favourite list'],
  [/\bpay method\b/g, 'payment method'],
  [/\bspare parts machine\b/g, 'machine with spare parts'],
  [/\bcluster config setting\b/g, 'setting of clusters'],
  [/\bcluster config\b/g, 'set of cluster settings'],
  [/\bmedia image\b/g, 'picture'],
  [/\bmedia video\b/g, 'film'],
  [/\bmedia document\b/g, 'document'],
  [/\bmedia attachment\b/g, 'file of an order'],
  [/\btrack and trace\b/g, 'parcel'],
  [/\badmin user\b/g, 'administrator'],
  [/\bcsv import job\b/g, 'import'],
  [/\battribute description\b/g, 'description of an attribute'],
  [/\bevent action config\b/g, 'action'],
  [/\bevent to email config\b/g, 'action that sends an e-mail'],
  [/\bevent to web hook config\b/g, 'webhook'],
  [/\bbulk cost price\b/g, 'cost price of a larger quantity'],
  [/\bbulk price\b/g, 'price of a larger quantity'],
  [/\bbase product\b/g, 'product or cluster'],
  [/\bcarriers\b/g, 'carrier'],
  [/\bean\b/g, 'EAN'],
  [/\bemail\b/g, 'e-mail'],
]

export function humanize(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return SPELLINGS.reduce((text, [pattern, spelling]) => text.replace(pattern, spelling), words)
}

/** The plural of a noun; of "description of an attribute" it is "descriptions of an attribute". */
export function pluralize(noun: string): string {
  const [head = '', ...rest] = noun.split(/(?= of | with | that | or )/)
  const tail = rest.join('')
  if (/s$/.test(head) && !/(ss|us)$/.test(head)) return noun
  if (/(s|x|ch|sh)$/.test(head)) return `${head}es${tail}`
  return `${/[^aeiou]y$/.test(head) ? `${head.slice(0, -1)}ies` : `${head}s`}${tail}`
}

export const articleFor = (noun: string) => (/^[aeio]|^REST/i.test(noun) && !/^(REST|one|eu)/i.test(noun) ? 'an' : 'a')

/** Does not touch a word that is written in capitals, such as HTML. */
export const lowerFirst = (text: string) => (/^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

/** `CREATED_AT` becomes `createdAt`. Names that are written like that already stay. */
export const toCamelCase = (name: string) =>
  /[a-z]/.test(name) ? name : name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
