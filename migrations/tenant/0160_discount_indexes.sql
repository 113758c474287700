-- Prices ask for the lines of a product, a price group or categories in all sheets of a buyer. With the target first, an index answers this
-- in one descent for a target, however many sheets the buyer has, and the three indexes of targets alone are no longer needed.
create unique index "discount_productId_key" on discount ("productId", "pricesheetId", "quantityFrom", "validFrom") nulls not distinct where "productId" is not null;
create unique index "discount_categoryId_key" on discount ("categoryId", "pricesheetId", "quantityFrom", "validFrom") nulls not distinct where "categoryId" is not null;
create unique index "discount_priceGroup_key" on discount ("priceGroup", "pricesheetId", "quantityFrom", "validFrom") nulls not distinct where "priceGroup" is not null;
drop index "discount_pricesheetId_productId_quantityFrom_validFrom_idx", "discount_pricesheetId_categoryId_quantityFrom_validFrom_idx",
  "discount_pricesheetId_priceGroup_quantityFrom_validFrom_idx", "discount_productId_idx", "discount_categoryId_idx", "discount_priceGroup_idx";
