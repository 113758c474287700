-- A conversation partner outside: what a buyer writes goes to its webhook, and the answer comes back.
create table agent (
  id                          int generated always as identity primary key,
  uuid                        uuid not null unique,
  names                       jsonb not null default '{}',
  descriptions                jsonb not null default '{}',
  "welcomeMessages"           jsonb not null default '{}',
  "buttonLabels"              jsonb not null default '{}',
  active                      boolean not null,
  types                       text[] not null,
  trigger                     text not null,
  "interactionMode"           text not null,
  "webhookUrl"                text not null,
  "webhookTimeoutMs"          int not null default 30000,
  "webhookSignatureSalt"      text,
  "webhookBasicAuthUsername"  text,
  "webhookBasicAuthPassword"  text,
  "createdAt"                 timestamptz(3) not null,
  "lastModifiedAt"            timestamptz(3) not null,
  "createdByAdminUserId"      int,
  "lastModifiedByAdminUserId" int,
  check (("webhookBasicAuthUsername" is null) = ("webhookBasicAuthPassword" is null))
);
comment on column agent.names is 'type: Localized';
comment on column agent.descriptions is 'type: Localized';
comment on column agent."welcomeMessages" is 'type: Localized';
comment on column agent."buttonLabels" is 'type: Localized';
comment on column agent.trigger is 'contract: AgentTrigger';
comment on column agent."interactionMode" is 'contract: AgentInteractionMode';
create index on agent ("createdAt", id);
create index on agent ("lastModifiedAt", id);
-- A shop has a few agents: the other filters and sorts need no index.
