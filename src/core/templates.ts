/** What templates need of the server: an engine that renders them in a process of its own, and a way to run their queries. */
import type { Ctx } from './context.js'

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

export interface TemplateEngine {
  /** Compiles a text and answers the code of handlebars. Throws a TemplateFailure when it cannot be compiled. */
  precompile(text: string): Promise<string>
  /** Renders texts with the same data and answers them by name. `language` in the data decides how amounts and dates are written. */
  render(texts: Record<string, TemplateText>, data: object): Promise<Record<string, string>>
  toPdf(document: TypesetDocument): Promise<Buffer>
  end(): Promise<void>
}

/** A text that could not be compiled, rendered or typeset, or that took too long. */
export class TemplateFailure extends Error {
  constructor(
    message: string,
    /** The name of the text that failed. */
    readonly field: string | null = null,
    /** Where in the code of the template it failed. */
    readonly trace: string = message,
  ) {
    super(message)
  }
}

export interface QueryAnswer {
  data?: unknown
  errors?: readonly string[]
}

/** Runs one GraphQL query with the rights of the caller of `ctx`, within limits of its own. Mutations are refused. */
export type QueryRunner = (ctx: Ctx, source: string, variables: Record<string, unknown>) => Promise<QueryAnswer>
