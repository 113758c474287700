import { edits, owns, reads } from '../../../core/auth/access.js'

export const templatePolicy = {
  'query.template': reads('configuration'),
  'query.templates': reads('configuration'),
  'query.templateErrorLog': reads('configuration'),
  'query.templateErrorLogs': reads('configuration'),
  'query.templateErrorLogStats': reads('configuration'),
  'mutation.emailTemplateCreate': owns('configuration'),
  'mutation.emailTemplateUpdate': edits('configuration'),
  'mutation.documentTemplateCreate': owns('configuration'),
  'mutation.documentTemplateUpdate': edits('configuration'),
  'mutation.templateDelete': owns('configuration'),
  'mutation.emailTemplateAddAttachment': owns('configuration'),
  'mutation.emailTemplateRemoveAttachment': owns('configuration'),
  'mutation.templateRenderToHTML': reads('configuration'),
  'mutation.emailTemplateRenderAndSend': reads('configuration'),
  'mutation.documentTemplateRenderToPDF': reads('configuration'),
} as const
