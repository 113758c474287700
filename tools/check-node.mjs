// Says in one sentence when Node.js is too old, before anything is built or started. It uses nothing that an old Node.js does not know.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [wanted, found] = [engines.node.replace('>=', ''), process.versions.node].map((text) => text.split('.').map(Number))

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(
    `Wharf needs Node.js ${wanted.join('.')} or newer, and this is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  )
  process.exit(1)
}
