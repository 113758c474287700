/**
 * Sends documents of one shape again and again, several at once, until it is stopped. It runs in a process of its own, so that its work does not
 * delay those who measure. Usage: node tools/run.mjs test/faults/attacks/send-documents.ts <url> <key> <shape> <how many at once>
 */
import { expensiveDocuments } from './expensive-documents.js'

const [url, apikey = '', shape = '', atOnce = '8'] = process.argv.slice(2)
const write = expensiveDocuments[shape]
if (!write) throw new Error(`No shape is called ${shape}`)
let [isOver, sent] = [false, 0]
const codes: Record<string, number> = {}
process.once('SIGTERM', () => {
  isOver = true
})

async function send() {
  while (!isOver) {
    const headers = { 'content-type': 'application/json', apikey, 'x-forwarded-for': '198.51.100.7' }
    const answer = await fetch(`${url}/v2/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: write?.(sent++) }) })
    const { errors } = (await answer.json()) as { errors?: { extensions?: { code?: string } }[] }
    const code = errors ? (errors[0]?.extensions?.code ?? 'error') : 'served'
    codes[code] = (codes[code] ?? 0) + 1
  }
}

await Promise.all(Array.from({ length: Number(atOnce) }, send))
console.log(JSON.stringify(codes))
