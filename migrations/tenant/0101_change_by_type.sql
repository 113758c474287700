-- Finds the changes of a rare type without reading those of all others.
create index on "changeEntry" (type, id);
