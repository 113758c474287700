/** The caller of a command wrote something that it does not take. */
export class UsageError extends Error {}
