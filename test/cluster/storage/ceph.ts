/** A cluster of Ceph with one monitor, one storage daemon in memory and the S3 gateway (radosgw). It needs no manager. */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { Bucket } from '../../../src/modules/catalog/media/storage/store.s3.js'
import { programOf } from '../base/programs.js'
import { type Launched, type State, user } from '../base/state.js'
import { until } from '../databases/patroni.js'

const [ADDRESS, MONITOR, MONITOR_V1, GATEWAY] = ['127.0.0.32', 4711, 4712, 4780]
const MONITOR_ADDRESS = `[v2:${ADDRESS}:${MONITOR},v1:${ADDRESS}:${MONITOR_V1}]`
const CLASSES = '/usr/lib/x86_64-linux-gnu/rados-classes'

export interface Ceph {
  bucket: Bucket
  /** Sends signals to the gateway, which has all connections of S3. The objects stay in the storage daemon. */
  kill: () => Promise<void>
  start: () => Promise<void>
  signal: (signal: NodeJS.Signals) => void
  /** The keys of all objects of the bucket. */
  listKeys: () => Promise<string[]>
}

function configure(state: State, id: string): string {
  const folder = state.makeFolder('ceph')
  for (const name of ['mon', 'osd', 'crash']) state.makeFolder(`ceph/${name}`)
  const settings = {
    fsid: id,
    'mon host': MONITOR_ADDRESS,
    'mon initial members': 'a',
    'public addr': ADDRESS,
    'ms bind ipv6': 'false',
    // One copy is enough; there is one storage daemon.
    'osd pool default size': 1,
    'osd pool default min size': 1,
    'osd pool default pg num': 1,
    'osd pool default pgp num': 1,
    'osd pool default pg autoscale mode': 'off',
    'osd crush chooseleaf type': 0,
    'mon allow pool size one': 'true',
    'mon max pg per osd': 1000,
    'mon data avail crit': 1,
    'osd objectstore': 'memstore',
    'memstore device bytes': 4 * 2 ** 30,
    'osd class dir': CLASSES,
    'mon data': `${folder}/mon`,
    'osd data': `${folder}/osd`,
    'rgw data': folder,
    'run dir': folder,
    'crash dir': `${folder}/crash`,
    keyring: `${folder}/keyring`,
    'admin socket': `${folder}/$name.$pid.asok`,
    'log file': `${folder}/$name.log`,
    'rgw frontends': `beast endpoint=${ADDRESS}:${GATEWAY}`,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  writeFileSync(join(folder, 'ceph.conf'), `[global]\n${lines.join('\n')}\n`)
  return folder
}

/** Starts the cluster and creates a user and a bucket. */
export async function startCeph(state: State): Promise<Ceph> {
  const [id, disk] = [randomUUID(), randomUUID()]
  const folder = configure(state, id)
  const inFolder = (name: string) => join(folder, name)
  const config = ['-c', inFolder('ceph.conf')]
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', HOME: folder }
  const run = (name: Parameters<typeof programOf>[0], ...args: string[]) =>
    execFileSync(programOf(name), args, { ...user, cwd: folder, env, timeout: 60_000, stdio: ['ignore', 'pipe', 'pipe'] })

  const keyring = inFolder('keyring')
  const addKey = (name: string, caps: Record<string, string>, isFirst = false) =>
    run(
      'ceph-authtool',
      ...[keyring, ...(isFirst ? ['--create-keyring'] : []), '--gen-key', '-n', name],
      ...Object.entries(caps).flatMap(([daemon, rights]) => ['--cap', daemon, rights]),
    )
  addKey('mon.', { mon: 'allow *' }, true)
  addKey('client.admin', { mon: 'allow *', osd: 'allow *', mgr: 'allow *' })
  addKey('osd.0', { mon: 'allow profile osd', osd: 'allow *', mgr: 'allow profile osd' })
  run('monmaptool', '--create', '--addv', 'a', MONITOR_ADDRESS, '--fsid', id, inFolder('monmap'))
  run('ceph-mon', ...config, '--mkfs', '-i', 'a', '--monmap', inFolder('monmap'), '--keyring', keyring)
  state.launch('ceph-mon', programOf('ceph-mon'), [...config, '-i', 'a', '-f'])
  await until(async () => run('ceph', ...config, 'osd', 'new', disk), 60_000, 'the monitor of Ceph')
  run('ceph-osd', ...config, '-i', '0', '--mkfs', '--osd-uuid', disk)
  state.launch('ceph-osd', programOf('ceph-osd'), [...config, '-i', '0', '-f'])
  const isUp = () => String(run('ceph', ...config, 'osd', 'stat')).includes('1 up')
  await until(async () => (isUp() ? true : null), 60_000, 'the storage daemon of Ceph')

  const bucket = {
    endpoint: `http://${ADDRESS}:${GATEWAY}`,
    bucket: 'wharf-media',
    region: 'default',
    accessKeyId: 'AKWHARF',
    secretAccessKey: randomUUID(),
  }
  const keys = [`--access-key=${bucket.accessKeyId}`, `--secret-key=${bucket.secretAccessKey}`]
  run('radosgw-admin', ...config, 'user', 'create', '--uid=wharf', '--display-name=Wharf', ...keys)
  const address = `${bucket.endpoint}/${bucket.bucket}`
  const client = new AwsClient({ ...bucket, service: 's3', retries: 0 })
  let gateway: Launched
  const start = async () => {
    gateway = state.launch('radosgw', programOf('radosgw'), [...config, '-n', 'client.admin', '-f'])
    await until(async () => ((await fetch(bucket.endpoint)).ok ? true : null), 60_000, 'radosgw')
  }
  await start()
  const created = await client.fetch(address, { method: 'PUT' })
  if (!created.ok) throw new Error(`The bucket was not created: ${created.status} ${await created.text()}`)
  return {
    bucket,
    start,
    async kill() {
      gateway.child.kill('SIGKILL')
      await gateway.ended
    },
    signal: (signal) => void gateway.child.kill(signal),
    async listKeys() {
      const keys: string[] = []
      for (;;) {
        const after = keys.length ? `&start-after=${encodeURIComponent(keys.at(-1) ?? '')}` : ''
        const text = await (await client.fetch(`${address}?list-type=2${after}`)).text()
        const page = [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key)
        keys.push(...page)
        if (!page.length || text.includes('<IsTruncated>false')) return keys
      }
    },
  }
}
