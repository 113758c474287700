/** A14: texts of buyers and editors that would run where somebody opens them: formulas in exports, markup in descriptions, addresses of tickets. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { createFolder, removeFolder } from '../../process.js'
import { fillCart, openShop, type RunTarget, type Shop } from '../shop.js'

const FORMULAS = ['=HYPERLINK("https://evil.example","pay")', '@SUM(1+1)', '+1+cmd', '-1+1', '\t=1+1']
const MARKUP = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<form action="https://evil.example"><input></form>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<object data="x"></object>',
  '<style>body{display:none}</style>',
]
const HARMFUL = /\son\w+\s*=|<(script|svg|iframe|form|object|embed|style)\b|javascript:/i
const ADDRESSES = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x']

/** The uncompressed parts of a workbook, as text. */
function readWorkbook(file: string): string {
  const bytes = readFileSync(file)
  let text = ''
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4)) {
    const [size, start] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)]
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
    const part = bytes.subarray(from, from + size)
    text += bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(part).toString() : part.toString()
  }
  return text
}

/** How many cells of the exports of orders begin a formula. */
async function countFormulas(shop: Shop): Promise<{ csv: number; xlsx: number; negative: boolean }> {
  for (const reference of FORMULAS) {
    const id = await fillCart(shop.ask, shop.productId)
    await shop.ask('mutation ($id: String!, $input: CartUpdateInput!) { cartUpdate(id: $id, input: $input) { cartId } }', {
      id,
      input: { reference, notes: reference },
    })
    await shop.ask('mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { cartOrderId } }', { id })
  }
  const folder = createFolder()
  const run = (file: string) =>
    execFileSync('node', ['dist/wharf.js', 'export', 'orders', file], {
      env: { ...process.env, DATABASE_URL: shop.embedded.url, WHARF_DATA_DIR: shop.folder },
      stdio: 'ignore',
    })
  const [csv, xlsx] = [join(folder, 'orders.csv'), join(folder, 'orders.xlsx')]
  run(csv)
  run(xlsx)
  const table = readFileSync(csv, 'utf8')
  const sheet = readWorkbook(xlsx)
  removeFolder(folder)
  const isFormula = (text: string) => /^"?[=+\-@\t\r]/.test(text) && !/^"?[+-]\d+(\.\d+)?"?$/.test(text)
  return {
    csv: table.split(/,|\r\n/).filter(isFormula).length,
    xlsx: [...sheet.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].filter(([, text = '']) => isFormula(text)).length,
    negative: !/,'[+-]?\d+(\.\d+)?(?=[,\r])/.test(table),
  }
}

async function countMarkup(shop: Shop): Promise<number> {
  let kept = 0
  for (const [n, value] of MARKUP.entries()) {
    const { status, body } = await shop.rest('POST /v2/products', {
      sku: `EVIL-${n}`,
      names: [{ language: 'NL', value: 'Evil' }],
      descriptions: [{ language: 'NL', value }],
      shortDescriptions: [{ language: 'NL', value }],
    })
    if (status < 300 && HARMFUL.test(JSON.stringify(body))) kept++
  }
  return kept
}

async function countAddresses(shop: Shop): Promise<number> {
  let kept = 0
  for (const externalUrl of ADDRESSES) {
    const { body } = await shop.send('mutation ($input: TicketCreateInput!) { ticketCreate(input: $input) { id externalUrl } }', {
      input: { titles: [{ language: 'NL', value: 'x' }], type: 'SERVICE', externalUrl },
    })
    if (body.data?.ticketCreate) kept++
  }
  return kept
}

export const openHostileTexts: RunTarget = async () => {
  const shop = await openShop()
  try {
    const { csv, xlsx, negative } = await countFormulas(shop)
    const [markup, addresses] = [await countMarkup(shop), await countAddresses(shop)]
    return {
      ok: csv === 0 && xlsx === 0 && markup === 0 && addresses === 0 && negative,
      text: `${csv} cells of a CSV and ${xlsx} of a workbook begin a formula, ${markup} of ${MARKUP.length} descriptions keep markup that runs, ${addresses} of ${ADDRESSES.length} tickets keep an address that runs${negative ? '' : '; numbers were escaped'}`,
    }
  } finally {
    await shop.close()
  }
}
