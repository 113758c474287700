-- E-mails and documents as handlebars. One table holds both kinds: they are listed together and share most of their columns.
create table template (
  id                  int generated always as identity primary key,
  uuid                uuid not null unique,
  type                text not null check (type in ('EMAIL', 'DOCUMENT')),
  -- The e-mail or document of the server itself that is made with this template; null for the shop's own templates.
  code                text unique,
  names               jsonb not null default '{}',
  contents            jsonb not null default '{}',
  "customQuery"       text,
  "queryVariables"    text,
  -- Of e-mails. Without an address the server's own sender is used.
  subjects            jsonb not null default '{}',
  "fromEmail"         text,
  "fromNames"         jsonb not null default '{}',
  tos                 jsonb not null default '[]',
  ccs                 jsonb not null default '[]',
  bccs                jsonb not null default '[]',
  -- Of documents.
  "fileNames"         jsonb not null default '{}',
  "isDefaultOrderPdf" boolean not null default false check (type = 'DOCUMENT' or not "isDefaultOrderPdf"),
  "isDefaultQuotePdf" boolean not null default false check (type = 'DOCUMENT' or not "isDefaultQuotePdf"),
  "createdAt"         timestamptz(3) not null,
  "lastModifiedAt"    timestamptz(3) not null,
  "createdBy"         int,
  "lastModifiedBy"    int
);
comment on column template.type is 'contract: TemplateType';
comment on column template.names is 'type: Localized';
comment on column template.contents is 'type: Localized';
comment on column template.subjects is 'type: Localized';
comment on column template."fromNames" is 'type: Localized';
comment on column template."fileNames" is 'type: Localized';
comment on column template.tos is 'type: TemplateContact[]';
comment on column template.ccs is 'type: TemplateContact[]';
comment on column template.bccs is 'type: TemplateContact[]';
-- One template makes the order as a PDF, and one the quote.
create unique index on template ("isDefaultOrderPdf") where "isDefaultOrderPdf";
create unique index on template ("isDefaultQuotePdf") where "isDefaultQuotePdf";
create index on template ("createdAt", id);
create index on template ("lastModifiedAt", id);
-- type has two values, and a shop has some dozens of templates: no further index.

-- The documents that are made and attached when an e-mail is sent.
create table "templateAttachment" (
  "templateId"         int not null references template on delete cascade,
  "documentTemplateId" int not null references template on delete cascade,
  primary key ("templateId", "documentTemplateId")
);
create index on "templateAttachment" ("documentTemplateId");

-- Why a template could not be rendered. It outlives its template.
create table "templateErrorLog" (
  id              int generated always as identity primary key,
  uuid            uuid not null unique,
  "templateId"    uuid,
  "errorType"     text not null check ("errorType" in ('RENDER_ERROR', 'CUSTOM_QUERY_ERROR')),
  "errorMessage"  text not null,
  "stackTrace"    text not null,
  -- The text that failed, such as content or subjects.
  "fieldName"     text,
  -- The event that asked for the e-mail: its id and its name.
  "eventInstance" text,
  "topicName"     text,
  "createdAt"     timestamptz(3) not null
);
comment on column "templateErrorLog"."errorType" is 'contract: TemplateErrorType';
create index on "templateErrorLog" ("createdAt", id);
create index on "templateErrorLog" ("templateId", id);
create index on "templateErrorLog" ("errorType", id);

-- An e-mail that waits to be sent: what the event of the outbox with the same uuid sends. It is deleted once it is sent.
create table "mailRequest" (
  uuid        uuid primary key,
  request     jsonb not null,
  "createdAt" timestamptz(3) not null
);
comment on column "mailRequest".request is 'type: MailRequest';
create index on "mailRequest" ("createdAt");
