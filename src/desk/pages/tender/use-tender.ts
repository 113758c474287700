/**
 * The working copy of an order or quote. The server keeps it and calculates it: every change is sent at once, in the order in which it
 * was made, and the response is the whole copy with its prices and totals. So nothing that was typed can be lost.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { runDocument } from '../../api/client.js'
import { tenderDocument } from '../../api/documents/sales-edit.js'
import type { NextStatus } from '../sales/order-work.js'

export interface TenderAddress {
  company: string | null
  firstName: string | null
  lastName: string | null
  street: string
  number: string | null
  numberExtension: string | null
  postalCode: string
  city: string
  country: string
  [name: string]: unknown
}

export interface TenderLine {
  uuid: string
  productId: number | null
  sku: string
  name: string
  quantity: number
  price: number
  originalPrice: number
  customerPrice: number
  costPrice: number
  totalPrice: number
  discountPercentage: number
  saleMarginPercentage: number
  taxPercentage: number
  notes: string | null
  customFields: Record<string, unknown>
  childItems: { uuid: string; name: string; quantity: number; totalPrice: number }[] | null
}

interface Person {
  firstName: string | null
  lastName: string | null
}

export interface Tender {
  tenderId: string
  orderId: number | null
  status: string
  type: string
  currency: string
  email: string
  reference: string | null
  remarks: string | null
  validUntil: string | null
  customFields: Record<string, unknown>
  revisionNumber: number
  isEditable: boolean | null
  orderStatus: { code: string; orderType: string; nextStatuses: { items: NextStatus[] } } | null
  contact: Person | null
  customer: Person | null
  company: { companyId: number; name: string } | null
  invoiceAddress: TenderAddress | null
  deliveryAddress: TenderAddress | null
  items: TenderLine[] | null
  bonusItems: { uuid: string; name: string; quantity: number }[] | null
  paymentData: { method: string; price: number } | null
  postageData: {
    method: string
    carrier: string | null
    price: number
    overruled: string | null
    requestDate: string | null
  } | null
  carriers: { id: number; name: string; price: number }[] | null
  payMethods: { code: string; description: string; amount: number; allowed: boolean }[] | null
  total: {
    subTotalGross: number
    discountType: 'N' | 'P' | 'A' | null
    discountPercentage: number | null
    discountGross: number
    totalGross: number
    totalNet: number
  } | null
  taxLevels: { percentage: number; tax: number | null }[] | null
}

interface TenderChange {
  document: string
  variables: object
}

export interface TenderState {
  tender: Tender | null
  error: Error | null
  isSaving: boolean
  /** Sends a change after those before it. Returns the message of the server if it refuses the change. */
  change(change: TenderChange): Promise<string | null>
  /** Shows the copy as another request has returned it. */
  accept(tender: Tender): void
  /** Waits until all changes were sent. */
  settle(): Promise<unknown>
}

type Changed = { change: Tender | { tender: Tender; response: { messages: string[] | null } } }

const tenderOf = ({ change }: Changed): Tender => ('tender' in change ? change.tender : change)

export function useTender(tenderId: string): TenderState {
  const [tender, setTender] = useState<Tender | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [waiting, setWaiting] = useState(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    const abort = new AbortController()
    runDocument<{ tender: Tender }>(tenderDocument, { tenderId }, abort.signal)
      .then((data) => setTender(data.tender))
      .catch((failure: Error) => {
        if (!abort.signal.aborted) setError(failure)
      })
    return () => abort.abort()
  }, [tenderId])
  const change = useCallback(
    ({ document, variables }: TenderChange): Promise<string | null> => {
      const run = async () => {
        try {
          setTender(tenderOf(await runDocument<Changed>(document, { id: tenderId, ...variables })))
          return null
        } catch (failure) {
          return (failure as Error).message
        } finally {
          setWaiting((count) => count - 1)
        }
      }
      setWaiting((count) => count + 1)
      const done = queue.current.then(run)
      queue.current = done
      return done
    },
    [tenderId],
  )
  return { tender, error, isSaving: waiting > 0, change, accept: setTender, settle: () => queue.current }
}

/** Returns whether the working copy is that of a quote or of a request for one. */
export const isQuote = ({ orderStatus, type }: Pick<Tender, 'orderStatus' | 'type'>): boolean =>
  orderStatus ? orderStatus.orderType !== 'ORDER' : type === 'quotation'

/** Returns the status that answers a request: the first one of a quote. */
export const findAnswerStatus = ({ orderStatus }: Tender): NextStatus | undefined =>
  orderStatus?.orderType === 'REQUEST'
    ? orderStatus.nextStatuses.items.find(({ orderType }) => orderType === 'QUOTATION')
    : undefined
