// Runs the built command line for `npm run wharf`. npm starts it in the folder of this project; the client tool works in the folder that npm was called from,
// and the files of imports and exports are those of that folder.
import { resolve } from 'node:path'

const [command, action] = process.argv.slice(2)
const isClientTool = ['lifecycle', 'migrate'].includes(command) && ['lint', 'fix', 'check'].includes(action)
if (isClientTool && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)
if (['import', 'export'].includes(command) && process.env.INIT_CWD)
  process.argv = process.argv.map((word) =>
    /^[^-].*\.(csv|ndjson|jsonl|xlsx)$/i.test(word) ? resolve(process.env.INIT_CWD, word) : word,
  )
await import(new URL('../dist/wharf.js', import.meta.url).href)
