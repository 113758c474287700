-- Carts of visitors that expire are found by the time of their last change, without looking at the carts of contacts and customers.
create index "cart_visitor_lastModifiedAt" on cart ("lastModifiedAt", id)
  where "contactId" is null and "customerId" is null and "companyId" is null and "orderId" is null;

-- Sessions of visitors are counted, and the oldest of too many are found.
create index "session_visitor_expiresAt" on session ("expiresAt") where kind = 'anonymous';
