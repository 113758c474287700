-- A company that a visitor registered belongs to its session or token only until its first contact has registered. What is still open then expires.
update company set "registeredBy" = null, "registrationTokenHash" = null
 where ("registeredBy" is not null or "registrationTokenHash" is not null)
   and exists (select from "contactCompany" link where link."companyId" = company.id);
create index "company_open_registration" on company ("createdAt", id) where "registeredBy" is not null or "registrationTokenHash" is not null;
