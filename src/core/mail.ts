/** E-mails, as modules give them to the mailer. */
export interface Mailbox {
  address: string
  name: string
}

export interface Attachment {
  fileName: string
  contentType: string
  content: Buffer
}

export interface Mail {
  /** The same e-mail sent twice carries the same id. */
  id: string
  at: Date
  to: Mailbox | readonly Mailbox[]
  cc?: readonly Mailbox[]
  bcc?: readonly Mailbox[]
  /** The operator's sender when it is left out; a name without an address stands before the operator's address. */
  from?: Partial<Mailbox> | undefined
  subject: string
  text: string
  html: string
  attachments?: readonly Attachment[]
  /** Further headers; their values are put on one line. */
  headers?: Readonly<Record<string, string>>
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}
