interface PersonNames {
  firstName?: string | null
  lastName?: string | null
}

/** A person always has a first and a last name: one that is cleared is empty. */
export const clearedNamesToEmpty = <I extends PersonNames>(values: I): I => ({
  ...values,
  ...(values.firstName === null && { firstName: '' }),
  ...(values.lastName === null && { lastName: '' }),
})
