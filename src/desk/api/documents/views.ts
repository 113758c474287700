/** GraphQL documents of saved views. */

export const savedViewsDocument = /* GraphQL */ `
  query DeskSavedViews($list: String!) {
    savedViews(input: { lists: [$list], offset: 1000, sortInputs: [{ field: NAME, order: ASC }] }) {
      items {
        id
        list
        name
        settings
        isShared
        ownerId
      }
    }
    adminUserViewer {
      id
    }
  }
`

export const savedViewCreateDocument = /* GraphQL */ `
  mutation DeskSavedViewCreate($input: SavedViewCreateInput!) {
    savedViewCreate(input: $input) {
      id
    }
  }
`

export const savedViewUpdateDocument = /* GraphQL */ `
  mutation DeskSavedViewUpdate($id: String!, $input: SavedViewUpdateInput!) {
    savedViewUpdate(id: $id, input: $input) {
      id
    }
  }
`

export const savedViewDeleteDocument = /* GraphQL */ `
  mutation DeskSavedViewDelete($id: String!) {
    savedViewDelete(id: $id)
  }
`
