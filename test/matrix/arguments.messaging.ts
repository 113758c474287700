/** The arguments of operations of templates, e-mails, events, tickets and agents, with which an administrator succeeds. */
import type { Fixture } from './fixture.js'
import type { Things } from './things.js'

type Variables = (things: Things, fixture: Fixture) => Record<string, unknown>

const texts = [{ language: 'EN', value: 'x' }]
const contents = [{ language: 'EN', content: 'x' }]
const mailbox = { email: 'a@wharf.test' }
const rendered = { input: { data: {} } }

export const messagingArguments: Record<string, Variables> = {
  'query.template': ({ letter }) => ({ id: letter.uuid }),
  'query.templates': () => ({ input: {} }),
  'query.templateErrorLog': ({ templateError }) => ({ id: templateError.uuid }),
  'query.templateErrorLogs': () => ({ input: {} }),
  'mutation.emailTemplateCreate': () => ({ input: { contents, names: texts, subjects: texts, from: {} } }),
  'mutation.emailTemplateUpdate': ({ letter }) => ({ id: letter.uuid, input: { names: texts } }),
  'mutation.documentTemplateCreate': () => ({ input: { contents, names: texts, fileNames: texts } }),
  'mutation.documentTemplateUpdate': ({ paper }) => ({ id: paper.uuid, input: { names: texts } }),
  'mutation.templateDelete': ({ paper }) => ({ id: paper.uuid }),
  'mutation.emailTemplateAddAttachment': ({ letter, paper }) => ({ id: letter.uuid, documentTemplateId: paper.uuid }),
  'mutation.emailTemplateRemoveAttachment': ({ letter, attachedPaper }) => ({
    id: letter.uuid,
    documentTemplateId: attachedPaper.uuid,
  }),
  'mutation.templateRenderToHTML': ({ letter }) => ({ id: letter.uuid, ...rendered }),
  'mutation.emailTemplateRenderAndSend': ({ letter }) => ({ id: letter.uuid, ...rendered }),
  'mutation.documentTemplateRenderToPDF': ({ paper }) => ({ id: paper.uuid, ...rendered }),
  'mutation.publishEmailEvent': () => ({ input: { type: 'custom', subject: 'x', content: 'x', to: [mailbox] } }),
  'mutation.publishEmailSendEvent': () => ({ input: { subject: 'x', content: 'x', from: mailbox, to: [mailbox] } }),
  'query.recordHistory': ({ letter }) => ({ recordType: 'template', recordId: letter.uuid }),
  'query.budget': ({ budget }) => ({ id: budget.id }),
  'mutation.budgetCreate': ({ spender }) => ({ input: { name: 'New', companyId: spender.id, amount: 100 } }),
  'mutation.budgetUpdate': ({ budget }) => ({ id: budget.id, input: { amount: 200 } }),
  'mutation.budgetDelete': ({ budget }) => ({ id: budget.id }),
  'query.callOffContract': ({ callOffContract }) => ({ id: callOffContract.id }),
  'mutation.callOffContractCreate': ({ spender, otherProduct }) => ({
    input: {
      ...{ number: 'K-2', companyId: spender.id, productId: otherProduct.id, quantity: 10, price: 5 },
      ...{ validFrom: '2026-01-01T00:00:00.000Z', validTo: '2027-12-31T00:00:00.000Z' },
    },
  }),
  'mutation.callOffContractUpdate': ({ callOffContract }) => ({ id: callOffContract.id, input: { price: 6 } }),
  'mutation.callOffContractDelete': ({ callOffContract }) => ({ id: callOffContract.id }),
  'query.bookingCode': ({ bookingCode }) => ({ id: bookingCode.id }),
  'mutation.bookingCodeCreate': ({ spender }) => ({
    input: { companyId: spender.id, type: 'PROJECT', code: 'B1', name: 'Berth 1' },
  }),
  'mutation.bookingCodeUpdate': ({ bookingCode }) => ({ id: bookingCode.id, input: { active: false } }),
  'mutation.bookingCodeDelete': ({ bookingCode }) => ({ id: bookingCode.id }),
  'query.partNumber': ({ partNumber }) => ({ id: partNumber.id }),
  'mutation.partNumberCreate': ({ spender, looseProduct }) => ({
    input: { companyId: spender.id, productId: looseProduct.id, number: 'P-2' },
  }),
  'mutation.partNumberUpdate': ({ partNumber }) => ({ id: partNumber.id, input: { number: 'P-3' } }),
  'mutation.partNumberDelete': ({ partNumber }) => ({ id: partNumber.id }),
  'mutation.partNumberBulk': ({ spender, looseProduct }) => ({
    input: { partNumbers: [{ companyId: spender.id, productId: looseProduct.id, number: 'P-4' }] },
  }),
  'query.spendingLimit': ({ spendingLimit }) => ({ id: spendingLimit.id }),
  'mutation.spendingLimitCreate': ({ spender }) => ({ input: { name: 'New', companyId: spender.id, amount: 100 } }),
  'mutation.spendingLimitUpdate': ({ spendingLimit }) => ({ id: spendingLimit.id, input: { amount: 200 } }),
  'mutation.spendingLimitDelete': ({ spendingLimit }) => ({ id: spendingLimit.id }),
  'query.approvalRule': ({ approvalRule }) => ({ id: approvalRule.id }),
  'mutation.approvalRuleCreate': ({ spender }) => ({
    input: { name: 'New', companyId: spender.id, steps: [{ approvers: 'MANAGERS_ABOVE' }] },
  }),
  'mutation.approvalRuleUpdate': ({ approvalRule }) => ({ id: approvalRule.id, input: { amount: 200 } }),
  'mutation.approvalRuleDelete': ({ approvalRule }) => ({ id: approvalRule.id }),
  'query.approvalDelegate': ({ approvalDelegate }) => ({ id: approvalDelegate.id }),
  'mutation.approvalDelegateUpdate': ({ approvalDelegate }) => ({
    id: approvalDelegate.id,
    input: { validUntil: '2027-01-01T00:00:00.000Z' },
  }),
  'mutation.approvalDelegateDelete': ({ approvalDelegate }) => ({ id: approvalDelegate.id }),
  'query.creditAccount': ({ creditAccount }) => ({ id: creditAccount.id }),
  'mutation.creditAccountCreate': ({ thirdSpender }) => ({ input: { companyId: thirdSpender.id, creditLimit: 100 } }),
  'mutation.creditAccountUpdate': ({ creditAccount }) => ({ id: creditAccount.id, input: { isOnHold: true } }),
  'mutation.creditAccountDelete': ({ creditAccount }) => ({ id: creditAccount.id }),
  'query.creditEntry': ({ creditEntry }) => ({ id: creditEntry.id }),
  'mutation.creditEntryCreate': ({ spender }) => ({
    input: { companyId: spender.id, externalId: 'I2', type: 'INVOICE', amount: 10 },
  }),
  'query.spendingEntry': ({ spendingEntry }) => ({ id: spendingEntry.uuid }),
  'query.savedView': ({ savedView }) => ({ id: savedView.uuid }),
  'mutation.savedViewCreate': () => ({ input: { list: 'orders', name: 'New', settings: {}, isShared: true } }),
  'mutation.savedViewUpdate': ({ savedView }) => ({ id: savedView.uuid, input: { name: 'Renamed' } }),
  'mutation.savedViewDelete': ({ savedView }) => ({ id: savedView.uuid }),
  'query.eventActionConfig': ({ action }) => ({ id: action.uuid }),
  'mutation.eventActionConfigDelete': ({ action }) => ({ id: action.uuid }),
  'mutation.eventToEmailConfigCreate': ({ letter }) => ({
    input: { names: texts, trigger: 'ORDER_UPDATED', emailTemplateId: letter.uuid },
  }),
  'mutation.eventToEmailConfigUpdate': ({ mailAction }) => ({ id: mailAction.uuid, input: { names: texts } }),
  'mutation.eventToWebHookConfigCreate': () => ({
    input: { names: texts, trigger: 'ORDER_CREATED', url: 'https://receiver.example/new' },
  }),
  'mutation.eventToWebHookConfigUpdate': ({ action }) => ({ id: action.uuid, input: { names: texts } }),
  'mutation.eventDeliveryRedeliver': ({ delivery }) => ({ id: delivery.uuid }),
  'mutation.eventFailureReplay': ({ failure }) => ({ id: failure.uuid }),
  'query.csvImportJob': ({ csvImport }) => ({ id: csvImport.uuid }),
  'mutation.csvImportJobCancel': ({ csvImport }) => ({ id: csvImport.uuid }),
  'mutation.triggerCustomEvent': () => ({ input: { code: 'x', payload: {} } }),
  'query.ticket': ({ ticket }) => ({ id: ticket.uuid }),
  'mutation.ticketCreate': () => ({ input: { titles: texts } }),
  'mutation.ticketUpdate': ({ ticket }) => ({ id: ticket.uuid, input: { titles: texts } }),
  'mutation.ticketDelete': ({ ticket }) => ({ id: ticket.uuid }),
  'query.agent': ({ agent }) => ({ id: agent.uuid }),
  'mutation.agentCreate': () => ({
    input: {
      names: texts,
      active: true,
      types: ['ADVICE'],
      trigger: 'CHAT',
      interactionMode: 'SINGLE_TURN',
      webhookUrl: 'https://agent.example/',
    },
  }),
  'mutation.agentUpdate': ({ agent }) => ({ id: agent.uuid, input: { names: texts } }),
  'mutation.agentDelete': ({ agent }) => ({ id: agent.uuid }),
  'mutation.agentConversationCreate': ({ agent }) => ({ input: { message: { agentId: agent.uuid, type: 'text' } } }),
  'mutation.agentMessageCreate': ({ agent }) => ({
    input: { agentId: agent.uuid, requestMessage: 'x', type: 'text', conversationId: 'x' },
  }),
}
