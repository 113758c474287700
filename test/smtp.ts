/** A little SMTP server for a test: it keeps what it is sent, and can be told to misbehave. */
import { createServer, type Socket } from 'node:net'

export interface Received {
  from: string
  to: string[]
  /** The message as it came, dots unstuffed. */
  message: string
  /** The user and password of AUTH PLAIN, when there was one. */
  login: string | null
}

export interface SmtpOptions {
  /** Offers AUTH PLAIN. */
  asksLogin?: boolean
  /** What it says to a recipient, such as `550 no such mailbox`. */
  refusal?: string
  /** Accepts the connection and never says a word. */
  isSilent?: boolean
}

export async function startSmtp({ asksLogin = false, refusal, isSilent = false }: SmtpOptions = {}) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (!isSilent) converse(socket, received, asksLogin, refusal)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((done) => server.close(done))
  }
  return { port, received, stop }
}

function converse(socket: Socket, received: Received[], asksLogin: boolean, refusal: string | undefined) {
  let current: Received = { from: '', to: [], message: '', login: null }
  let isData = false
  let rest = ''
  const say = (line: string) => void socket.write(`${line}\r\n`)
  const argument = (line: string) => line.match(/<([^>]*)>/)?.[1] ?? line.split(' ').at(-1) ?? ''
  const answers: Record<string, (line: string) => void> = {
    EHLO: () => say(asksLogin ? '250-test\r\n250 AUTH PLAIN' : '250 test'),
    AUTH: (line) => {
      current.login = Buffer.from(argument(line), 'base64').toString().split('\0').slice(1).join(':')
      say('235 welcome')
    },
    MAIL: (line) => {
      current.from = argument(line)
      say('250 ok')
    },
    RCPT: (line) => {
      if (!refusal) current.to.push(argument(line))
      say(refusal ?? '250 ok')
    },
    DATA: () => {
      isData = true
      say('354 go on')
    },
    QUIT: () => void socket.end('221 bye\r\n'),
  }
  const keep = () => {
    isData = false
    received.push(current)
    current = { from: '', to: [], message: '', login: current.login }
    say('250 kept')
  }
  const hear = (line: string) => {
    const answer = answers[line.slice(0, 4).toUpperCase()]
    if (!isData) answer ? answer(line) : say('250 ok')
    else if (line === '.') keep()
    else current.message += `${line.replace(/^\./, '')}\r\n`
  }
  say('220 test ESMTP')
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(hear)
  })
}
