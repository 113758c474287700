/** GraphQL documents about the schema itself. */

export const typeDocument = /* GraphQL */ `
  query DeskType($name: String!) {
    __type(name: $name) {
      name
      description
      inputFields {
        name
        description
        defaultValue
        type {
          ...DeskTypeRef
        }
      }
      fields {
        name
        description
        type {
          ...DeskTypeRef
        }
      }
      enumValues {
        name
        description
      }
    }
  }

  fragment DeskTypeRef on __Type {
    kind
    name
    ofType {
      kind
      name
      ofType {
        kind
        name
        ofType {
          kind
          name
        }
      }
    }
  }
`
