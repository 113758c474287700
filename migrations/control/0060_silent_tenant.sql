-- A tenant that sends nothing to the outside: no webhooks and no e-mails. Copies for testing are made so.
alter table control.tenant add column "isSilent" boolean not null default false;
