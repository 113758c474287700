-- What signs the addresses of pictures in other sizes and of private files; made once, by the first server that needs it.
create table control."mediaSecret" (
  id          int primary key check (id = 1),
  secret      bytea not null,
  "createdAt" timestamptz(3) not null
);
