-- The search of orders by a part of a text: one index for each table that has such texts, instead of reading all orders and their lines.

-- The texts of a row in lower case, apart from each other by a character that no term has. Plain expressions, so that PostgreSQL inlines the
-- functions in a query and recognises the expression of the index.
create function "orderTexts"(text, text, text, text, text, text, text, text, text, text, text, text, text, text) returns text
language sql immutable parallel safe as $$
  select lower(coalesce($1, '') || E'\x1f' || coalesce($2, '') || E'\x1f' || coalesce($3, '') || E'\x1f' || coalesce($4, '') || E'\x1f' ||
    coalesce($5, '') || E'\x1f' || coalesce($6, '') || E'\x1f' || coalesce($7, '') || E'\x1f' || coalesce($8, '') || E'\x1f' ||
    coalesce($9, '') || E'\x1f' || coalesce($10, '') || E'\x1f' || coalesce($11, '') || E'\x1f' || coalesce($12, '') || E'\x1f' ||
    coalesce($13, '') || E'\x1f' || coalesce($14, ''))
$$;
create index "order_texts" on "order" using gin ("orderTexts"(
  reference, remarks, extra3, extra4, email, "paymentAccountingId", "actionCode", "debtorId", "debtorCompany", "debtorFirstName", "debtorLastName",
  "recipientCompany", "recipientFirstName", "recipientLastName") gin_trgm_ops);

create function "orderItemTexts"(text, text, text, text, text, text, text, text) returns text
language sql immutable parallel safe as $$
  select lower(coalesce($1, '') || E'\x1f' || coalesce($2, '') || E'\x1f' || coalesce($3, '') || E'\x1f' || coalesce($4, '') || E'\x1f' ||
    coalesce($5, '') || E'\x1f' || coalesce($6, '') || E'\x1f' || coalesce($7, '') || E'\x1f' || coalesce($8, ''))
$$;
create index "orderItem_texts" on "orderItem" using gin ("orderItemTexts"(
  sku, name, notes, "eanCode", manufacturer, "manufacturerCode", supplier, "supplierCode") gin_trgm_ops);

create function "orderAddressTexts"(text, text, text) returns text
language sql immutable parallel safe as $$
  select lower(coalesce($1, '') || E'\x1f' || coalesce($2, '') || E'\x1f' || coalesce($3, ''))
$$;
create index "orderAddress_texts" on "orderAddress" using gin ("orderAddressTexts"(company, "firstName", "lastName") gin_trgm_ops) where type = 'invoice';

create index "orderSource_text" on "orderSource" using gin (lower(id) gin_trgm_ops);
