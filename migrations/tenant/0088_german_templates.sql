-- The default e-mails and documents in German. A template whose English text the operator has changed, or that has a German text, stays as it is.

update template
   set names = names || jsonb_build_object('DE', $t$Neues Passwort$t$),
       subjects = subjects || jsonb_build_object('DE', $t$Neues Passwort für {{channel.name}} wählen$t$),
       contents = contents || jsonb_build_object('DE', $t$<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Neues Passwort für {{channel.name}} wählen</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Neues Passwort für {{channel.name}} wählen</h1>
<p style="margin:0 0 16px">{{#if name}}Guten Tag {{name}},{{else}}Guten Tag,{{/if}}</p>
<p style="margin:0 0 16px">Jemand hat ein neues Passwort für Ihr Konto angefordert. Wenn Sie das waren, wählen Sie es über den Link unten. Er funktioniert einmal und ist eine Stunde lang gültig.</p>
<p style="margin:24px 0"><a href="{{link}}" style="display:inline-block;padding:12px 20px;background:#0b5c78;color:#ffffff;text-decoration:none;border-radius:6px">Neues Passwort wählen</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">{{link}}</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Diese E-Mail wurde von {{channel.name}} versendet.</p>
</div>
</body>
</html>
$t$)
 where uuid = '019a0000-0000-7000-8000-000000005201' and not contents ? 'DE' and md5(contents ->> 'EN') = '534cd5ee38cf5a91c3910b2f7f20c5c3';

update template
   set names = names || jsonb_build_object('DE', $t$Erstes Passwort$t$),
       subjects = subjects || jsonb_build_object('DE', $t$Ihr Konto bei {{channel.name}}: Passwort wählen$t$),
       contents = contents || jsonb_build_object('DE', $t$<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ihr Konto bei {{channel.name}}: Passwort wählen</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Ihr Konto bei {{channel.name}}: Passwort wählen</h1>
<p style="margin:0 0 16px">{{#if name}}Guten Tag {{name}},{{else}}Guten Tag,{{/if}}</p>
<p style="margin:0 0 16px">Sie haben ein Konto bei {{channel.name}}. Wählen Sie über den Link unten ein Passwort; danach melden Sie sich mit dieser E-Mail-Adresse an. Der Link funktioniert einmal und ist sieben Tage lang gültig.</p>
<p style="margin:24px 0"><a href="{{link}}" style="display:inline-block;padding:12px 20px;background:#0b5c78;color:#ffffff;text-decoration:none;border-radius:6px">Passwort wählen</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">{{link}}</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Wenn Sie diese E-Mail nicht erwartet haben, müssen Sie nichts tun: Ohne Passwort kann sich niemand anmelden.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Diese E-Mail wurde von {{channel.name}} versendet.</p>
</div>
</body>
</html>
$t$)
 where uuid = '019a0000-0000-7000-8000-000000005202' and not contents ? 'DE' and md5(contents ->> 'EN') = '59a68fe6493a1d9c437ce872f28f4ff1';

update template
   set names = names || jsonb_build_object('DE', $t$Willkommen$t$),
       subjects = subjects || jsonb_build_object('DE', $t$Willkommen bei {{channel.name}}$t$),
       contents = contents || jsonb_build_object('DE', $t$<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Willkommen bei {{channel.name}}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Willkommen bei {{channel.name}}</h1>
<p style="margin:0 0 16px">{{#if name}}Guten Tag {{name}},{{else}}Guten Tag,{{/if}}</p>
<p style="margin:0 0 16px">Sie sind bei {{channel.name}} registriert.</p>
<p style="margin:0 0 16px">Sie melden sich mit Ihrer E-Mail-Adresse {{email}} an. Wenn Sie Ihr Passwort nicht kennen, fordern Sie bei der Anmeldung ein neues an.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Diese E-Mail wurde von {{channel.name}} versendet.</p>
</div>
</body>
</html>
$t$)
 where uuid = '019a0000-0000-7000-8000-000000005203' and not contents ? 'DE' and md5(contents ->> 'EN') = '7346c164762fd67219db3761565051a4';

update template
   set names = names || jsonb_build_object('DE', $t$Freigabe einer Bestellung$t$),
       subjects = subjects || jsonb_build_object('DE', $t${{contact.name}} bittet um Freigabe einer Bestellung über {{money cart.totalGross}}$t$),
       contents = contents || jsonb_build_object('DE', $t$<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Freigabe angefragt</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Freigabe angefragt</h1>
<p style="margin:0 0 16px">{{contact.name}} ({{company.name}}) möchte für {{money cart.totalGross}} ohne MwSt. ({{money cart.totalNet}} inklusive MwSt.) bestellen. Das ist mehr als das Limit{{#if limit}} von {{money limit}}{{/if}}.</p>
{{#if cart.reference}}<p style="margin:0 0 16px">Referenz: {{cart.reference}}</p>{{/if}}
{{#if cart.notes}}<p style="margin:0 0 16px">{{lines cart.notes}}</p>{{/if}}
<p style="margin:0 0 16px">Melden Sie sich an, um den Warenkorb anzusehen, zu übernehmen und zu bestellen.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Diese E-Mail wurde von {{channel.name}} versendet.</p>
</div>
</body>
</html>
$t$)
 where uuid = '019a0000-0000-7000-8000-000000005204' and not contents ? 'DE' and md5(contents ->> 'EN') = 'ceff23ee56c59645897129c086e2feaf';

update template
   set names = names || jsonb_build_object('DE', $t$Bestellbestätigung$t$),
       subjects = subjects || jsonb_build_object('DE', $t$Ihre Bestellung {{order.id}} bei {{channel.name}}$t$),
       contents = contents || jsonb_build_object('DE', $t$<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vielen Dank für Ihre Bestellung</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Vielen Dank für Ihre Bestellung</h1>
<p style="margin:0 0 16px">{{#if order.recipientLastName}}Guten Tag {{order.recipientFirstName}} {{order.recipientLastName}},{{else}}Guten Tag,{{/if}}</p>
<p style="margin:0 0 16px">Wir haben Ihre Bestellung {{order.id}} vom {{date order.createdAt}} erhalten.</p>
{{#if order.reference}}<p style="margin:0 0 16px">Ihre Referenz: {{order.reference}}</p>{{/if}}
<table style="width:100%;border-collapse:collapse;margin:0 0 16px;font-size:14px">
<thead><tr><th align="left" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Artikel</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Menge</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Betrag</th></tr></thead>
<tbody>
{{#each order.items}}<tr><td style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{name}}<br><span style="color:#51626b;font-size:12px">{{sku}}</span></td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{quantity}}</td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{money priceTotal}}</td></tr>
{{/each}}{{#each order.total.rows}}{{#if (eq kind "NET")}}<tr><td colspan="2" align="right" style="padding:6px 4px"><b>Gesamtbetrag inklusive MwSt.</b></td><td align="right" style="padding:6px 4px"><b>{{money amount}}</b></td></tr>{{else}}<tr><td colspan="2" align="right" style="padding:2px 4px">{{#if (eq kind "SUBTOTAL")}}Zwischensumme{{else if (eq kind "DISCOUNT")}}Rabatt{{else if (eq kind "POSTAGE")}}Versandkosten{{else if (eq kind "PAYMENT")}}Zahlungskosten{{else if (eq kind "GROSS")}}Gesamtbetrag ohne MwSt.{{else if (eq kind "TAX")}}MwSt. {{percentage}} %{{else}}Rundung{{/if}}</td><td align="right" style="padding:2px 4px">{{money amount}}</td></tr>{{/if}}
{{/each}}
</tbody>
</table>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Diese E-Mail wurde von {{channel.name}} versendet.</p>
</div>
</body>
</html>
$t$)
 where uuid = '019a0000-0000-7000-8000-000000005205' and not contents ? 'DE' and md5(contents ->> 'EN') = '514ef15fc9aced5f91e5ca4b31c027df';

update template
   set names = names || jsonb_build_object('DE', $t$Angebot$t$),
       subjects = subjects || jsonb_build_object('DE', $t$Ihr Angebot {{order.id}} von {{channel.name}}$t$),
       contents = contents || jsonb_build_object('DE', $t$<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ihr Angebot</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Ihr Angebot</h1>
<p style="margin:0 0 16px">{{#if order.recipientLastName}}Guten Tag {{order.recipientFirstName}} {{order.recipientLastName}},{{else}}Guten Tag,{{/if}}</p>
<p style="margin:0 0 16px">Dies ist unser Angebot {{order.id}}{{#if order.validUntil}}, gültig bis {{date order.validUntil}}{{/if}}. Es ist als PDF angehängt.</p>
{{#if order.reference}}<p style="margin:0 0 16px">Ihre Referenz: {{order.reference}}</p>{{/if}}
<table style="width:100%;border-collapse:collapse;margin:0 0 16px;font-size:14px">
<thead><tr><th align="left" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Artikel</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Menge</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Betrag</th></tr></thead>
<tbody>
{{#each order.items}}<tr><td style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{name}}<br><span style="color:#51626b;font-size:12px">{{sku}}</span></td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{quantity}}</td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{money priceTotal}}</td></tr>
{{/each}}{{#each order.total.rows}}{{#if (eq kind "NET")}}<tr><td colspan="2" align="right" style="padding:6px 4px"><b>Gesamtbetrag inklusive MwSt.</b></td><td align="right" style="padding:6px 4px"><b>{{money amount}}</b></td></tr>{{else}}<tr><td colspan="2" align="right" style="padding:2px 4px">{{#if (eq kind "SUBTOTAL")}}Zwischensumme{{else if (eq kind "DISCOUNT")}}Rabatt{{else if (eq kind "POSTAGE")}}Versandkosten{{else if (eq kind "PAYMENT")}}Zahlungskosten{{else if (eq kind "GROSS")}}Gesamtbetrag ohne MwSt.{{else if (eq kind "TAX")}}MwSt. {{percentage}} %{{else}}Rundung{{/if}}</td><td align="right" style="padding:2px 4px">{{money amount}}</td></tr>{{/if}}
{{/each}}
</tbody>
</table>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Diese E-Mail wurde von {{channel.name}} versendet.</p>
</div>
</body>
</html>
$t$)
 where uuid = '019a0000-0000-7000-8000-000000005206' and not contents ? 'DE' and md5(contents ->> 'EN') = 'a99c19c7eb1b65203a1c6f4a8783de4b';

update template
   set names = names || jsonb_build_object('DE', $t$Bestellbestätigung (PDF)$t$),
       "fileNames" = "fileNames" || jsonb_build_object('DE', $t$bestellung-{{order.id}}.pdf$t$),
       contents = contents || jsonb_build_object('DE', $t$<!doctype html>
<html lang="de">
<body>
<header><table style="width:100%"><tr><td><b>{{channel.name}}</b></td><td align="right">Bestellung {{order.id}}</td></tr></table></header>
<footer><table style="width:100%"><tr><td style="color:#51626b">{{channel.name}}</td><td align="right" style="color:#51626b">Seite <span class="pageNumber"></span> von <span class="totalPages"></span></td></tr></table></footer>
<h1>Bestellung {{order.id}}</h1>
<table style="width:100%;margin-bottom:14px"><tr>
<td style="width:50%">{{#with order.invoiceAddress}}<b>Rechnungsadresse</b><br>{{#if company}}{{company}}<br>{{/if}}{{#if fullName}}{{fullName}}<br>{{/if}}{{streetLine}}<br>{{postalCode}} {{city}}<br>{{country}}{{/with}}</td>
<td style="width:50%">{{#with order.deliveryAddress}}<b>Lieferadresse</b><br>{{#if company}}{{company}}<br>{{/if}}{{#if fullName}}{{fullName}}<br>{{/if}}{{streetLine}}<br>{{postalCode}} {{city}}<br>{{country}}{{/with}}</td>
</tr></table>
<table style="margin-bottom:14px">
<tr><td style="color:#51626b">Datum</td><td>{{date order.createdAt}}</td></tr>
{{#if order.reference}}<tr><td style="color:#51626b">Ihre Referenz</td><td>{{order.reference}}</td></tr>{{/if}}
{{#if order.debtorId}}<tr><td style="color:#51626b">Kundennummer</td><td>{{order.debtorId}}</td></tr>{{/if}}{{#if order.company.taxNumber}}<tr><td style="color:#51626b">USt-IdNr.</td><td>{{order.company.taxNumber}}</td></tr>{{/if}}
</table>
<table style="width:100%">
<thead><tr style="background-color:#eef2f4;border-bottom:1px solid #1b272d"><th style="width:24mm">Artikelnr.</th><th>Artikel</th><th align="right" style="width:18mm">Menge</th><th align="right" style="width:27mm">Preis</th><th align="right" style="width:16mm">MwSt.</th><th align="right" style="width:29mm">Betrag</th></tr></thead>
<tbody>
{{#each order.items}}<tr style="border-bottom:1px solid #d5dee2"><td>{{sku}}</td><td>{{#if isPart}}– {{/if}}{{name}}{{#if volumeDiscount}}<br><small>Mengenrabatt ab {{volumeDiscount.quantityFrom}} Stück: {{money volumeDiscount.price}} statt {{money volumeDiscount.listPrice}}</small>{{/if}}{{#if incentiveDiscount}}<br><small>Aktionsrabatt: {{money incentiveDiscount}}</small>{{/if}}{{#if notes}}<br><small><i>{{lines notes}}</i></small>{{/if}}</td><td align="right">{{quantity}}</td><td align="right">{{money price}}</td><td align="right">{{taxPercentage}} %</td><td align="right">{{money priceTotal}}</td></tr>
{{/each}}</tbody>
</table>
<table align="right" style="width:85mm;margin-top:10px;page-break-inside:avoid">
<col style="width:56mm"><col style="width:29mm">
{{#each order.total.rows}}{{#if (eq kind "NET")}}<tr style="border-top:1px solid #1b272d"><td><b>Gesamtbetrag inklusive MwSt.</b></td><td align="right"><b>{{money amount}}</b></td></tr>{{else}}<tr><td>{{#if (eq kind "SUBTOTAL")}}Zwischensumme{{else if (eq kind "DISCOUNT")}}Rabatt{{else if (eq kind "POSTAGE")}}Versandkosten{{else if (eq kind "PAYMENT")}}Zahlungskosten{{else if (eq kind "GROSS")}}Gesamtbetrag ohne MwSt.{{else if (eq kind "TAX")}}MwSt. {{percentage}} %{{else}}Rundung{{/if}}</td><td align="right">{{money amount}}</td></tr>{{/if}}
{{/each}}
</table>
{{#if order.remarks}}<h3>Anmerkungen</h3><p>{{lines order.remarks}}</p>{{/if}}
</body>
</html>
$t$)
 where uuid = '019a0000-0000-7000-8000-000000005207' and not contents ? 'DE' and md5(contents ->> 'EN') = '42af1877063182cdeb5b3e2e7e62e050';

update template
   set names = names || jsonb_build_object('DE', $t$Angebot (PDF)$t$),
       "fileNames" = "fileNames" || jsonb_build_object('DE', $t$angebot-{{order.id}}.pdf$t$),
       contents = contents || jsonb_build_object('DE', $t$<!doctype html>
<html lang="de">
<body>
<header><table style="width:100%"><tr><td><b>{{channel.name}}</b></td><td align="right">Angebot {{order.id}}</td></tr></table></header>
<footer><table style="width:100%"><tr><td style="color:#51626b">{{channel.name}}</td><td align="right" style="color:#51626b">Seite <span class="pageNumber"></span> von <span class="totalPages"></span></td></tr></table></footer>
<h1>Angebot {{order.id}}</h1>
<table style="width:100%;margin-bottom:14px"><tr>
<td style="width:50%">{{#with order.invoiceAddress}}<b>Rechnungsadresse</b><br>{{#if company}}{{company}}<br>{{/if}}{{#if fullName}}{{fullName}}<br>{{/if}}{{streetLine}}<br>{{postalCode}} {{city}}<br>{{country}}{{/with}}</td>
<td style="width:50%">{{#with order.deliveryAddress}}<b>Lieferadresse</b><br>{{#if company}}{{company}}<br>{{/if}}{{#if fullName}}{{fullName}}<br>{{/if}}{{streetLine}}<br>{{postalCode}} {{city}}<br>{{country}}{{/with}}</td>
</tr></table>
<table style="margin-bottom:14px">
<tr><td style="color:#51626b">Datum</td><td>{{date order.createdAt}}</td></tr>
{{#if order.validUntil}}<tr><td style="color:#51626b">Gültig bis</td><td>{{date order.validUntil}}</td></tr>{{/if}}{{#if order.revisionNumber}}<tr><td style="color:#51626b">Version</td><td>{{order.revisionNumber}}</td></tr>{{/if}}{{#if order.reference}}<tr><td style="color:#51626b">Ihre Referenz</td><td>{{order.reference}}</td></tr>{{/if}}
{{#if order.debtorId}}<tr><td style="color:#51626b">Kundennummer</td><td>{{order.debtorId}}</td></tr>{{/if}}{{#if order.company.taxNumber}}<tr><td style="color:#51626b">USt-IdNr.</td><td>{{order.company.taxNumber}}</td></tr>{{/if}}
</table>
<table style="width:100%">
<thead><tr style="background-color:#eef2f4;border-bottom:1px solid #1b272d"><th style="width:24mm">Artikelnr.</th><th>Artikel</th><th align="right" style="width:18mm">Menge</th><th align="right" style="width:27mm">Preis</th><th align="right" style="width:16mm">MwSt.</th><th align="right" style="width:29mm">Betrag</th></tr></thead>
<tbody>
{{#each order.items}}<tr style="border-bottom:1px solid #d5dee2"><td>{{sku}}</td><td>{{#if isPart}}– {{/if}}{{name}}{{#if volumeDiscount}}<br><small>Mengenrabatt ab {{volumeDiscount.quantityFrom}} Stück: {{money volumeDiscount.price}} statt {{money volumeDiscount.listPrice}}</small>{{/if}}{{#if incentiveDiscount}}<br><small>Aktionsrabatt: {{money incentiveDiscount}}</small>{{/if}}{{#if notes}}<br><small><i>{{lines notes}}</i></small>{{/if}}</td><td align="right">{{quantity}}</td><td align="right">{{money price}}</td><td align="right">{{taxPercentage}} %</td><td align="right">{{money priceTotal}}</td></tr>
{{/each}}</tbody>
</table>
<table align="right" style="width:85mm;margin-top:10px;page-break-inside:avoid">
<col style="width:56mm"><col style="width:29mm">
{{#each order.total.rows}}{{#if (eq kind "NET")}}<tr style="border-top:1px solid #1b272d"><td><b>Gesamtbetrag inklusive MwSt.</b></td><td align="right"><b>{{money amount}}</b></td></tr>{{else}}<tr><td>{{#if (eq kind "SUBTOTAL")}}Zwischensumme{{else if (eq kind "DISCOUNT")}}Rabatt{{else if (eq kind "POSTAGE")}}Versandkosten{{else if (eq kind "PAYMENT")}}Zahlungskosten{{else if (eq kind "GROSS")}}Gesamtbetrag ohne MwSt.{{else if (eq kind "TAX")}}MwSt. {{percentage}} %{{else}}Rundung{{/if}}</td><td align="right">{{money amount}}</td></tr>{{/if}}
{{/each}}
</table>
{{#if order.remarks}}<h3>Anmerkungen</h3><p>{{lines order.remarks}}</p>{{/if}}
</body>
</html>
$t$)
 where uuid = '019a0000-0000-7000-8000-000000005208' and not contents ? 'DE' and md5(contents ->> 'EN') = '7b55c991d88af4e70e7b063eedea309e';

update template
   set names = names || jsonb_build_object('DE', $t$Neue Anmeldeadresse$t$),
       subjects = subjects || jsonb_build_object('DE', $t$Neue Anmeldeadresse für {{channel.name}} bestätigen$t$),
       contents = contents || jsonb_build_object('DE', $t$<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Neue Anmeldeadresse für {{channel.name}} bestätigen</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Neue Anmeldeadresse für {{channel.name}} bestätigen</h1>
<p style="margin:0 0 16px">{{#if name}}Guten Tag {{name}},{{else}}Guten Tag,{{/if}}</p>
<p style="margin:0 0 16px">Sie möchten sich künftig mit dieser E-Mail-Adresse anmelden. Bestätigen Sie das über den Link unten und mit Ihrem Passwort. Der Link funktioniert einmal und ist eine Stunde lang gültig.</p>
<p style="margin:24px 0"><a href="{{link}}" style="display:inline-block;padding:12px 20px;background:#0b5c78;color:#ffffff;text-decoration:none;border-radius:6px">Adresse bestätigen</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">{{link}}</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Wenn Sie das nicht waren, müssen Sie nichts bestätigen; wählen Sie ein neues Passwort.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Diese E-Mail wurde von {{channel.name}} versendet.</p>
</div>
</body>
</html>
$t$)
 where uuid = '019a0000-0000-7000-8000-000000006301' and not contents ? 'DE' and md5(contents ->> 'EN') = '5d9dc83d6924193957c565bb46556839';

update template
   set names = names || jsonb_build_object('DE', $t$Hinweis an die alte Anmeldeadresse$t$),
       subjects = subjects || jsonb_build_object('DE', $t$Eine neue Anmeldeadresse für {{channel.name}}$t$),
       contents = contents || jsonb_build_object('DE', $t$<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Eine neue Anmeldeadresse für {{channel.name}}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Eine neue Anmeldeadresse für {{channel.name}}</h1>
<p style="margin:0 0 16px">{{#if name}}Guten Tag {{name}},{{else}}Guten Tag,{{/if}}</p>
<p style="margin:0 0 16px">Jemand, der in Ihrem Konto angemeldet ist, möchte sich künftig mit {{newEmail}} anmelden. Die Adresse ändert sich erst, wenn das mit Ihrem Passwort bestätigt wird.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Wenn Sie das nicht waren, müssen Sie nichts bestätigen; wählen Sie ein neues Passwort.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Diese E-Mail wurde von {{channel.name}} versendet.</p>
</div>
</body>
</html>
$t$)
 where uuid = '019a0000-0000-7000-8000-000000006302' and not contents ? 'DE' and md5(contents ->> 'EN') = '73457c5edf1e72e47b5d40a558a75875';

update template
   set names = names || jsonb_build_object('DE', $t$Angebotsanfrage$t$),
       subjects = subjects || jsonb_build_object('DE', $t$Ihre Angebotsanfrage {{order.id}} bei {{channel.name}}$t$),
       contents = contents || jsonb_build_object('DE', $t$<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ihre Angebotsanfrage {{order.id}} bei {{channel.name}}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Ihre Angebotsanfrage {{order.id}} bei {{channel.name}}</h1>
<p style="margin:0 0 16px">{{#if order.recipientLastName}}Guten Tag {{order.recipientFirstName}} {{order.recipientLastName}},{{else}}Guten Tag,{{/if}}</p>
<p style="margin:0 0 16px">Wir haben Ihre Angebotsanfrage {{order.id}} vom {{date order.createdAt}} erhalten. Sie bekommen unser Angebot so bald wie möglich.</p>
{{#if order.reference}}<p style="margin:0 0 16px">Ihre Referenz: {{order.reference}}</p>{{/if}}
<table style="width:100%;border-collapse:collapse;margin:0 0 16px;font-size:14px">
<thead><tr><th align="left" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Artikel</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Menge</th></tr></thead>
<tbody>
{{#each order.items}}<tr><td style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{name}}<br><span style="color:#51626b;font-size:12px">{{sku}}</span></td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{quantity}}</td></tr>
{{/each}}</tbody>
</table>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Diese E-Mail wurde von {{channel.name}} versendet.</p>
</div>
</body>
</html>
$t$)
 where uuid = '019a0000-0000-7000-8000-000000006303' and not contents ? 'DE' and md5(contents ->> 'EN') = '5ddbf0243e10093fa3334e9277cce9e6';

update template
   set names = names || jsonb_build_object('DE', $t$Bestätigtes Angebot$t$),
       subjects = subjects || jsonb_build_object('DE', $t$Ihr Angebot {{order.id}} bei {{channel.name}} ist bestätigt$t$),
       contents = contents || jsonb_build_object('DE', $t$<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ihr Angebot {{order.id}} bei {{channel.name}} ist bestätigt</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Ihr Angebot {{order.id}} bei {{channel.name}} ist bestätigt</h1>
<p style="margin:0 0 16px">{{#if order.recipientLastName}}Guten Tag {{order.recipientFirstName}} {{order.recipientLastName}},{{else}}Guten Tag,{{/if}}</p>
<p style="margin:0 0 16px">Wir haben das Angebot {{order.id}} geprüft und bestätigt{{#if order.validUntil}}. Es ist gültig bis {{date order.validUntil}}{{/if}}.</p>
{{#if order.reference}}<p style="margin:0 0 16px">Ihre Referenz: {{order.reference}}</p>{{/if}}
<table style="width:100%;border-collapse:collapse;margin:0 0 16px;font-size:14px">
<thead><tr><th align="left" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Artikel</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Menge</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Betrag</th></tr></thead>
<tbody>
{{#each order.items}}<tr><td style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{name}}<br><span style="color:#51626b;font-size:12px">{{sku}}</span></td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{quantity}}</td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{money priceTotal}}</td></tr>
{{/each}}<tr><td colspan="2" align="right" style="padding:6px 4px">Gesamtbetrag ohne MwSt.</td><td align="right" style="padding:6px 4px">{{money order.total.gross}}</td></tr>
</tbody>
</table>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Diese E-Mail wurde von {{channel.name}} versendet.</p>
</div>
</body>
</html>
$t$)
 where uuid = '019a0000-0000-7000-8000-000000006304' and not contents ? 'DE' and md5(contents ->> 'EN') = '75ebf399ec021b5e5cc15596beef4eb0';
