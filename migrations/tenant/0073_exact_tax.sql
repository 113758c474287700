-- The contract shows the tax of a line as a whole percentage; the line is taxed with the exact one. Null where both are the same, and in lines of
-- earlier versions. A version that does not know this column may change "taxPercentage" without it: it counts only while it rounds to that.
alter table "orderItem" add column "exactTaxPercentage" numeric(12, 5);
