/** Thrown for wrong arguments of a command. */
export class UsageError extends Error {}

/** Thrown if a command cannot do its work. The message says why; a stack would not help an operator. */
export class CommandFailure extends Error {}

/** Throws if a command gets arguments that it does not take; they are never ignored. */
export function refuseExtraArguments(extra: readonly string[]): void {
  if (extra.length === 0) return
  const quoted = extra.map((argument) => `"${argument}"`).join(' ')
  throw new UsageError(`Unexpected argument: ${quoted}. Put a value of several words in quotes; --help shows the usage.`)
}

/** Throws if a command gets an option of another command. */
export function refuseForeignOptions(values: object, action: string, allowed: readonly string[]): void {
  const foreign = Object.keys(values).find((name) => !allowed.includes(name))
  if (foreign) throw new UsageError(`"${action}" takes no --${foreign}. --help shows the usage.`)
}
