interface PersonNames {
  firstName?: string | null
  lastName?: string | null
}

/** Replaces null with an empty text: the columns of first and last name are not nullable. */
export const clearedNamesToEmpty = <I extends PersonNames>(values: I): I => ({
  ...values,
  ...(values.firstName === null && { firstName: '' }),
  ...(values.lastName === null && { lastName: '' }),
})
