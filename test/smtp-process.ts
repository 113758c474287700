/** A real SMTP server (the package smtp-server) in a separate process. It temporarily refuses the first `failures` e-mails, and stores the others. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const CODE = `
const { SMTPServer } = require(process.argv[1])
let failures = Number(process.argv[2])
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const parts = []
    stream.on('data', (part) => parts.push(part))
    stream.on('end', () => {
      if (failures-- > 0) return done(Object.assign(new Error('try later'), { responseCode: 451 }))
      const { mailFrom, rcptTo } = session.envelope
      process.send({ from: mailFrom.address, to: rcptTo.map(({ address }) => address), message: Buffer.concat(parts).toString() })
      done()
    })
  },
})
server.listen(0, '127.0.0.1', () => process.send({ port: server.server.address().port }))
process.on('disconnect', () => process.exit(0))
`

export interface SmtpMail {
  from: string
  to: string[]
  message: string
}

export async function startSmtpProcess(failures = 0) {
  const require = createRequire(import.meta.url)
  const path = require.resolve('smtp-server')
  const child = spawn(process.execPath, ['-e', CODE, path, String(failures)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const received: SmtpMail[] = []
  const port = await new Promise<number>((ready, failed) => {
    child.on('error', failed)
    child.on('message', (message: SmtpMail & { port?: number }) => (message.port ? ready(message.port) : received.push(message)))
  })
  return { port, received, stop: () => void child.kill() }
}
