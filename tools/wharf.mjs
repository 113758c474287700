// Runs the built command line for `npm run wharf`. npm starts it in the folder of this project; the client tool works in the folder that npm was called from.
const [command, action] = process.argv.slice(2)
const isClientTool = command === 'lifecycle' || (command === 'migrate' && ['lint', 'fix', 'check'].includes(action))
if (isClientTool && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)
await import(new URL('../dist/wharf.js', import.meta.url).href)
