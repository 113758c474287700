/**
 * The code of the process that evaluates business rules. It is a text because the server is bundled into one file, so there is no second
 * file to start a process from.
 *
 * A task is a list of jobs; the result of each is sent at once, so that the server knows which one failed if the process has to be killed.
 * Evaluation runs beside the event loop, which detects the end of the server.
 */
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

process.on('message', async ({ jobs, input }) => {
  for (const job of jobs) {
    try {
      process.send({ hits: await (job.expression === undefined ? evaluate(job, input) : checkSyntax(job.expression)) })
    } catch (error) {
      process.send({ failure: String(error && error.message).split('\\n')[0].slice(0, 300) })
    }
  }
})
process.send({ ready: true })
`
