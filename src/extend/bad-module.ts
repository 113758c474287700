import { BadConfig } from '../core/environment.js'

/** Returns the error for a module that cannot be used. It is a configuration error: the operator installed the module. */
export const badModule = (name: string, problem: string, cause?: unknown): BadConfig => {
  const error = new BadConfig(`The module "${name}" cannot be loaded: ${problem}`)
  if (cause !== undefined) error.cause = cause
  return error
}
