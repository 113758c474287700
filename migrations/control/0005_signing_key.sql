-- The keys that sign access tokens. The newest signs; an older one is still believed until its last token has run out.
create table control."signingKey" (
  kid         text primary key,
  "publicJwk"  jsonb not null,
  "privateJwk" jsonb not null,
  "createdAt"  timestamptz(3) not null,
  "retiredAt"  timestamptz(3)
);
comment on column control."signingKey"."publicJwk" is 'type: Jwk';
comment on column control."signingKey"."privateJwk" is 'type: Jwk';
