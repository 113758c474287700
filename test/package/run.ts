/**
 * The package as it is released: packed, unpacked into an empty folder without sources, and started there by a user without rights, as a container or a service manager does it.
 * The packages that it depends on are those of this folder, because a test installs nothing.
 */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'wharf-package-'))
const data = join(folder, 'data')
const isRoot = process.getuid?.() === 0
/** The user `nobody`, who owns nothing but the data folder. */
const NOBODY = 65_534
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

function step(text: string): void {
  console.log(text)
}

function pack(): string {
  const listed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [{ filename, size, files }] = JSON.parse(listed.slice(listed.indexOf('[')))
  const strange = files
    .map(({ path }: { path: string }) => path)
    .filter((path: string) => /^(src|test|bench|tools|node_modules|\.data)\//.test(path))
  if (strange.length) throw new Error(`The package has files that it must not have: ${strange.slice(0, 5).join(', ')}`)
  step(`packed ${filename}: ${(size / 1_048_576).toFixed(1)} MiB, ${files.length} files`)
  return join(folder, filename)
}

/** Unpacks the package as npm would install it. */
function install(file: string): string {
  execFileSync('tar', ['-xzf', file, '-C', folder])
  const installed = join(folder, 'package')
  symlinkSync(resolve('node_modules'), join(installed, 'node_modules'))
  mkdirSync(data)
  for (const path of [folder, data]) chmodSync(path, 0o755)
  if (isRoot) chownSync(data, NOBODY, NOBODY)
  return installed
}

const environment = {
  PATH: process.env.PATH,
  HOME: data,
  WHARF_DATA_DIR: data,
  PORT: '0',
  WHARF_DEMO: 'small',
  WHARF_LOG_LEVEL: 'warn',
}

async function start(installed: string): Promise<void> {
  const child = spawn('node', ['dist/wharf.js', 'start'], {
    cwd: installed,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...asNobody,
  })
  let output = ''
  const exited = new Promise<number | null>((done) => child.once('exit', done))
  const address = await new Promise<string>((found, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        const url = output.match(/Wharf serves at (http[^\s"]+)/)?.[1]
        if (url) found(url)
      })
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}:\n${output}`)))
  })
  step(`serves at ${address}`)
  try {
    for (const path of ['/ready', '/', '/docs', '/deprecations', '/v2/openapi.json', '/v2/client.ts', '/v2/schema.graphql']) {
      const response = await fetch(address + path)
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    }
    step('serves its pages and documents')
    const run = (...words: string[]) =>
      execFileSync('node', ['dist/wharf.js', ...words], { cwd: installed, env: environment, encoding: 'utf8', ...asNobody })
    run('export', 'products', join(data, 'products.xlsx'))
    if (!existsSync(join(data, 'products.xlsx'))) throw new Error('The export wrote no file')
    step(run('tenants', 'clone', 'default', '--as', 'staging').split('\n')[0] ?? '')
    step(run('module', 'create', 'notes', join(data, 'notes')).split('\n')[0] ?? '')
    const modules = { ...environment, WHARF_MODULES: join(data, 'notes') }
    step(
      execFileSync('node', ['dist/wharf.js', 'module', 'list'], {
        cwd: installed,
        env: modules,
        encoding: 'utf8',
        ...asNobody,
      }).trim(),
    )
    step(run('doctor').trim().split('\n').at(-1) ?? '')
  } finally {
    child.kill('SIGTERM')
  }
  const code = await exited
  if (code !== 0) throw new Error(`The server stopped with ${code}:\n${output}`)
  step('stops cleanly')
}

try {
  const installed = install(pack())
  step(`installed: ${readdirSync(installed).sort().join(' ')}`)
  step(`version ${execFileSync('node', ['dist/wharf.js', '--version'], { cwd: installed, encoding: 'utf8' }).trim()}`)
  await start(installed)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
