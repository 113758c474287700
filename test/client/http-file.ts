/** Reads the HTTP files of editors (VS Code, JetBrains): requests between lines of ###, with variables in double braces. */

export interface HttpRequest {
  name: string
  method: string
  url: string
  headers: Record<string, string>
  body: string
  /** From the comment `# answers 201`; 200 without it. */
  status: number
}

/** The variables of the test replace those that the file gives itself. */
export function readRequests(text: string, variables: Record<string, string>): HttpRequest[] {
  const own = Object.fromEntries(
    [...text.matchAll(/^@(\w+)\s*=\s*(.*)$/gm)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
  const known: Record<string, string> = { ...own, ...variables }
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (known[name] === undefined) throw new Error(`There is no variable ${name}`)
    return known[name]
  })
  return filled.split(/^###/m).slice(1).map(readRequest)
}

function readRequest(part: string): HttpRequest {
  const [title = '', ...lines] = part.split('\n')
  const status = Number(part.match(/^# answers (\d+)/m)?.[1] ?? 200)
  const code = lines.filter((line) => !/^(#|\/\/|@\w+\s*=)/.test(line))
  const start = code.findIndex((line) => line.trim() !== '')
  const blank = code.findIndex((line, i) => i > start && line.trim() === '')
  const [first = '', ...head] = code.slice(start, blank < 0 ? undefined : blank)
  const [method = '', url = ''] = first.split(' ')
  const headers = Object.fromEntries(head.map((line) => line.split(/:\s*(.*)/s).slice(0, 2)))
  const body = blank < 0 ? '' : code.slice(blank).join('\n').trim()
  return { name: title.trim(), method, url, headers, body, status }
}
