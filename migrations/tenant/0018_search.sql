-- What a search of the catalogue reads. It is made from the catalogue, in the transaction of every write to it.

-- One row per result: a product outside a cluster, or a cluster with what its products that are not hidden add up to.
create table "searchEntry" (
  id                  int primary key,
  class               text not null check (class in ('PRODUCT', 'CLUSTER')),
  statuses            text[] not null,
  hidden              boolean not null,
  -- The product itself, or those of the cluster.
  "productIds"        int[] not null,
  -- In which languages there is a row of texts beside the one without a language.
  languages           text[] not null,
  -- What it is sorted by, per language.
  names               jsonb not null,
  "shortNames"        jsonb not null,
  sku                 text not null,
  "supplierCode"      text not null,
  skus                text[] not null,
  manufacturers       text[] not null,
  "manufacturerCodes" text[] not null,
  suppliers           text[] not null,
  "supplierCodes"     text[] not null,
  "eanCodes"          text[] not null,
  -- Every code and number that names it, letters and digits only: who types one of them means this.
  codes               text[] not null,
  tags                text[] not null,
  "valueIds"          int8[] not null,
  "hasBundle"         boolean not null,
  "isBundleLeader"    boolean not null,
  priority            int,
  "createdAt"         timestamptz(3) not null,
  "lastModifiedAt"    timestamptz(3) not null,
  "indexedAt"         timestamptz(3) not null
);
comment on column "searchEntry".class is 'contract: ProductClass';
comment on column "searchEntry".names is 'type: Localized';
comment on column "searchEntry"."shortNames" is 'type: Localized';
create index on "searchEntry" using gin ("valueIds");
create index on "searchEntry" using gin (codes);
create index on "searchEntry" using gin (manufacturers);
create index on "searchEntry" using gin (suppliers);
create index on "searchEntry" using gin (tags);
create index on "searchEntry" (sku, id);
create index on "searchEntry" ("supplierCode", id);
create index on "searchEntry" (priority, id);
-- Names in other languages are sorted without an index, as are short names.
create index on "searchEntry" ((names ->> 'NL') collate "nl-x-icu", id);
create index on "searchEntry" ((names ->> 'EN') collate "en-x-icu", id);
create index on "searchEntry" ((names ->> 'DE') collate "de-x-icu", id);
create index on "searchEntry" ((names ->> 'FR') collate "fr-x-icu", id);
create index on "searchEntry" ("createdAt", id);
create index on "searchEntry" ("lastModifiedAt", id);
-- Who filters by skus or other codes finds them by codes first. Statuses, hidden, class and the bundles have few values: no index.

-- Which cluster a product is shown as.
create table "searchMember" (
  "productId" int primary key,
  "entryId"   int not null
);
create index on "searchMember" ("entryId");

-- The words of a result in one language, and those that belong to none under ''.
create table "searchText" (
  "entryId" int not null,
  language  text not null,
  -- By field: A name, B keywords, C custom keywords, D short description.
  texts     tsvector not null,
  -- A sku, B supplier's code, C manufacturer's code, D EAN; numbers without a weight.
  codes     tsvector not null,
  -- A manufacturer, B supplier, C bar code, D description.
  rest      tsvector not null,
  -- Of what the row was made from: the same makes the same.
  digest    int8 not null,
  primary key ("entryId", language)
);
create index on "searchText" using gin ((texts || codes || rest));

-- Words that somebody may have misspelt. Two writers may add the same word at once rather than wait for each other.
create table "searchWord" (
  language text not null,
  word     text not null
);
create index on "searchWord" using gin (word gin_trgm_ops);
create index on "searchWord" (language, word);

-- Values of attributes. The id is a hash of the rest: two writers may add the same value at once rather than wait for each other.
create table "searchValue" (
  id                       int8 not null,
  "attributeDescriptionId" int not null,
  language                 text not null,
  value                    text not null,
  number                   numeric
);
create index on "searchValue" (id);
create index on "searchValue" ("attributeDescriptionId", number);
create index on "searchValue" ("attributeDescriptionId", value);

-- How many rows of a kind there are per 1024 ids, as differences that are only ever added: writers do not wait for each other.
create table "searchCount" (
  list     text not null,
  bucket   int not null,
  class    text not null,
  statuses text[] not null,
  hidden   boolean not null,
  delta    int not null
);
create index on "searchCount" (list, bucket);

create sequence "searchCountTurn";

-- Now and then a writer adds the differences up, unless another one is at it.
create function "compactSearchCount"() returns void language plpgsql as $$
begin
  if nextval('"searchCountTurn"') % 100 <> 0 or not pg_try_advisory_xact_lock(hashtext('searchCount')) then
    return;
  end if;
  with gone as (delete from "searchCount" returning list, bucket, class, statuses, hidden, delta)
  insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
  select list, bucket, class, statuses, hidden, sum(delta) from gone
   group by list, bucket, class, statuses, hidden having sum(delta) <> 0;
end $$;

