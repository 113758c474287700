-- Two digests of a row of words instead of one: where attributes have not changed, they need not be read. "digest" is 0 in rows that have them.
alter table "searchText" add column "textDigest" int8, add column "attributesDigest" int8;
