/** GraphQL documents of the imports of files. */

/** One operation for each kind of record; the desk runs the one that is named like the import. */
export const importFileDocument = /* GraphQL */ `
  mutation productCsvImport($input: ProductCsvInput!) {
    result: productCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation priceCsvImport($input: PriceCsvInput!) {
    result: priceCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation bulkPriceCsvImport($input: BulkPriceCsvInput!) {
    result: bulkPriceCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation bulkCostPriceCsvImport($input: BulkCostPriceCsvInput!) {
    result: bulkCostPriceCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation inventoryCsvImport($input: InventoryCsvInput!) {
    result: inventoryCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation categoryCsvImport($input: CategoryCsvInput!) {
    result: categoryCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation clusterCsvImport($input: ClusterCsvInput!) {
    result: clusterCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation attributeCsvImport($input: AttributeCsvInput!) {
    result: attributeCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation attributeDescriptionCsvImport($input: AttributeDescriptionCsvInput!) {
    result: attributeDescriptionCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation mediaImageCsvImport($input: ImageCsvInput!) {
    result: mediaImageCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation mediaVideoCsvImport($input: VideoCsvInput!) {
    result: mediaVideoCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation mediaDocumentCsvImport($input: DocumentCsvInput!) {
    result: mediaDocumentCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation pricesheetCsvImport($input: PricesheetCsvInput!) {
    result: pricesheetCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation discountCsvImport($input: DiscountCsvInput!) {
    result: discountCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation companyCsvImport($input: CompanyCsvInput!) {
    result: companyCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation contactCsvImport($input: ContactCsvInput!) {
    result: contactCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  mutation customerCsvImport($input: CustomerCsvInput!) {
    result: customerCsvImport(input: $input) {
      ...DeskImportResult
    }
  }

  fragment DeskImportResult on CsvImportResponse {
    importedCount
    errors {
      code
      messages
      record
      rowNumber
    }
  }
`

export const importJobDocument = /* GraphQL */ `
  query DeskImportJob($id: String!) {
    csvImportJob(id: $id) {
      id
      operation
      state
      fileName
      bytesTotal
      bytesRead
      rowsRead
      rowsWritten
      rowsFailed
      error
      createdAt
      finishedAt
      errors {
        code
        messages
        record
        rowNumber
      }
    }
  }
`

/** The newest import of a kind that is running. */
export const runningImportDocument = /* GraphQL */ `
  query DeskRunningImport($input: CsvImportJobSearchInput) {
    csvImportJobs(input: $input) {
      items {
        id
        fileName
        bytesTotal
        bytesRead
        rowsRead
        rowsWritten
        rowsFailed
      }
    }
  }
`
