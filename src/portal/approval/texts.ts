/** The texts of the page on which an approver decides, in English, Dutch and German. */
import { german } from './texts.de.js'
import { english } from './texts.en.js'
import { dutch } from './texts.nl.js'
import type { ApprovalPageTexts } from './texts.shape.js'

const pageTexts: Readonly<Record<string, ApprovalPageTexts>> = { NL: dutch, DE: german }

/** Returns the texts in the language of the link, or else in the first language of the browser. English is the default. */
export const pageTextsFor = (language: string | null | undefined, accepted = ''): ApprovalPageTexts =>
  pageTexts[(language ?? accepted).trim().slice(0, 2).toUpperCase()] ?? english
