-- A tax may have any percentage up to 100,000. The columns for that of postage and payment held up to 999, so that such a tax stopped every checkout
-- of its zone. A higher precision with the same scale rewrites no rows.
alter table "order"
  alter column "paymentTaxPercentage" type numeric(11, 4),
  alter column "postageTaxPercentage" type numeric(11, 4);
