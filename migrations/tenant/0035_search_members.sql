-- A cluster is judged by its products one by one: every product has a row of its own to compare, and words of its own.

alter table "searchMember" rename to "searchMemberBefore";
alter index "searchMember_pkey" rename to "searchMemberBefore_pkey";

create table "searchMember" (
  -- The id of a product. A cluster without a product to show has one row under its own id, without a status.
  id                 int primary key,
  -- The result that stands for it: the product itself or its cluster. Null for a hidden product of a cluster, which only lists of single products find.
  "entryId"          int,
  -- Of the result: what it is filtered and sorted by, the same in all rows of a cluster. A search that filters reads no other table.
  class              text not null,
  hidden             boolean not null,
  names              jsonb not null,
  "shortNames"       jsonb not null,
  sku                text not null,
  "supplierCode"     text not null,
  priority           int,
  "createdAt"        timestamptz(3) not null,
  "lastModifiedAt"   timestamptz(3) not null,
  -- Of the product, with the code, the words and the attribute values of its cluster.
  status             text,
  -- In which languages there is a row of texts beside the one without a language.
  languages          text[] not null,
  skus               text[] not null,
  "supplierCodes"    text[] not null,
  manufacturer       text not null,
  "manufacturerCode" text not null,
  supplier           text not null,
  "eanCode"          text not null,
  -- Every code that names it, letters and digits only: who types one of them means this.
  codes              text[] not null,
  tags               text[] not null,
  "valueIds"         int8[] not null,
  "hasBundle"        boolean not null,
  "isBundleLeader"   boolean not null
);
comment on column "searchMember".class is 'contract: ProductClass';
comment on column "searchMember".status is 'contract: ProductStatus';
comment on column "searchMember".names is 'type: Localized';
comment on column "searchMember"."shortNames" is 'type: Localized';

-- Rows of an index that was built before: those of products are complete. Products of clusters keep the values and words of the whole cluster
-- until their rows are made anew, which the reindex below does.
insert into "searchMember"
select e.id, e.id, e.class, e.hidden, e.names, e."shortNames", e.sku, e."supplierCode", e.priority, e."createdAt", e."lastModifiedAt",
       e.statuses[1], e.languages, e.skus, e."supplierCodes", coalesce(e.manufacturers[1], ''), coalesce(e."manufacturerCodes"[1], ''),
       coalesce(e.suppliers[1], ''), coalesce(e."eanCodes"[1], ''), e.codes, e.tags, e."valueIds", e."hasBundle", e."isBundleLeader"
  from "searchEntry" e where e.class = 'PRODUCT' or e."productIds" = '{}'
union all
select p.id, case when p.hidden = 'N' then e.id end, e.class, e.hidden, e.names, e."shortNames", e.sku, e."supplierCode", e.priority, e."createdAt",
       e."lastModifiedAt", p.status, e.languages, array_remove(array[p.sku, e.sku], ''), array_remove(array[coalesce(p."supplierCode", '')], ''), coalesce(p.manufacturer, ''),
       coalesce(p."manufacturerCode", ''), coalesce(p.supplier, ''), coalesce(p."eanCode", ''), e.codes, e.tags, e."valueIds", e."hasBundle", e."isBundleLeader"
  from "searchEntry" e join product p on p."clusterId" = e.id where e.class = 'CLUSTER';
drop table "searchMemberBefore";

create index on "searchMember" ("entryId");
create index on "searchMember" using gin ("valueIds");
create index on "searchMember" using gin (codes);
create index on "searchMember" using gin (tags);
create index on "searchMember" (manufacturer);
create index on "searchMember" (supplier);
-- Who filters by skus or other codes finds them by codes first. Sorts of filtered results need no index; "searchEntry" has those of whole lists.

-- The words of a product in one language, with those of its cluster.
alter table "searchText" rename column "entryId" to "memberId";
-- Values of attributes that are searchable and public.
alter table "searchText" add column attributes tsvector not null default '';
drop index "searchText_expr_idx";
insert into "searchText" ("memberId", language, texts, codes, rest, digest)
select p.id, t.language, t.texts, t.codes, t.rest, 0
  from "searchText" t join "searchEntry" e on e.id = t."memberId" and e.class = 'CLUSTER' join product p on p."clusterId" = e.id;
