/** The published REST errors: a number, a name and a status for a symbolic code. */
export interface PublishedError {
  code: number
  type: string
  status: number
  /** When it occurs, in a sentence for integrators. */
  when: string
}

/** By symbolic code, such as TAX_NOT_FOUND_ERROR. */
export type RestErrorTable = Readonly<Record<string, PublishedError>>

/** Returns the four published errors of a kind of record: 40 gives 40004 to 40007. `unique` names what no two records share. */
export function recordErrors(number: number, name: string, label: string, unique = 'key or e-mail address'): RestErrorTable {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  const of = (last: number, type: string, status: number, when: string) => ({ code: number * 1000 + last, type, status, when })
  return {
    [`${label}_ALREADY_EXISTS_ERROR`]: of(4, `${name}Exists`, 400, `There is already a ${words} with the same ${unique}.`),
    [`${label}_MULTIPLE_FOUND_ERROR`]: of(5, `${name}MultipleFound`, 400, `The key belongs to more than one ${words}.`),
    [`${label}_NOT_FOUND_ERROR`]: of(6, `${name}NotFound`, 404, `The ${words} does not exist.`),
    [`PARENT_${label}_NOT_FOUND_ERROR`]: of(7, `Parent${name}NotFound`, 404, `The parent of the ${words} does not exist.`),
  }
}
