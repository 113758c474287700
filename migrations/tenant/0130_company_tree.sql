-- The company that a company belongs to, such as the group of a subsidiary. It is another tree than that of the deprecated "parentId".
alter table company
  add column "belongsToCompanyId" int references company(id),
  add constraint "company_belongsToCompanyId_self" check ("belongsToCompanyId" <> id);
create index on company ("belongsToCompanyId");
