-- Every file of the tenant, from the moment that room was made for it until it is gone: what they take together is known exactly,
-- and what a crash leaves behind is found.
create table "mediaFile" (
  key          text primary key,
  size         int8 not null check (size >= 0),
  "reservedAt" timestamptz(3) not null,
  -- Some medium shows it, or has shown it.
  settled      boolean not null default false
);
create index on "mediaFile" ("reservedAt") where not settled;

-- What they take together: one row, changed with them.
create table "mediaUsage" (
  id    boolean primary key check (id),
  bytes int8 not null check (bytes >= 0)
);

insert into "mediaFile" (key, size, "reservedAt", settled)
select distinct on (file.value ->> 'key') file.value ->> 'key', (file.value ->> 'size')::int8, media."createdAt", true
  from (select files, "createdAt" from "mediaImage" union all select files, "createdAt" from "mediaDocument"
        union all select files, "createdAt" from "mediaAttachment") media, jsonb_each(media.files) as file
 where file.value ? 'key' and file.value ? 'size' order by file.value ->> 'key', media."createdAt";
insert into "mediaUsage" (id, bytes) select true, coalesce(sum(size), 0) from "mediaFile";

create function settle_media_files() returns trigger language plpgsql as $$
begin
  update "mediaFile" set settled = true
   where not settled and key in (select file.value ->> 'key' from jsonb_each(new.files) as file where file.value ? 'key');
  return null;
end $$;
create trigger settle_files after insert or update of files on "mediaImage" for each row execute function settle_media_files();
create trigger settle_files after insert or update of files on "mediaDocument" for each row execute function settle_media_files();
create trigger settle_files after insert or update of files on "mediaAttachment" for each row execute function settle_media_files();
