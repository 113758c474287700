-- The company whose price sheets a company buys at: itself if it has any, or else the nearest company above that has some.
-- A function, since its statements then cost nothing where it is not called: most price statements are for visitors.
create function "pricesheetCompany"(company int) returns int language plpgsql stable strict parallel safe as $$
declare
  step int := company;
begin
  for level in 1..10 loop
    if exists (select from "pricesheetParty" a where a."companyId" = step) then
      return step;
    end if;
    select c."belongsToCompanyId" into step from company c where c.id = step;
    exit when step is null;
  end loop;
  return company;
end $$;
