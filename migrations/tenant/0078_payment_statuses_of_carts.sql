-- A buyer could give a cart a payment status that only looks like one that a provider reports, such as PAID with an invisible character. Such statuses
-- are refused now; carts that are not ordered yet lose them. Orders keep theirs: what was accepted is for the merchant to judge.
update cart set "paymentStatus" = null, "paymentStatusDate" = null where "orderId" is null and "paymentStatus" ~ '[^ -~]';
