/**
 * The code of the process that evaluates business rules. It is a text because the server is bundled into one file, so there is no second
 * file to start a process from.
 *
 * A task is a list of jobs. Their results are sent in one message, because a message costs more than a rule. If a job takes long, the results so far
 * are sent while it runs, so that the server knows which one it is. A job can also abort the process, and then nobody knows which one did: the
 * server repeats the task with `isSingle`, and each result is sent at once.
 * Evaluation runs beside the event loop, which detects the end of the server.
 */
/** How often results are sent while jobs run. It is much shorter than the time that a rule may take. */
const SEND_MS = 50

export const engineProcess = `
const { ZenEngine, evaluateExpression } = require(process.argv[1])
const engine = new ZenEngine()
const decisions = new Map()

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

const isSyntaxError = (error) => /"type":"(lexer|parser|compiler)Error"/.test(String(error && error.message))
const checkSyntax = async (expression) => {
  try {
    await evaluateExpression(expression, {})
  } catch (error) {
    if (isSyntaxError(error)) throw error
  }
  return []
}

const evaluate = async ({ key, decision }, input) => {
  if (decision) decisions.set(key, engine.createDecision(decision))
  const { result } = await decisions.get(key).evaluate(input)
  return Array.isArray(result) ? result : result ? [result] : []
}

const run = async (job, input) => {
  try {
    return { hits: await (job.expression === undefined ? evaluate(job, input) : checkSyntax(job.expression)) }
  } catch (error) {
    return { failure: String(error && error.message).split('\\n')[0].slice(0, 300) }
  }
}

process.on('message', async ({ jobs, input, isSingle }) => {
  let outcomes = []
  const send = () => {
    if (outcomes.length) process.send({ outcomes })
    outcomes = []
  }
  const timer = setInterval(send, ${SEND_MS})
  for (const job of jobs) {
    const outcome = await run(job, input)
    outcomes.push(outcome)
    if (isSingle) send()
  }
  clearInterval(timer)
  send()
})
process.send({ ready: true })
`
