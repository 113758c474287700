-- The web origins whose pages may use a key, such as https://shop.example.com. A key without any is used by servers.
alter table control."gqlApiKey" add column origins text[] not null default '{}';
