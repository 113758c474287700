/** The form of a case, and what it reports. */
import type { Program } from './programs.js'

export interface Figure {
  ok: boolean
  text: string
  /** What the case asks for, but could not be run here. */
  unchecked?: string
}

export interface CaseOptions {
  /** False for a small run. */
  isFull: boolean
  /** `name=value` of the command line. */
  words: Record<string, string>
}

export interface Case {
  id: string
  what: string
  needs: readonly Program[]
  run: (options: CaseOptions) => Promise<Figure>
}
