-- The tree of categories.
create extension if not exists unaccent;

create table category (
  id                      int generated always as identity primary key,
  uuid                    uuid not null unique,
  "parentId"              int references category,
  -- The ids from the root to this one, such as 1/5/23: descendants are found by how it begins. A move rewrites the subtree's.
  path                    text not null default '',
  "sortOrder"             int not null default 0,
  names                   jsonb not null default '{}',
  descriptions            jsonb not null default '{}',
  "shortDescriptions"     jsonb not null default '{}',
  slugs                   jsonb not null default '{}',
  "metadataTitles"        jsonb not null default '{}',
  "metadataDescriptions"  jsonb not null default '{}',
  "metadataKeywords"      jsonb not null default '{}',
  "metadataCanonicalUrls" jsonb not null default '{}',
  "defaultLanguage"       text not null default 'NL',
  hidden                  text not null default 'N' check (hidden in ('Y', 'N')),
  "createdAt"             timestamptz(3) not null,
  "lastModifiedAt"        timestamptz(3) not null,
  check ("parentId" <> id)
);
comment on column category.hidden is 'contract: YesNo';
comment on column category.names is 'type: Localized';
comment on column category.descriptions is 'type: Localized';
comment on column category."shortDescriptions" is 'type: Localized';
comment on column category.slugs is 'type: Localized';
comment on column category."metadataTitles" is 'type: Localized';
comment on column category."metadataDescriptions" is 'type: Localized';
comment on column category."metadataKeywords" is 'type: Localized';
comment on column category."metadataCanonicalUrls" is 'type: Localized';
create index on category ("parentId", "sortOrder", id);
create index on category (path text_pattern_ops);
create index on category ("createdAt", id);
create index on category ("lastModifiedAt", id);
create index on category using gin (names jsonb_path_ops);

create table "categorySource" (
  name         text not null,
  id           text not null,
  "categoryId" int not null references category on delete cascade,
  primary key (name, id)
);
create index on "categorySource" ("categoryId");
create index on "categorySource" (id);

-- A slug names one category per language.
create table "categorySlug" (
  language     text not null,
  slug         text not null,
  "categoryId" int not null references category on delete cascade,
  primary key (language, slug)
);
create index on "categorySlug" ("categoryId");
create index on "categorySlug" (slug);