delete from "searchText" t using "searchEntry" e where e.id = t."memberId" and e.class = 'CLUSTER' and e."productIds" <> '{}';
create index "searchText_words_idx" on "searchText" using gin ((texts || codes || rest || attributes));

-- What facets count is in the rows of products now.
drop trigger "versionAdded" on "searchEntry";
drop trigger "versionChanged" on "searchEntry";
drop trigger "versionGone" on "searchEntry";
create or replace function "versionEntries"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform "bumpSearchVersions"(array(select distinct "entryId" >> 10 from added where "entryId" is not null));
  elsif tg_op = 'DELETE' then
    perform "bumpSearchVersions"(array(select distinct "entryId" >> 10 from gone where "entryId" is not null));
  else
    perform "bumpSearchVersions"(array(
      select distinct b.bucket from added a join gone g on g.id = a.id, unnest(array[a."entryId" >> 10, g."entryId" >> 10]) b(bucket)
       where b.bucket is not null
         and (a."entryId", a.class, a.status, a.hidden, a."valueIds") is distinct from (g."entryId", g.class, g.status, g.hidden, g."valueIds")));
  end if;
  return null;
end $$;
create trigger "versionAdded" after insert on "searchMember"
  referencing new table as added for each statement execute function "versionEntries"();
create trigger "versionChanged" after update on "searchMember"
  referencing old table as gone new table as added for each statement execute function "versionEntries"();
create trigger "versionGone" after delete on "searchMember"
  referencing old table as gone for each statement execute function "versionEntries"();

alter table "searchEntry" drop column "productIds", drop column languages, drop column skus, drop column manufacturers,
  drop column "manufacturerCodes", drop column suppliers, drop column "supplierCodes", drop column "eanCodes", drop column codes,
  drop column tags, drop column "valueIds", drop column "hasBundle", drop column "isBundleLeader";

-- The word that says what a thing is: hammer in "Claw hammer 450 g", drill in "Hammer drill SDS". It is the last word before a size, a word in
-- capitals, a preposition or a word that only describes.
create function "searchHead"(name text) returns text language sql immutable parallel safe as $$
  select word
    from (select word, ordinal, min(ordinal) filter (where is_end) over () as "end"
            from (select word, ordinal,
                         ordinal > 1 and (word ~ '\d' or (word ~ '^[[:upper:]]+$' and name <> upper(name)) or lower(word) = any(
                           '{met,voor,van,op,in,en,zonder,tot,per,zwart,wit,rood,blauw,groen,geel,grijs,oranje,bruin,helder,transparant,leeg,maat,
                             verzinkt,aluminium,with,for,of,on,and,to,without,by,black,white,red,blue,green,yellow,grey,gray,orange,brown,clear,empty,
                             size,galvanised,stainless,surface,mit,für,von,aus,auf,und,avec,pour,de,du,sur,et}'::text[])) as is_end
                    from regexp_split_to_table(btrim((regexp_split_to_array(name, '[,;:(|]|\s[-–]\s'))[1]), '\s+') with ordinality w(word, ordinal)
                   where word ~ '[[:alnum:]]') judged) counted
   where ordinal < coalesce("end", ordinal + 1)
   order by ordinal desc limit 1
$$;

-- Rows that were built before have neither heads nor attribute values: they are made anew in the background. A migration has no clock: the
-- rebuilding is dated by the last change of the catalogue.
with started as (
  insert into "searchReindex" (uuid, state, "totalProducts", "totalClusters", "totalBatches", "startedAt", "aliveAt")
  select gen_random_uuid(), 'running', p.n, c.n, ceil(greatest(p.last, c.last, 1)::float8 / 1000), greatest(p.at, c.at), greatest(p.at, c.at)
    from (select count(*) as n, max(id) as last, max("lastModifiedAt") as at from product) p,
         (select count(*) as n, max(id) as last, max("lastModifiedAt") as at from cluster) c
   where p.n + c.n > 0
  on conflict (state) where state = 'running' do nothing returning id, "startedAt")
insert into event (uuid, trigger, "channelId", payload, "createdAt", "dueAt")
select gen_random_uuid(), 'SEARCH_REINDEX', coalesce((select min(id) from channel), 1), jsonb_build_object('reindexId', id), "startedAt", "startedAt"
  from started;
