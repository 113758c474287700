/** A small SMTP server for tests: it stores the received mails, and can be made to misbehave. */
import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  from: string
  to: string[]
  /** The message as received, without dot stuffing. */
  message: string
  /** The user and password of AUTH PLAIN, if it was used. */
  login: string | null
}

export interface SmtpOptions {
  /** Offers AUTH PLAIN. */
  asksLogin?: boolean
  /** The reply to every recipient, such as `550 no such mailbox`. */
  refusal?: string
  /** Accepts the connection and never replies. */
  isSilent?: boolean
}

export async function startSmtp({ asksLogin = false, refusal, isSilent = false }: SmtpOptions = {}) {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (!isSilent) handleConnection(socket, received, asksLogin, refusal)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((done) => server.close(done))
  }
  return { port, received, stop }
}

function handleConnection(socket: Socket, received: ReceivedMail[], asksLogin: boolean, refusal: string | undefined) {
  let current: ReceivedMail = { from: '', to: [], message: '', login: null }
  let isData = false
  let rest = ''
  const reply = (line: string) => void socket.write(`${line}\r\n`)
  const argument = (line: string) => line.match(/<([^>]*)>/)?.[1] ?? line.split(' ').at(-1) ?? ''
  const handlers: Record<string, (line: string) => void> = {
    EHLO: () => reply(asksLogin ? '250-test\r\n250 AUTH PLAIN' : '250 test'),
    AUTH: (line) => {
      current.login = Buffer.from(argument(line), 'base64').toString().split('\0').slice(1).join(':')
      reply('235 welcome')
    },
    MAIL: (line) => {
      current.from = argument(line)
      reply('250 ok')
    },
    RCPT: (line) => {
      if (!refusal) current.to.push(argument(line))
      reply(refusal ?? '250 ok')
    },
    DATA: () => {
      isData = true
      reply('354 go on')
    },
    QUIT: () => void socket.end('221 bye\r\n'),
  }
  const storeMail = () => {
    isData = false
    received.push(current)
    current = { from: '', to: [], message: '', login: current.login }
    reply('250 stored')
  }
  const handleLine = (line: string) => {
    const handle = handlers[line.slice(0, 4).toUpperCase()]
    if (!isData) handle ? handle(line) : reply('250 ok')
    else if (line === '.') storeMail()
    else current.message += `${line.replace(/^\./, '')}\r\n`
  }
  reply('220 test ESMTP')
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(handleLine)
  })
}
