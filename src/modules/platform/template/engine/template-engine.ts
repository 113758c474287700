/** The interface of the template engine, which renders in a separate process. */

/** A text of a template. `plain` texts, such as subjects, are not HTML: nothing in them is escaped. */
export interface TemplateText {
  text: string
  plain?: boolean
}

/** A document for the typesetter: its source, and the images that it shows by their names. */
export interface TypesetDocument {
  source: string
  images: Record<string, Buffer>
}

/** The options of a job. */
export interface RenderOptions {
  /** Ends the job, with its reason as the error. */
  signal?: AbortSignal | undefined
  /** E-mails have a separate process, so that documents never delay them. */
  isMail?: boolean | undefined
}

/** The caller of a rendering, for turns. */
export interface RenderCaller {
  name: string
  /** Systems with rights may have more documents rendered at a time than people. */
  isTrusted: boolean
  signal: AbortSignal
}

export interface TemplateEngine {
  /** Compiles a text and returns the handlebars code. Throws a TemplateFailure if it cannot be compiled. */
  precompile(text: string): Promise<string>
  /** Renders texts with the same data and returns them by name. `language` in the data determines how amounts and dates are written. */
  render(texts: Record<string, TemplateText>, data: object, options?: RenderOptions): Promise<Record<string, string>>
  toPdf(document: TypesetDocument, options?: RenderOptions): Promise<Buffer>
  /** Runs rendering work when it is the caller's turn. Refused if too much of the caller's work already waits. */
  inTurn<T>(caller: RenderCaller, work: () => Promise<T>): Promise<T>
  /** Returns a cached file with the same content key, or makes it. */
  keep<F extends { content: Buffer }>(key: string, make: () => Promise<F>, signal?: AbortSignal): Promise<F>
  end(): Promise<void>
}

/** A text that could not be compiled, rendered or typeset, or that took too long. */
export class TemplateFailure extends Error {
  constructor(
    message: string,
    /** The name of the text that failed. */
    readonly field: string | null = null,
    /** The position in the template code where it failed. */
    readonly trace: string = message,
  ) {
    super(message)
  }
}
