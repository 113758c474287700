/** Shows the PDF of an order or quote in a dialog, and saves it. */
import { Button, Center, Group, Loader, Modal, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { orderPdfDocument, quotePdfDocument } from '../../api/documents/sales.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { useWords } from '../../base/words.js'
import { editWords } from '../../edit/words.js'
import { ErrorNotice } from '../../parts/data-table.js'
import { salesWords } from './words.js'

interface PdfFile {
  base64: string
  contentType: string
  fileName: string
}

export function PdfPreview({ orderId, isQuote, onClose }: { orderId: number; isQuote: boolean; onClose(): void }) {
  const words = useWords(salesWords)
  const { close } = useWords(editWords)
  const texts = useTexts()
  const { data, error } = useQuery<Record<string, PdfFile>>(isQuote ? quotePdfDocument : orderPdfDocument, { orderId })
  const file = data && Object.values(data)[0]
  const address = useBlobAddress(file)
  return (
    <Modal opened onClose={onClose} title={words.pdfPreview} size={900} closeButtonProps={{ 'aria-label': close }}>
      {error && <ErrorNotice error={error} />}
      {!error && !address && (
        <Center mih={240}>
          <Loader aria-label={texts.loading} />
        </Center>
      )}
      {address && (
        <Stack>
          <iframe className="desk-pdf" src={address} title={file?.fileName ?? words.pdfPreview} />
          <Group>
            <Button component="a" href={address} download={file?.fileName} variant="default">
              {texts.downloadPdf}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

/** Returns an address under which the browser shows the file, as long as the dialog is open. */
function useBlobAddress(file: PdfFile | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0))
    const created = URL.createObjectURL(new Blob([bytes], { type: file.contentType }))
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return address
}
