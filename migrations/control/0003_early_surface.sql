-- A client may meet the contract of a later day before everybody does: for good (reversible until that day), or for hours it chose.
alter table control."gqlApiKey" add column surface timestamptz(3), add column brownouts jsonb not null default '[]';
alter table control."restApiKey" add column surface timestamptz(3), add column brownouts jsonb not null default '[]';
comment on column control."gqlApiKey".brownouts is 'type: Brownout[]';
comment on column control."restApiKey".brownouts is 'type: Brownout[]';
