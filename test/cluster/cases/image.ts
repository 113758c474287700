/**
 * The image without a registry: runs the steps of the Dockerfile in root file systems that debootstrap makes, and then the server in the last one, as its
 * user. The base is Debian with the Node.js of this machine instead of `node:24-bookworm-slim`.
 */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { startEmbedded } from '../../../src/embedded-postgres/embedded.js'
import type { Case, Figure } from '../base/cases.js'
import { descendants, kill } from '../base/hosts.js'
import { programOf } from '../base/programs.js'
import { State } from '../base/state.js'
import { prepareDatabase } from '../databases/nodes.js'
import { until } from '../databases/patroni.js'

interface Stage {
  name: string
  root: string
  folder: string
  env: Record<string, string>
  user: string
  command: string[]
}

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 })

/** Makes a Debian with the Node.js and npm of this machine. */
function makeBase(state: State): string {
  const root = join(state.folder, 'base')
  run(programOf('debootstrap'), '--variant=minbase', '--include=ca-certificates,passwd', 'bookworm', root)
  const node = process.execPath
  cpSync(node, join(root, 'usr/local/bin/node'))
  const npm = dirname(createRequire(node).resolve(resolve(dirname(node), '../lib/node_modules/npm/package.json')))
  cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true })
  run('ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'))
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) cpSync(file, join(root, file), { dereference: true })
  // The certificates that this machine trusts, for the registry.
  const { NODE_EXTRA_CA_CERTS: own = '' } = process.env
  if (existsSync(own)) cpSync(own, join(root, 'etc/ssl/certs/extra.crt'), { dereference: true })
  const registry = run('npm', 'config', 'get', 'registry').trim()
  const cafile = existsSync(own) ? 'cafile=/etc/ssl/certs/extra.crt\n' : ''
  writeFileSync(join(root, 'etc/npmrc'), `registry=${registry}\n${cafile}`)
  return root
}

