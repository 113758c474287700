/**
 * The benchmark of the catalogue. For each size it loads a catalogue, then measures every flow and the hand-written handler of the same answer
 * in turns. The report is written after every round, so that a run that is stopped loses nothing.
 */
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { flows } from './flows.js'
import { type SizeReport, writeReport } from './report.js'
import { BenchShop } from './shop.js'

const { values: options } = parseArgs({
  args: process.argv.slice(2),
  options: {
    products: { type: 'string', default: '10000,100000' },
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '1000' },
    warmup: { type: 'string', default: '6000' },
    folder: { type: 'string', default: '.data/bench' },
    report: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    waits: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const help = `Usage: npm run bench -- [options]

  --products=10000,100000  the sizes of catalogue, one after the other; products of an earlier run are kept
  --rounds=5          how many turns every flow has
  --requests=1000     how many requests a turn of a cheap flow has
  --warmup=6000       how many requests of each flow are sent before the measurement, in turns, to warm up the server
  --folder=.data/bench  the folder of the databases, one for each size
  --report=FILE       where the table is written after every round, as Markdown; without it, it is printed at the end
  --only=detail,bulk  only flows whose name contains one of these parts
  --waits             also print requests per second, waiting times and numbers of statements`
if (options.help) {
  console.log(help)
  process.exit(0)
}

const sizes = options.products.split(',').map(Number)
const [rounds, requests, warmup] = [options.rounds, options.requests, options.warmup].map(Number) as [number, number, number]
const selected = flows.filter(({ name }) => options.only.split(',').some((part) => name.includes(part)))
const reports: SizeReport[] = []

for (const size of sizes) {
  const folder = `${options.folder}/${size}`
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const shop = await BenchShop.open(folder, size, requests)
  const report: SizeReport = { size, loaded: shop.loaded, rounds: 0, flows: new Map() }
  reports.push(report)
  try {
    for (const flow of selected) report.flows.set(flow.name, { wharf: [], floor: [], note: await shop.compareResponses(flow) })
    // The warm-up runs in turns like the measurement, because a process that ran one flow for long is slow at first with another.
    const passes = Math.ceil(warmup / requests)
    for (let pass = 0; pass < passes; pass++) {
      process.stderr.write(`\r${size} products: warming up, ${pass + 1} of ${passes}   `)
      for (const flow of selected) await shop.warmUp(flow, passes)
    }
    while (report.rounds < rounds) {
      process.stderr.write(`\r${size} products: round ${report.rounds + 1} of ${rounds}   `)
      for (const flow of selected) {
        const turns = report.flows.get(flow.name)
        turns?.wharf.push(await shop.runWharf(flow))
        if (shop.hasFloor(flow)) turns?.floor.push(await shop.runFloor(flow))
      }
      report.rounds++
      if (options.report) writeReport(options.report, selected, reports)
    }
    process.stderr.write('\n')
    if (options.waits) await shop.printWaits(selected)
    report.memory = shop.readMemory()
  } finally {
    await shop.close()
  }
}
const text = writeReport(options.report, selected, reports)
if (!options.report) console.log(text)
