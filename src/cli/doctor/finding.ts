/** A finding of `wharf doctor`. */
export interface Finding {
  check: string
  /** A warning is worth a look; a fault keeps the server, or a part of it, from working. */
  state: 'ok' | 'warning' | 'fault'
  message: string
  /** What to do about it. */
  advice?: string
}

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message })
export const warn = (check: string, message: string, advice: string): Finding => ({ check, state: 'warning', message, advice })
export const fault = (check: string, message: string, advice: string): Finding => ({ check, state: 'fault', message, advice })
