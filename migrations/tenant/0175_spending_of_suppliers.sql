-- Spending limits and approval rules may count only the lines with products of a supplier.
alter table "spendingLimit" add column supplier text, add check (supplier is null or num_nonnulls("categoryId", "productId") = 0);
alter table "approvalRule" add column supplier text, add check (supplier is null or num_nonnulls("categoryId", "productId") = 0);
