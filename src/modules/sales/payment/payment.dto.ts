import type { Dto } from '../../../interfaces/rest/dto.js'
import { transactionsOfPayment } from './payment.resource.js'

const transactionDto: Dto = { name: 'Transaction', from: 'Transaction' }
export const paymentDto: Dto = {
  name: 'Payment',
  from: 'Payment',
  also: { createdBy: 'Int', lastModifiedBy: 'Int' },
  nest: { transactions: { dto: transactionDto, of: transactionsOfPayment, many: true } },
}
export const paymentCreateDto: Dto = { name: 'CreatePaymentInput', from: 'CreatePaymentInput' }
export const paymentUpdateDto: Dto = { name: 'UpdatePaymentInput', from: 'UpdatePaymentInput' }
export const paymentSearchDto: Dto = { name: 'PaymentsSearchInput', from: 'PaymentsSearchInput', isSearch: true }
export const paymentStartDto: Dto = { name: 'PaymentStartInput', from: 'PaymentStartInput' }
export const paymentOperationInputDto: Dto = { name: 'PaymentOperationInput', from: 'PaymentOperationInput' }
export const paymentOperationDto: Dto = {
  name: 'PaymentOperation',
  from: 'PaymentOperation',
  nest: {
    payment: { dto: paymentDto, of: async (_, operations) => operations.map((each: { payment: object }) => each.payment) },
  },
}
