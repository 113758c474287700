-- Which modules from packages a tenant uses. A module without a row is not enabled.
create table control."tenantModule" (
  "tenantId"  text not null references control.tenant (id) on update cascade on delete cascade,
  module      text not null,
  "isEnabled" boolean not null,
  "changedAt" timestamptz(3) not null,
  primary key ("tenantId", module)
);
