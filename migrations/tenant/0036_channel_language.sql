-- The language of whoever searches without saying theirs; the language of the tenant's data where there is none.
alter table channel add column language text check (language ~ '^[A-Z]{2}$');