create function "countProducts"() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from "searchCount" where list = 'product';
    delete from "searchText";
    delete from "searchMember";
    delete from "searchEntry";
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select 'product', id >> 10, 'PRODUCT', array[status], hidden = 'Y', count(*) from added group by 2, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select 'product', id >> 10, 'PRODUCT', array[status], hidden = 'Y', -count(*) from gone group by 2, 4, 5;
  else
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select 'product', bucket, 'PRODUCT', array[status], hidden, sum(delta)
      from (select id >> 10 as bucket, status, hidden = 'Y' as hidden, 1 as delta from added
            union all
            select id >> 10, status, hidden = 'Y', -1 from gone) change
     group by bucket, status, hidden having sum(delta) <> 0;
  end if;
  perform "compactSearchCount"();
  return null;
end $$;
create trigger "countAdded" after insert on product
  referencing new table as added for each statement execute function "countProducts"();
create trigger "countChanged" after update on product
  referencing old table as gone new table as added for each statement execute function "countProducts"();
create trigger "countGone" after delete on product
  referencing old table as gone for each statement execute function "countProducts"();
create trigger "countEmptied" after truncate on product for each statement execute function "countProducts"();

create function "countEntries"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select 'entry', id >> 10, class, statuses, hidden, count(*) from added group by 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select 'entry', id >> 10, class, statuses, hidden, -count(*) from gone group by 2, 3, 4, 5;
  else
    insert into "searchCount" (list, bucket, class, statuses, hidden, delta)
    select 'entry', bucket, class, statuses, hidden, sum(delta)
      from (select id >> 10 as bucket, class, statuses, hidden, 1 as delta from added
            union all
            select id >> 10, class, statuses, hidden, -1 from gone) change
     group by bucket, class, statuses, hidden having sum(delta) <> 0;
  end if;
  perform "compactSearchCount"();
  return null;
end $$;
create trigger "countAdded" after insert on "searchEntry"
  referencing new table as added for each statement execute function "countEntries"();
create trigger "countChanged" after update on "searchEntry"
  referencing old table as gone new table as added for each statement execute function "countEntries"();
create trigger "countGone" after delete on "searchEntry"
  referencing old table as gone for each statement execute function "countEntries"();

-- Words without accents, capitals and signs, as texts and what is looked for in them are compared.
create function "searchWords"(said text) returns text language sql stable parallel safe as $$
  select regexp_replace(lower(unaccent(said)), '[^[:alnum:]]+', ' ', 'g')
$$;

-- A code without signs: AB-12.3 and ab 123 are the same.
create function "searchCode"(code text) returns text language sql stable parallel safe as $$
  select regexp_replace(lower(unaccent(code)), '[^[:alnum:]]+', '', 'g')
$$;

-- How the words of a language are reduced to their stems.
create function "searchStems"(language text) returns regconfig language sql immutable parallel safe as $$
  select case language
    when 'NL' then 'pg_catalog.dutch'::regconfig when 'EN' then 'pg_catalog.english'::regconfig
    when 'DE' then 'pg_catalog.german'::regconfig when 'FR' then 'pg_catalog.french'::regconfig
    when 'ES' then 'pg_catalog.spanish'::regconfig when 'IT' then 'pg_catalog.italian'::regconfig
    when 'PT' then 'pg_catalog.portuguese'::regconfig when 'DA' then 'pg_catalog.danish'::regconfig
    when 'SV' then 'pg_catalog.swedish'::regconfig when 'NO' then 'pg_catalog.norwegian'::regconfig
    when 'FI' then 'pg_catalog.finnish'::regconfig when 'HU' then 'pg_catalog.hungarian'::regconfig
    when 'RO' then 'pg_catalog.romanian'::regconfig when 'RU' then 'pg_catalog.russian'::regconfig
    when 'TR' then 'pg_catalog.turkish'::regconfig else 'pg_catalog.simple'::regconfig end
$$;

-- The rebuilding of all rows: at most one at a time. Who stops telling that it is alive has lost its place.
create table "searchReindex" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  state            text not null check (state in ('running', 'done', 'cancelled', 'failed')),
  "totalProducts"  int not null,
  "totalClusters"  int not null,
  "totalBatches"   int not null,
  "doneBatches"    int not null default 0,
  "doneProducts"   int not null default 0,
  "doneClusters"   int not null default 0,
  "failedBatches"  int not null default 0,
  -- Where to go on.
  "lastId"         int not null default 0,
  error            text,
  "startedAt"      timestamptz(3) not null,
  "aliveAt"        timestamptz(3) not null,
  "finishedAt"     timestamptz(3)
);
create unique index on "searchReindex" (state) where state = 'running';

-- Batches of rows that were made anew on request, for the figures.
create table "searchBatch" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "reindexId"      int references "searchReindex" on delete cascade,
  kind             text not null check (kind in ('reindex', 'products', 'clusters', 'categories')),
  size             int not null,
  "productCount"   int not null,
  "clusterCount"   int not null,
  "startedAt"      timestamptz(3) not null,
  "finishedAt"     timestamptz(3) not null,
  error            text
);
create index on "searchBatch" ("startedAt");
create index on "searchBatch" ("reindexId");
