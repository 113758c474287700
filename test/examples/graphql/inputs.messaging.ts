/** Inputs of templates, e-mails, events, tickets and agents. */
import type { Inputs } from './inputs.js'
import { dutchAndEnglish, english } from './texts.js'

const lowStock = { data: { sku: 'DRL-1500', left: 3 } }
const purchasing = [{ email: 'purchasing@example.com', name: 'Purchasing' }]

const templates: Inputs = {
  'query.template': ({ letter }) => ({ id: letter.id }),
  'mutation.emailTemplateCreate': () => ({
    input: {
      names: dutchAndEnglish('Bestelling verzonden', 'Order sent'),
      subjects: dutchAndEnglish('Uw bestelling {{reference}} is onderweg', 'Your order {{reference}} is on its way'),
      contents: [{ language: 'EN', content: '<p>Your order {{reference}} left our warehouse today.</p>' }],
      from: { email: 'sales@example.com' },
    },
  }),
  'mutation.emailTemplateUpdate': ({ letter }) => ({
    id: letter.id,
    input: { subjects: dutchAndEnglish('Bijna op: {{sku}}', 'Nearly sold out: {{sku}}') },
  }),
  'mutation.documentTemplateCreate': () => ({
    input: {
      names: dutchAndEnglish('Pakbon', 'Packing slip'),
      fileNames: english('packing-slip.pdf'),
      contents: [{ language: 'EN', content: '<h1>Packing slip</h1><p>{{sku}}: {{left}}</p>' }],
    },
  }),
  'mutation.documentTemplateUpdate': ({ paper }) => ({ id: paper.id, input: { fileNames: english('delivery-note.pdf') } }),
  'mutation.templateRenderToHTML': ({ letter }) => ({ id: letter.id, input: lowStock }),
  'mutation.emailTemplateRenderAndSend': ({ letter }) => ({ id: letter.id, input: lowStock }),
  'mutation.documentTemplateRenderToPDF': ({ paper }) => ({ id: paper.id, input: lowStock }),
  'mutation.publishEmailEvent': () => ({
    input: { type: 'custom', subject: 'Closed on Monday', content: '<p>We are closed on Monday.</p>', to: purchasing },
  }),
  'mutation.publishEmailSendEvent': () => ({
    input: {
      subject: 'Closed on Monday',
      content: '<p>We are closed on Monday.</p>',
      from: { email: 'sales@example.com', name: 'Sales' },
      to: purchasing,
    },
  }),
}

const events: Inputs = {
  'mutation.triggerCustomEvent': () => ({ input: { code: 'stock-low', payload: { sku: 'DRL-1500', left: 3 } } }),
  'mutation.eventToEmailConfigCreate': ({ letter }) => ({
    input: {
      names: dutchAndEnglish('Bestelling gewijzigd', 'Order changed'),
      trigger: 'ORDER_UPDATED',
      emailTemplateId: letter.id,
    },
  }),
  'mutation.eventToEmailConfigUpdate': ({ mailAction }) => ({
    id: mailAction.id,
    input: { names: dutchAndEnglish('Voorraad laag', 'Stock is low') },
  }),
  'mutation.eventToWebHookConfigCreate': () => ({
    input: {
      names: dutchAndEnglish('Nieuwe bestelling', 'New order'),
      trigger: 'ORDER_CREATED',
      url: 'https://erp.example.com/hooks/orders',
    },
  }),
  'mutation.eventToWebHookConfigUpdate': ({ action }) => ({
    id: action.id,
    input: { url: 'https://erp.example.com/hooks/v2/orders', active: true },
  }),
  'mutation.eventFailuresReplay': () => ({ input: { triggers: ['SEARCH_ANALYZE'] } }),
  'mutation.eventDeliveriesRedeliver': ({ mailAction }) => ({ input: { eventActionConfigIds: [mailAction.id] } }),
  'query.changes': () => ({ types: ['product', 'order'], limit: 2 }),
}

const conversations: Inputs = {
  'mutation.ticketCreate': (_, { contactId, orderId }) => ({
    input: {
      type: 'RETURN',
      titles: dutchAndEnglish('Doos beschadigd', 'Box damaged'),
      descriptions: english('One of two boxes is dented.'),
      contactId,
      orderId,
    },
  }),
  'mutation.ticketUpdate': ({ ticket }) => ({ id: ticket.id, input: { status: 'COMPLETED' } }),
  'mutation.agentCreate': () => ({
    input: {
      names: dutchAndEnglish('Servicedesk', 'Service desk'),
      active: true,
      types: ['SERVICE'],
      trigger: 'CHAT',
      interactionMode: 'MULTI_TURN',
      webhookUrl: 'https://service.example.com/chat',
    },
  }),
  'mutation.agentUpdate': ({ agent }) => ({
    id: agent.id,
    input: { welcomeMessages: dutchAndEnglish('Wat gaat u boren?', 'What do you want to drill?') },
  }),
  'mutation.agentConversationCreate': ({ answeringAgent }) => ({
    input: { message: { agentId: answeringAgent.id, type: 'ADVICE', requestMessage: 'Which drill do I need for concrete?' } },
  }),
  'mutation.agentMessageCreate': ({ answeringAgent }) => ({
    input: {
      agentId: answeringAgent.id,
      type: 'ADVICE',
      requestMessage: 'Does it come with a case?',
      conversationId: 'conversation-1',
    },
  }),
}

export const messagingInputs: Inputs = { ...templates, ...events, ...conversations }
