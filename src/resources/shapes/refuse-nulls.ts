import { invalid } from '../../core/base/errors.js'

/** Refuses null for fields of an update that cannot be cleared. Keeping the old value silently would look as if the update had worked. */
export function refuseNulls<T extends object>(input: T, ...fields: (keyof T & string)[]): void {
  const problems = fields.flatMap((field) => (input[field] === null ? [{ path: [field], message: 'must not be null' }] : []))
  if (problems.length) throw invalid(problems)
}
