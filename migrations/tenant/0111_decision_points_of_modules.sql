-- Modules from packages have points of their own, such as reviews/moderation, which hooks can name.
alter table "decisionHook" add column "modulePoints" text[] not null default '{}';
alter table "decisionHookCall" add column "modulePoint" text;
