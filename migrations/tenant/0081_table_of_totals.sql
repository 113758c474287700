-- E-mails and documents of orders and quotes print the same table of totals, whose amounts add up: e-mails had left out shipping, payment costs
-- and discounts. A text that the operator has changed at this place stays.
update template
   set contents = (
         select jsonb_object_agg(
                  language,
                  case language
                    when 'NL' then replace(replace(content,
$t$<tr><td colspan="2" align="right" style="padding:6px 4px">Totaal exclusief btw</td><td align="right" style="padding:6px 4px">{{money order.total.gross}}</td></tr>
{{#each order.total.taxPercentages}}<tr><td colspan="2" align="right" style="padding:2px 4px">Btw {{percentage}}%</td><td align="right" style="padding:2px 4px">{{money total}}</td></tr>
{{/each}}<tr><td colspan="2" align="right" style="padding:6px 4px"><b>Totaal inclusief btw</b></td><td align="right" style="padding:6px 4px"><b>{{money order.total.net}}</b></td></tr>$t$,
$t${{#each order.total.rows}}{{#if (eq kind "NET")}}<tr><td colspan="2" align="right" style="padding:6px 4px"><b>Totaal inclusief btw</b></td><td align="right" style="padding:6px 4px"><b>{{money amount}}</b></td></tr>{{else}}<tr><td colspan="2" align="right" style="padding:2px 4px">{{#if (eq kind "SUBTOTAL")}}Subtotaal{{else if (eq kind "DISCOUNT")}}Korting{{else if (eq kind "POSTAGE")}}Verzendkosten{{else if (eq kind "PAYMENT")}}Betaalkosten{{else if (eq kind "GROSS")}}Totaal exclusief btw{{else if (eq kind "TAX")}}Btw {{percentage}}%{{else}}Afronding{{/if}}</td><td align="right" style="padding:2px 4px">{{money amount}}</td></tr>{{/if}}
{{/each}}$t$),
$t$<tr><td>Subtotaal</td><td align="right">{{money order.total.subTotal}}</td></tr>
{{#if order.total.discount}}<tr><td>Korting</td><td align="right">{{money order.total.discount}}</td></tr>{{/if}}
{{#if (gt order.postageData.gross 0)}}<tr><td>Verzendkosten</td><td align="right">{{money order.postageData.gross}}</td></tr>{{/if}}
{{#if (gt order.paymentData.gross 0)}}<tr><td>Betaalkosten</td><td align="right">{{money order.paymentData.gross}}</td></tr>{{/if}}
<tr><td>Totaal exclusief btw</td><td align="right">{{money order.total.gross}}</td></tr>
{{#each order.total.taxPercentages}}<tr><td>Btw {{percentage}}%</td><td align="right">{{money total}}</td></tr>{{/each}}
<tr style="border-top:1px solid #1b272d"><td><b>Totaal inclusief btw</b></td><td align="right"><b>{{money order.total.net}}</b></td></tr>$t$,
$t${{#each order.total.rows}}{{#if (eq kind "NET")}}<tr style="border-top:1px solid #1b272d"><td><b>Totaal inclusief btw</b></td><td align="right"><b>{{money amount}}</b></td></tr>{{else}}<tr><td>{{#if (eq kind "SUBTOTAL")}}Subtotaal{{else if (eq kind "DISCOUNT")}}Korting{{else if (eq kind "POSTAGE")}}Verzendkosten{{else if (eq kind "PAYMENT")}}Betaalkosten{{else if (eq kind "GROSS")}}Totaal exclusief btw{{else if (eq kind "TAX")}}Btw {{percentage}}%{{else}}Afronding{{/if}}</td><td align="right">{{money amount}}</td></tr>{{/if}}
{{/each}}$t$)
                    when 'EN' then replace(replace(content,
$t$<tr><td colspan="2" align="right" style="padding:6px 4px">Total excluding VAT</td><td align="right" style="padding:6px 4px">{{money order.total.gross}}</td></tr>
{{#each order.total.taxPercentages}}<tr><td colspan="2" align="right" style="padding:2px 4px">VAT {{percentage}}%</td><td align="right" style="padding:2px 4px">{{money total}}</td></tr>
{{/each}}<tr><td colspan="2" align="right" style="padding:6px 4px"><b>Total including VAT</b></td><td align="right" style="padding:6px 4px"><b>{{money order.total.net}}</b></td></tr>$t$,
$t${{#each order.total.rows}}{{#if (eq kind "NET")}}<tr><td colspan="2" align="right" style="padding:6px 4px"><b>Total including VAT</b></td><td align="right" style="padding:6px 4px"><b>{{money amount}}</b></td></tr>{{else}}<tr><td colspan="2" align="right" style="padding:2px 4px">{{#if (eq kind "SUBTOTAL")}}Subtotal{{else if (eq kind "DISCOUNT")}}Discount{{else if (eq kind "POSTAGE")}}Shipping{{else if (eq kind "PAYMENT")}}Payment costs{{else if (eq kind "GROSS")}}Total excluding VAT{{else if (eq kind "TAX")}}VAT {{percentage}}%{{else}}Rounding{{/if}}</td><td align="right" style="padding:2px 4px">{{money amount}}</td></tr>{{/if}}
{{/each}}$t$),
$t$<tr><td>Subtotal</td><td align="right">{{money order.total.subTotal}}</td></tr>
{{#if order.total.discount}}<tr><td>Discount</td><td align="right">{{money order.total.discount}}</td></tr>{{/if}}
{{#if (gt order.postageData.gross 0)}}<tr><td>Shipping</td><td align="right">{{money order.postageData.gross}}</td></tr>{{/if}}
{{#if (gt order.paymentData.gross 0)}}<tr><td>Payment costs</td><td align="right">{{money order.paymentData.gross}}</td></tr>{{/if}}
<tr><td>Total excluding VAT</td><td align="right">{{money order.total.gross}}</td></tr>
{{#each order.total.taxPercentages}}<tr><td>VAT {{percentage}}%</td><td align="right">{{money total}}</td></tr>{{/each}}
<tr style="border-top:1px solid #1b272d"><td><b>Total including VAT</b></td><td align="right"><b>{{money order.total.net}}</b></td></tr>$t$,
$t${{#each order.total.rows}}{{#if (eq kind "NET")}}<tr style="border-top:1px solid #1b272d"><td><b>Total including VAT</b></td><td align="right"><b>{{money amount}}</b></td></tr>{{else}}<tr><td>{{#if (eq kind "SUBTOTAL")}}Subtotal{{else if (eq kind "DISCOUNT")}}Discount{{else if (eq kind "POSTAGE")}}Shipping{{else if (eq kind "PAYMENT")}}Payment costs{{else if (eq kind "GROSS")}}Total excluding VAT{{else if (eq kind "TAX")}}VAT {{percentage}}%{{else}}Rounding{{/if}}</td><td align="right">{{money amount}}</td></tr>{{/if}}
{{/each}}$t$)
                    else content
                  end)
           from jsonb_each_text(contents) as text(language, content))
 where code in ('ORDER_CONFIRMATION', 'QUOTE', 'ORDER_PDF', 'QUOTE_PDF');
