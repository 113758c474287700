/** The caller of a command wrote something that it does not take. */
export class UsageError extends Error {}

/** A word that a command has no use for is a misunderstanding, and never passed over. */
export function refuseWords(words: readonly string[]): void {
  if (words.length === 0) return
  const said = words.map((word) => `"${word}"`).join(' ')
  throw new UsageError(`The command has no use for ${said}. A value of several words wants quotes; --help shows what it takes.`)
}

/** Nor is an option that belongs to another command. */
export function refuseOptions(values: object, action: string, taken: readonly string[]): void {
  const other = Object.keys(values).find((name) => !taken.includes(name))
  if (other) throw new UsageError(`"${action}" takes no --${other}. --help shows what it takes.`)
}
