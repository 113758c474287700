/** E-mails of events through a real postfix, which is killed in between: each arrives. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../../../src/embedded-postgres/embedded.js'
import { pause } from '../../faults/shop.js'
import { startServer } from '../../process.js'
import type { Case, Figure } from '../base/cases.js'
import { descendants, kill } from '../base/hosts.js'
import { programOf } from '../base/programs.js'
import { State, user } from '../base/state.js'
import { prepareDatabase } from '../databases/nodes.js'
import { until } from '../databases/patroni.js'
import { newCounts, openClient } from '../load/client.js'

const [ADDRESS, PORT] = ['127.0.0.31', 2525]

/** Writes the settings of a postfix that delivers everything into one folder. */
function configure(state: State): { config: string; inbox: string } {
  const config = join(state.folder, 'postfix')
  const inbox = state.makeFolder('mailboxes')
  for (const name of ['postfix', 'queue', 'postfix-data']) mkdirSync(join(state.folder, name), { recursive: true })
  execFileSync('chown', ['postfix', join(state.folder, 'postfix-data')])
  const { uid = 0, gid = 0 } = user as { uid?: number; gid?: number }
  const settings = {
    compatibility_level: '3.6',
    queue_directory: join(state.folder, 'queue'),
    data_directory: join(state.folder, 'postfix-data'),
    command_directory: '/usr/sbin',
    daemon_directory: '/usr/lib/postfix/sbin',
    inet_interfaces: 'loopback-only',
    inet_protocols: 'ipv4',
    myhostname: 'mail.wharf.test',
    mydestination: '',
    mynetworks: '127.0.0.0/8',
    virtual_mailbox_domains: 'wharf.test',
    virtual_mailbox_base: inbox,
    virtual_mailbox_maps: 'static:all/',
    virtual_minimum_uid: '1',
    virtual_uid_maps: `static:${uid}`,
    virtual_gid_maps: `static:${gid}`,
    maillog_file_prefixes: state.folder,
    maillog_file: join(state.folder, 'maillog'),
  }
  writeFileSync(
    join(config, 'main.cf'),
    `${Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}`)
      .join('\n')}\n`,
  )
  // Debian's services, without their chroot, at another port.
  const services = readFileSync('/usr/share/postfix/master.cf.dist', 'utf8')
    .replace(/^smtp {6}inet .*$/m, `${ADDRESS}:${PORT} inet n - n - - smtpd`)
    .replaceAll(/^(\S+\s+(?:unix|fifo|inet)\s+\S+\s+\S+\s+)y(\s)/gm, '$1n$2')
  writeFileSync(join(config, 'master.cf'), services)
  return { config, inbox }
}

const LETTER = 'mutation ($input: EmailTemplateCreateInput!) { emailTemplateCreate(input: $input) { id } }'
const ACTION = 'mutation ($input: EventToEmailConfigCreateInput!) { eventToEmailConfigCreate(input: $input) { id } }'
const TRIGGER = 'mutation ($input: TriggerCustomEventInput!) { triggerCustomEvent(input: $input) }'

async function runMail(count: number): Promise<Figure> {
  const state = new State()
  const { config, inbox } = configure(state)
  const start = () => state.launch('postfix', programOf('postfix'), ['-c', config, 'start-fg'], { asRoot: true })
  let postfix = start()
  const embedded = await startEmbedded({ dataDir: join(state.folder, 'data'), log: () => undefined })
  const { apikey } = await prepareDatabase(embedded.adminUrl)
  const server = await startServer({
    DATABASE_URL: embedded.adminUrl,
    WHARF_DATA_DIR: join(state.folder, 'wharf'),
    WHARF_LOG_LEVEL: 'error',
    WHARF_SMTP_URL: `smtp://${ADDRESS}:${PORT}`,
  })
  state.onEnd(() => server.child.kill('SIGKILL'))
  const staff = openClient({ url: server.url, apikey, counts: newCounts() })
  const text = (value: string) => [{ language: 'EN', value }]
  const letter = await staff.ask(LETTER, {
    input: {
      names: text('Stock'),
      subjects: text('Stock'),
      contents: [{ language: 'EN', content: 'Low' }],
      from: { email: 'shop@wharf.test', names: text('Shop') },
      tos: [{ email: 'buyer@wharf.test', name: 'Buyer' }],
    },
  })
  await staff.ask(ACTION, {
    input: { names: text('a'), trigger: 'CUSTOM_EVENT', code: 'low', emailTemplateId: letter.emailTemplateCreate.id },
  })
  const kills = 2
  for (let n = 0; n < count; n++) {
    await staff.ask(TRIGGER, { input: { code: 'low', payload: { n } } })
    if (n > 0 && n % Math.ceil(count / (kills + 1)) === 0) {
      for (const pid of descendants(postfix.child.pid as number)) kill(pid, 'SIGKILL')
      await postfix.ended
      await pause(3000)
      postfix = start()
    }
  }
  const read = () => readMails(join(inbox, 'all', 'new'))
  await until(async () => (new Set(read()).size >= count ? true : null), 240_000, 'e-mails are missing').catch(() => null)
  const ids = read()
  const arrived = new Set(ids).size
  await server.end()
  await embedded.stop()
  // The master process has left the one that was started.
  execFileSync('postfix', ['-c', config, 'stop'], { stdio: 'ignore' })
  await postfix.stop()
  state.close()
  return {
    ok: arrived === count,
    text: `${count} e-mails of events through postfix, which was killed (SIGKILL, all processes) ${kills} times meanwhile: ${arrived} arrived, ${ids.length - arrived} of them twice`,
  }
}

/** Reads the ids of the messages in a folder. */
function readMails(folder: string): string[] {
  try {
    return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8').match(/^Message-ID: *(\S+)/im)?.[1] ?? file)
  } catch {
    return []
  }
}

export const mail: Case = {
  id: 'C09',
  what: 'e-mails through postfix, which is killed in between',
  needs: ['postfix'],
  run: ({ isFull, words }) => runMail(Number(words.mails ?? (isFull ? 200 : 30))),
}
