-- The e-mail to approvers: the lines of the cart, and a link to decide. Only sentences of the default text are replaced, so that an operator's changes stay;
-- a text without these sentences stays as it is, and can show {{link}} itself.

update template
   set contents = contents || jsonb_build_object('EN', replace(replace(contents ->> 'EN',
         $t$ That is more than the limit{{#if limit}} of {{money limit}}{{/if}}.$t$, $t${{#if limit}} That is more than the limit of {{money limit}}.{{/if}}$t$),
         $t$<p style="margin:0 0 16px">Log in to see the cart, to take it over and to order it.</p>$t$,
         $t${{#if cart.items}}<ul style="margin:0 0 16px;padding-left:20px">
{{#each cart.items}}<li>{{number quantity}} × {{name}}: {{money total}}</li>
{{/each}}{{#if cart.moreItems}}<li>and {{number cart.moreItems}} more</li>
{{/if}}</ul>
{{/if}}{{#if link}}<p style="margin:24px 0"><a href="{{link}}" style="display:inline-block;padding:12px 20px;background:#0b5c78;color:#ffffff;text-decoration:none;border-radius:6px">Look at the request and decide</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">{{link}}</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">The link is for you alone: please do not forward this e-mail. It works until {{date linkExpiresAt time=true}}, and once. Opening it decides nothing.</p>
{{else}}<p style="margin:0 0 16px">Log in to see the cart, to take it over and to order it.</p>{{/if}}$t$))
 where uuid = '019a0000-0000-7000-8000-000000005204' and contents ? 'EN';

update template
   set subjects = subjects || jsonb_build_object('EN', $t${{#if isReminder}}Reminder: {{/if}}$t$ || (subjects ->> 'EN'))
 where uuid = '019a0000-0000-7000-8000-000000005204' and subjects ->> 'EN' = $t${{contact.name}} asks to authorise an order of {{money cart.totalGross}}$t$;

update template
   set contents = contents || jsonb_build_object('NL', replace(replace(contents ->> 'NL',
         $t$ Dat is meer dan de limiet{{#if limit}} van {{money limit}}{{/if}}.$t$, $t${{#if limit}} Dat is meer dan de limiet van {{money limit}}.{{/if}}$t$),
         $t$<p style="margin:0 0 16px">Log in om de winkelwagen te bekijken, over te nemen en te bestellen.</p>$t$,
         $t${{#if cart.items}}<ul style="margin:0 0 16px;padding-left:20px">
{{#each cart.items}}<li>{{number quantity}} × {{name}}: {{money total}}</li>
{{/each}}{{#if cart.moreItems}}<li>en nog {{number cart.moreItems}}</li>
{{/if}}</ul>
{{/if}}{{#if link}}<p style="margin:24px 0"><a href="{{link}}" style="display:inline-block;padding:12px 20px;background:#0b5c78;color:#ffffff;text-decoration:none;border-radius:6px">Aanvraag bekijken en beslissen</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">{{link}}</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">De link is alleen voor u: stuur deze e-mail niet door. Hij werkt één keer, tot {{date linkExpiresAt time=true}}. Met openen beslist u nog niets.</p>
{{else}}<p style="margin:0 0 16px">Log in om de winkelwagen te bekijken, over te nemen en te bestellen.</p>{{/if}}$t$))
 where uuid = '019a0000-0000-7000-8000-000000005204' and contents ? 'NL';

update template
   set subjects = subjects || jsonb_build_object('NL', $t${{#if isReminder}}Herinnering: {{/if}}$t$ || (subjects ->> 'NL'))
 where uuid = '019a0000-0000-7000-8000-000000005204' and subjects ->> 'NL' = $t${{contact.name}} vraagt toestemming voor een bestelling van {{money cart.totalGross}}$t$;

update template
   set contents = contents || jsonb_build_object('DE', replace(replace(contents ->> 'DE',
         $t$ Das ist mehr als das Limit{{#if limit}} von {{money limit}}{{/if}}.$t$, $t${{#if limit}} Das ist mehr als das Limit von {{money limit}}.{{/if}}$t$),
         $t$<p style="margin:0 0 16px">Melden Sie sich an, um den Warenkorb anzusehen, zu übernehmen und zu bestellen.</p>$t$,
         $t${{#if cart.items}}<ul style="margin:0 0 16px;padding-left:20px">
{{#each cart.items}}<li>{{number quantity}} × {{name}}: {{money total}}</li>
{{/each}}{{#if cart.moreItems}}<li>und {{number cart.moreItems}} weitere</li>
{{/if}}</ul>
{{/if}}{{#if link}}<p style="margin:24px 0"><a href="{{link}}" style="display:inline-block;padding:12px 20px;background:#0b5c78;color:#ffffff;text-decoration:none;border-radius:6px">Anfrage ansehen und entscheiden</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">{{link}}</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Der Link ist nur für Sie: Bitte leiten Sie diese E-Mail nicht weiter. Er funktioniert einmal, bis {{date linkExpiresAt time=true}}. Mit dem Öffnen entscheiden Sie noch nichts.</p>
{{else}}<p style="margin:0 0 16px">Melden Sie sich an, um den Warenkorb anzusehen, zu übernehmen und zu bestellen.</p>{{/if}}$t$))
 where uuid = '019a0000-0000-7000-8000-000000005204' and contents ? 'DE';

update template
   set subjects = subjects || jsonb_build_object('DE', $t${{#if isReminder}}Erinnerung: {{/if}}$t$ || (subjects ->> 'DE'))
 where uuid = '019a0000-0000-7000-8000-000000005204' and subjects ->> 'DE' = $t${{contact.name}} bittet um Freigabe einer Bestellung über {{money cart.totalGross}}$t$;
