import { edits, owns, reads } from '../../../core/auth/access.js'

/** Tenders are for the sales desk: buyers see the order once it is written. */
export const tenderPolicy = {
  'query.tender': reads('order'),
  'mutation.tenderStart': owns('order'),
  'mutation.tenderUpdateAddress': edits('order'),
  'mutation.tenderAddItems': edits('order'),
  'mutation.tenderUpdateItem': edits('order'),
  'mutation.tenderDeleteItem': edits('order'),
  'mutation.tenderDeleteBonusItem': edits('order'),
  'mutation.tenderUpdateInvoiceUser': edits('order'),
  'mutation.tenderUpdate': edits('order'),
  'mutation.tenderUpdateDiscount': edits('order'),
  'mutation.tenderUpdatePostage': edits('order'),
  'mutation.tenderUpdatePayment': edits('order'),
  'mutation.tenderApplyIncentives': edits('order'),
  'mutation.tenderProcess': edits('order'),
  'mutation.tenderDelete': owns('order'),
  'GET /v2/tenders': reads('order'),
  'POST /v2/tenders/search': reads('order'),
  'GET /v2/tenders/{id}': reads('order'),
} as const
