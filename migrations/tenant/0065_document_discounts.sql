-- The documents of orders and quotes name the discount that made the price of a line lower. A text that the operator has changed at this place stays.
update template
   set contents = (
         select jsonb_object_agg(
                  language,
                  replace(content, $t${{#if notes}}<br><small>$t$,
                    case language
                      when 'NL' then $t${{#if volumeDiscount}}<br><small>Staffelkorting vanaf {{volumeDiscount.quantityFrom}} stuks: {{money volumeDiscount.price}} in plaats van {{money volumeDiscount.listPrice}}</small>{{/if}}{{#if incentiveDiscount}}<br><small>Actiekorting: {{money incentiveDiscount}}</small>{{/if}}{{#if notes}}<br><small>$t$
                      else $t${{#if volumeDiscount}}<br><small>Volume discount from {{volumeDiscount.quantityFrom}} pieces: {{money volumeDiscount.price}} instead of {{money volumeDiscount.listPrice}}</small>{{/if}}{{#if incentiveDiscount}}<br><small>Promotion discount: {{money incentiveDiscount}}</small>{{/if}}{{#if notes}}<br><small>$t$
                    end))
           from jsonb_each_text(contents) as text(language, content))
 where code in ('ORDER_PDF', 'QUOTE_PDF') and type = 'DOCUMENT';