/** Joins continued lines and leaves out comments. */
const readSteps = () =>
  readFileSync('Dockerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Files of the project, as `docker build` would send them. */
const isSent = (path: string) => !/(^|\/)(node_modules|dist|\.git|\.data|\.cache)(\/|$)/.test(path)

function build(state: State, base: string): { stage: Stage; steps: number } {
  const stages = new Map<string, Stage>()
  let stage: Stage | null = null
  let steps = 0
  for (const line of readSteps()) {
    const [, word = '', rest = ''] = line.match(/^(\w+)\s+(.*)$/) ?? []
    steps++
    if (word === 'FROM') {
      const name = rest.match(/ AS (\w+)/i)?.[1] ?? `stage${stages.size}`
      stage = { name, root: join(state.folder, name), folder: '/', env: {}, user: '0:0', command: [] }
      run('cp', '-a', base, stage.root)
      stages.set(name, stage)
    } else if (stage) take(stage, stages, word, rest)
  }
  return { stage: stage as Stage, steps }
}

function take(stage: Stage, stages: ReadonlyMap<string, Stage>, word: string, rest: string): void {
  if (word === 'WORKDIR') {
    stage.folder = rest
    mkdirSync(join(stage.root, rest), { recursive: true })
  } else if (word === 'ENV')
    for (const pair of rest.split(/\s+/)) stage.env[pair.split('=')[0] as string] = pair.slice(pair.indexOf('=') + 1)
  else if (word === 'COPY') copy(stage, stages, rest)
  else if (word === 'RUN') inside(stage, rest.replaceAll(/--mount=\S+\s*/g, ''))
  else if (word === 'USER') stage.user = idsOf(stage, rest)
  else if (word === 'CMD') stage.command = JSON.parse(rest)
}

function idsOf({ root }: Stage, user: string): string {
  const [, , uid, gid] =
    readFileSync(join(root, 'etc/passwd'), 'utf8').match(new RegExp(`^${user}:(.*?):(\\d+):(\\d+):`, 'm')) ?? []
  return `${uid}:${gid}`
}

function copy(stage: Stage, stages: ReadonlyMap<string, Stage>, rest: string): void {
  const words = rest.split(/\s+/)
  const from = words[0]?.startsWith('--from=') ? stages.get((words.shift() as string).slice(7)) : null
  const target = resolve(stage.folder, words.pop() as string)
  for (const word of words) {
    const source = from ? join(from.root, word) : resolve(word)
    const name = words.length > 1 || target.endsWith('/') ? join(target, word) : target
    const isFolder = !/\.\w+$|LICENSE$|npmrc$/.test(word) || word === '.'
    const place = join(stage.root, isFolder && words.length === 1 ? target : name)
    cpSync(source, place, {
      recursive: true,
      verbatimSymlinks: true,
      ...(!from && { filter: (path) => isSent(path.slice(source.length)) }),
    })
  }
}

const inside = ({ root, folder, env }: Stage, command: string) =>
  run(
    'env',
    '-i',
    `PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    'npm_config_globalconfig=/etc/npmrc',
    'HOME=/root',
    ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
    'chroot',
    root,
    '/bin/sh',
    '-c',
    `cd ${folder} && ${command}`,
  )

const PORT = '4651'

async function runImage(): Promise<Figure> {
  const state = new State()
  const startedAt = performance.now()
  const { stage, steps } = build(state, makeBase(state))
  const seconds = (performance.now() - startedAt) / 1000
  const megabytes = Number(run('du', '-sm', join(stage.root, 'app')).split(/\s/)[0])
  const embedded = await startEmbedded({ dataDir: join(state.folder, 'data'), log: () => undefined })
  await prepareDatabase(embedded.adminUrl)
  const { root, folder, env, user, command } = stage
  // The socket of PostgreSQL is outside of the image.
  const database = new URL(embedded.adminUrl)
  database.searchParams.delete('host')
  const environment = { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...env, PORT, DATABASE_URL: database.href }
  const words = [
    '--pid',
    '--fork',
    '--kill-child=TERM',
    '--mount',
    'sh',
    '-c',
    `mount --bind ${root} ${root} && mount -t tmpfs tmpfs ${root}/tmp && mount -t tmpfs -o mode=1777 tmpfs ${root}/data && mount -t proc proc ${root}/proc && mount -o remount,bind,ro ${root} && exec chroot --userspec=${user} ${root} sh -c 'cd ${folder} && exec "$@"' sh ${command.join(' ')}`,
  ]
  const child = spawn('unshare', words, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((done) => child.once('exit', done))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const isReady = async () => ((await fetch(`http://127.0.0.1:${PORT}/ready`)).ok ? true : null)
  const ready = await until(isReady, 60_000, 'the server of the image is not ready').catch(() => null)
  const help = inside(stage, 'wharf --help').includes('Usage')
  // unshare itself ignores it.
  for (const pid of descendants(child.pid as number)) if (pid !== child.pid) kill(pid, 'SIGTERM')
  await ended
  const sbom = JSON.parse(run('npm', 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev')) as {
    components: { licenses?: unknown[] }[]
  }
  const withoutLicence = sbom.components.filter(({ licenses }) => !licenses?.length).length
  await embedded.stop()
  if (!ready) console.log(output.slice(-2000))
  state.close()
  return {
    ok: ready === true && help,
    text: `${steps} instructions of the Dockerfile run in ${seconds.toFixed(0)} s; the application is ${megabytes} MB; its server starts as user ${user} with a read-only root, /ready ${ready ? 'returns 200' : 'FAILS'}, wharf --help ${help ? 'works' : 'FAILS'}; bill of materials (CycloneDX, npm sbom): ${sbom.components.length} packages, ${withoutLicence} without a licence`,
    unchecked: 'node:24-bookworm-slim (no registry; Debian with the Node.js of this machine instead), docker compose, provenance',
  }
}

export const image: Case = {
  id: 'C07',
  what: 'the image: the steps of the Dockerfile, and the server in it',
  needs: ['debootstrap'],
  run: runImage,
}

/** Checks the Kubernetes manifests with the schemas of the npm package kubernetes-models, in the folder that is named. */
async function runManifests(): Promise<Figure> {
  const folder = process.env.WHARF_KUBERNETES_MODELS ?? ''
  if (!existsSync(join(folder, 'node_modules/kubernetes-models')))
    return {
      ok: false,
      text: 'missing: run npm install kubernetes-models js-yaml in a folder, and name it in WHARF_KUBERNETES_MODELS',
    }
  const load = createRequire(join(folder, 'package.json'))
  const documents = load('js-yaml').loadAll(readFileSync('docs/operations/kubernetes.yaml', 'utf8')) as {
    apiVersion: string
    kind: string
  }[]
  const wrong = documents.flatMap((document) => {
    try {
      const Model = load(`kubernetes-models/${document.apiVersion}`)[document.kind]
      new Model(document).validate()
      return []
    } catch (error) {
      return [`${document.kind}: ${(error as Error).message}`]
    }
  })
  return {
    ok: wrong.length === 0,
    text: `docs/operations/kubernetes.yaml: ${documents.length} objects (${documents.map(({ kind }) => kind).join(', ')}) match the schemas of Kubernetes${wrong.length ? `, BUT ${wrong.join('; ')}` : ''}`,
    unchecked: 'a cluster of Kubernetes',
  }
}

export const manifests: Case = {
  id: 'C08',
  what: 'the Kubernetes manifests against the schemas of the API (npm: kubernetes-models)',
  needs: [],
  run: runManifests,
}
