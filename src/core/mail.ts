/** E-mails, as modules pass them to the mailer. */
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
  /** A repeated e-mail has the same id. */
  id: string
  at: Date
  to: Mailbox | readonly Mailbox[]
  cc?: readonly Mailbox[]
  bcc?: readonly Mailbox[]
  /** By default the operator's sender; a name without an address is combined with the operator's address. */
  from?: Partial<Mailbox> | undefined
  subject: string
  text: string
  html: string
  attachments?: readonly Attachment[]
  /** Additional headers; their values are put on one line. */
  headers?: Readonly<Record<string, string>>
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}
