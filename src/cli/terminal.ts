/** The terminal output during startup: one line for each step, a bar for long ones. Programs that read the output get log lines instead. */

/** The used part of a stream; tests have their own. */
export interface Output {
  write(text: string): unknown
  isTTY?: boolean
}

export interface Terminal {
  /** True when lines can be rewritten and coloured. */
  isTty: boolean
  /** Completes the previous step and begins a new one. */
  step(text: string): void
  /** Shows the progress of the current step. */
  progress(done: number, total: number, what: string): void
  /** Completes the last step. */
  finish(): void
  /** Marks the current step as failed; the reason is printed elsewhere. */
  fail(): void
  /** Prints a line above the current step. */
  print(line: string): void
  /** Whether steps are written as sentences; otherwise the output is for programs. */
  isText: boolean
}

const BAR = 24
/** The time of a shorter step is not shown. */
const SHORT_MS = 200

const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const
export type Style = keyof typeof codes

/** Colours a text, or returns it unchanged. */
export const createPaint = (isColoured: boolean) => (style: Style, text: string) =>
  isColoured ? `\u001b[${codes[style]}m${text}\u001b[0m` : text

/** Opens the terminal. `now` returns milliseconds; the environment variable NO_COLOR disables colours, as on other command lines. */
export function openTerminal(output: Output, { isText, now }: { isText: boolean; now: () => number }): Terminal {
  const isTty = isText && Boolean(output.isTTY)
  const paint = createPaint(isTty)
  let current: { text: string; since: number } | null = null
  let tail = ''
  const clear = () => isTty && current && output.write('\r\u001b[K')
  const draw = () => isTty && current && output.write(`${paint('cyan', '…')} ${current.text}${tail}`)
  const finish = () => {
    clear()
    if (current && isText) {
      const ms = now() - current.since
      output.write(
        `${paint('green', '✓')} ${current.text}${ms < SHORT_MS ? '' : paint('dim', `  ${(ms / 1000).toFixed(1)} s`)}\n`,
      )
    }
    current = null
    tail = ''
  }
  return {
    isTty,
    isText,
    finish,
    fail() {
      clear()
      if (current && isText) output.write(`${paint('red', '✗')} ${current.text}\n`)
      current = null
    },
    step(text) {
      finish()
      current = { text, since: now() }
      draw()
    },
    progress(done, total, what) {
      if (!current) return
      const seconds = (now() - current.since) / 1000
      const filled = Math.round((done / Math.max(total, 1)) * BAR)
      tail = `  ${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}  ${count(done)} of ${count(total)} ${what}${speed(done, total, seconds)}`
      clear()
      draw()
    },
    print(line) {
      clear()
      output.write(`${line}\n`)
      draw()
    },
  }
}

export const count = (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')

/** Returns rows per second and the remaining time, once they are known. */
export function speed(done: number, total: number, seconds: number): string {
  if (done === 0 || seconds < 1) return ''
  const perSecond = done / seconds
  const left = Math.ceil((total - done) / perSecond)
  return `, ${count(perSecond)} per second${left > 0 ? `, ${left < 90 ? `${left} s` : `${Math.ceil(left / 60)} min`} to go` : ''}`
}
