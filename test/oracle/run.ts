/** The oracle with the full numbers: `npm run oracle`. It takes about a minute; `npm test` compares a part of them. */
import { compareContexts, compareRoundings } from './compare.js'

const CONTEXTS = 100_000
const ROUNDINGS = 1_000_000

const started = performance.now()
compareRoundings(ROUNDINGS, 1)
const won = compareContexts(CONTEXTS, 2)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${ROUNDINGS} roundings and ${CONTEXTS} price contexts agree (${JSON.stringify(won)}) in ${seconds} s`)
