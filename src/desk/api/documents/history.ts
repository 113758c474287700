/** GraphQL documents about the history of records. */

export const historyDocument = /* GraphQL */ `
  query DeskHistory($recordType: HistoryRecordType!, $recordId: String!, $input: RecordHistorySearchInput) {
    recordHistory(recordType: $recordType, recordId: $recordId, input: $input) {
      itemsFound
      pages
      items {
        id
        recordType
        recordId
        action
        changedAt
        changedBy {
          kind
          email
          credentialName
          requestId
        }
        changes {
          field
          before
          after
        }
      }
    }
  }
`
