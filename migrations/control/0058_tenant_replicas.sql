-- The replicas of a tenant whose database lies on a server of its own. Those of the control database's server are a setting of each node.
alter table control.tenant add column "replicaUrls" text[] not null default '{}';
