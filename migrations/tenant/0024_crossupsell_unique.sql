-- What leads from one to another in one way does so once: of several that say the same the oldest stays.
delete from crossupsell later using crossupsell earlier
 where earlier.id < later.id
   and earlier."baseProductUuidFrom" = later."baseProductUuidFrom" and earlier."baseProductUuidTo" = later."baseProductUuidTo"
   and earlier.type = later.type and earlier."subType" is not distinct from later."subType";
create unique index on crossupsell ("baseProductUuidFrom", "baseProductUuidTo", type, "subType") nulls not distinct;
