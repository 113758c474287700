-- The own number, name and unit that a company has for a product. They also apply to the companies below it that have none for the product.
create table "partNumber" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  "companyId"      int not null references company(id) on delete cascade,
  "productId"      int not null references product(id) on delete cascade,
  number           text not null,
  name             text,
  unit             text,
  "externalId"     text,
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "lastModifiedBy" int,
  unique ("companyId", "productId"),
  unique ("companyId", number),
  unique ("companyId", "externalId")
);
create index on "partNumber" ("productId");
create index on "partNumber" (number);
create index on "partNumber" ("externalId") where "externalId" is not null;
create index on "partNumber" ("createdAt", id);
create index on "partNumber" ("lastModifiedAt", id);
select "keepHistory"('"partNumber"', 'partNumber');

-- The part number of a line when it was priced or ordered.
alter table "cartItem" add column "partNumber" jsonb;
alter table "orderItem" add column "partNumber" jsonb;
comment on column "cartItem"."partNumber" is 'type: PartNumberValues';
comment on column "orderItem"."partNumber" is 'type: PartNumberValues';

-- Documents and e-mails print it below the code of the product. A text that the operator has changed at this place stays.
update template
   set contents = (
         select jsonb_object_agg(
                  language,
                  replace(replace(content,
$t${{name}}<br><span style="color:#51626b;font-size:12px">{{sku}}</span>$t$,
$t${{name}}<br><span style="color:#51626b;font-size:12px">{{sku}}{{#if partNumber}} · $t$ || label || $t$ {{partNumber.number}}{{/if}}</span>$t$),
$t$<td>{{sku}}</td><td>{{#if isPart}}$t$,
$t$<td>{{sku}}{{#if partNumber}}<br><small>$t$ || label || $t$ {{partNumber.number}}</small>{{/if}}</td><td>{{#if isPart}}$t$))
           from jsonb_each_text(contents) as text(language, content)
          cross join lateral (select case language when 'NL' then 'Uw nr.' when 'DE' then 'Ihre Nr.' else 'Your no.' end as label) l)
 where code in ('ORDER_CONFIRMATION', 'QUOTE', 'QUOTE_REQUEST', 'QUOTE_VALIDATION', 'ORDER_PDF', 'QUOTE_PDF');
