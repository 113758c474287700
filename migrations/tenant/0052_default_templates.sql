-- The templates that a shop begins with, in Dutch and English. They are data: an operator changes them like any other template.
-- `code` says which e-mail or document of the server is made with each.

insert into template (uuid, type, code, names, subjects, contents, "isDefaultOrderPdf", "isDefaultQuotePdf", "createdAt", "lastModifiedAt") values (
  '019a0000-0000-7000-8000-000000005201', 'EMAIL', 'PASSWORD_RESET', jsonb_build_object('NL', $t$Nieuw wachtwoord$t$, 'EN', $t$New password$t$), jsonb_build_object('NL', $t$Kies een nieuw wachtwoord voor {{channel.name}}$t$, 'EN', $t$Choose a new password for {{channel.name}}$t$),
  jsonb_build_object('NL', $t$<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kies een nieuw wachtwoord voor {{channel.name}}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Kies een nieuw wachtwoord voor {{channel.name}}</h1>
<p style="margin:0 0 16px">{{#if name}}Beste {{name}},{{else}}Hallo,{{/if}}</p>
<p style="margin:0 0 16px">Iemand heeft een nieuw wachtwoord voor uw account aangevraagd. Was u dat, kies het dan via de link hieronder. De link werkt één keer en is een uur geldig.</p>
<p style="margin:24px 0"><a href="{{link}}" style="display:inline-block;padding:12px 20px;background:#0b5c78;color:#ffffff;text-decoration:none;border-radius:6px">Nieuw wachtwoord kiezen</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">{{link}}</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Was u het niet, dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Deze e-mail is verstuurd door {{channel.name}}.</p>
</div>
</body>
</html>
$t$, 'EN', $t$<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Choose a new password for {{channel.name}}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Choose a new password for {{channel.name}}</h1>
<p style="margin:0 0 16px">{{#if name}}Dear {{name}},{{else}}Hello,{{/if}}</p>
<p style="margin:0 0 16px">Somebody asked for a new password for your account. If that was you, choose one with the link below. It works once, and for one hour.</p>
<p style="margin:24px 0"><a href="{{link}}" style="display:inline-block;padding:12px 20px;background:#0b5c78;color:#ffffff;text-decoration:none;border-radius:6px">Choose a new password</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">{{link}}</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">If it was not you, do nothing: your password stays as it is.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">This e-mail was sent by {{channel.name}}.</p>
</div>
</body>
</html>
$t$),
  false, false, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');

insert into template (uuid, type, code, names, subjects, contents, "isDefaultOrderPdf", "isDefaultQuotePdf", "createdAt", "lastModifiedAt") values (
  '019a0000-0000-7000-8000-000000005202', 'EMAIL', 'PASSWORD_INIT', jsonb_build_object('NL', $t$Eerste wachtwoord$t$, 'EN', $t$First password$t$), jsonb_build_object('NL', $t$Uw account bij {{channel.name}}: kies een wachtwoord$t$, 'EN', $t$Your account at {{channel.name}}: choose a password$t$),
  jsonb_build_object('NL', $t$<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Uw account bij {{channel.name}}: kies een wachtwoord</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Uw account bij {{channel.name}}: kies een wachtwoord</h1>
<p style="margin:0 0 16px">{{#if name}}Beste {{name}},{{else}}Hallo,{{/if}}</p>
<p style="margin:0 0 16px">U hebt een account bij {{channel.name}}. Kies via de link hieronder een wachtwoord; daarna logt u in met dit e-mailadres. De link werkt één keer en is zeven dagen geldig.</p>
<p style="margin:24px 0"><a href="{{link}}" style="display:inline-block;padding:12px 20px;background:#0b5c78;color:#ffffff;text-decoration:none;border-radius:6px">Wachtwoord kiezen</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">{{link}}</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Verwachtte u dit niet, dan hoeft u niets te doen: zonder wachtwoord kan niemand inloggen.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Deze e-mail is verstuurd door {{channel.name}}.</p>
</div>
</body>
</html>
$t$, 'EN', $t$<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your account at {{channel.name}}: choose a password</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Your account at {{channel.name}}: choose a password</h1>
<p style="margin:0 0 16px">{{#if name}}Dear {{name}},{{else}}Hello,{{/if}}</p>
<p style="margin:0 0 16px">You have an account at {{channel.name}}. Choose a password with the link below and you can log in with this e-mail address. The link works once, and for seven days.</p>
<p style="margin:24px 0"><a href="{{link}}" style="display:inline-block;padding:12px 20px;background:#0b5c78;color:#ffffff;text-decoration:none;border-radius:6px">Choose a password</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">{{link}}</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">If you did not expect this, do nothing: nobody can log in before a password is chosen.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">This e-mail was sent by {{channel.name}}.</p>
</div>
</body>
</html>
$t$),
  false, false, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');

insert into template (uuid, type, code, names, subjects, contents, "isDefaultOrderPdf", "isDefaultQuotePdf", "createdAt", "lastModifiedAt") values (
  '019a0000-0000-7000-8000-000000005203', 'EMAIL', 'WELCOME', jsonb_build_object('NL', $t$Welkom$t$, 'EN', $t$Welcome$t$), jsonb_build_object('NL', $t$Welkom bij {{channel.name}}$t$, 'EN', $t$Welcome to {{channel.name}}$t$),
  jsonb_build_object('NL', $t$<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Welkom bij {{channel.name}}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Welkom bij {{channel.name}}</h1>
<p style="margin:0 0 16px">{{#if name}}Beste {{name}},{{else}}Hallo,{{/if}}</p>
<p style="margin:0 0 16px">U bent geregistreerd bij {{channel.name}}.</p>
<p style="margin:0 0 16px">U logt in met uw e-mailadres, {{email}}. Weet u uw wachtwoord niet, vraag dan op de inlogpagina een nieuw aan.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Deze e-mail is verstuurd door {{channel.name}}.</p>
</div>
</body>
</html>
$t$, 'EN', $t$<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Welcome to {{channel.name}}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Welcome to {{channel.name}}</h1>
<p style="margin:0 0 16px">{{#if name}}Dear {{name}},{{else}}Hello,{{/if}}</p>
<p style="margin:0 0 16px">You are registered at {{channel.name}}.</p>
<p style="margin:0 0 16px">You log in with your e-mail address, {{email}}. If you do not know your password, ask for a new one where you log in.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">This e-mail was sent by {{channel.name}}.</p>
</div>
</body>
</html>
$t$),
  false, false, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');

insert into template (uuid, type, code, names, subjects, contents, "isDefaultOrderPdf", "isDefaultQuotePdf", "createdAt", "lastModifiedAt") values (
  '019a0000-0000-7000-8000-000000005204', 'EMAIL', 'PURCHASE_AUTHORIZATION', jsonb_build_object('NL', $t$Aanvraag van een bestelling$t$, 'EN', $t$Purchase authorization$t$), jsonb_build_object('NL', $t${{contact.name}} vraagt toestemming voor een bestelling van {{money cart.totalGross}}$t$, 'EN', $t${{contact.name}} asks to authorise an order of {{money cart.totalGross}}$t$),
  jsonb_build_object('NL', $t$<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Toestemming gevraagd</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Toestemming gevraagd</h1>
<p style="margin:0 0 16px">{{contact.name}} ({{company.name}}) wil bestellen voor {{money cart.totalGross}} exclusief btw ({{money cart.totalNet}} inclusief btw). Dat is meer dan de limiet{{#if limit}} van {{money limit}}{{/if}}.</p>
{{#if cart.reference}}<p style="margin:0 0 16px">Referentie: {{cart.reference}}</p>{{/if}}
{{#if cart.notes}}<p style="margin:0 0 16px">{{lines cart.notes}}</p>{{/if}}
<p style="margin:0 0 16px">Log in om de winkelwagen te bekijken, over te nemen en te bestellen.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Deze e-mail is verstuurd door {{channel.name}}.</p>
</div>
</body>
</html>
$t$, 'EN', $t$<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Authorization requested</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Authorization requested</h1>
<p style="margin:0 0 16px">{{contact.name}} ({{company.name}}) wants to order for {{money cart.totalGross}} excluding VAT ({{money cart.totalNet}} including VAT). That is more than the limit{{#if limit}} of {{money limit}}{{/if}}.</p>
{{#if cart.reference}}<p style="margin:0 0 16px">Reference: {{cart.reference}}</p>{{/if}}
{{#if cart.notes}}<p style="margin:0 0 16px">{{lines cart.notes}}</p>{{/if}}
<p style="margin:0 0 16px">Log in to see the cart, to take it over and to order it.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">This e-mail was sent by {{channel.name}}.</p>
</div>
</body>
</html>
$t$),
  false, false, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');

insert into template (uuid, type, code, names, subjects, contents, "isDefaultOrderPdf", "isDefaultQuotePdf", "createdAt", "lastModifiedAt") values (
  '019a0000-0000-7000-8000-000000005205', 'EMAIL', 'ORDER_CONFIRMATION', jsonb_build_object('NL', $t$Orderbevestiging$t$, 'EN', $t$Order confirmation$t$), jsonb_build_object('NL', $t$Uw bestelling {{order.id}} bij {{channel.name}}$t$, 'EN', $t$Your order {{order.id}} at {{channel.name}}$t$),
  jsonb_build_object('NL', $t$<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bedankt voor uw bestelling</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Bedankt voor uw bestelling</h1>
<p style="margin:0 0 16px">{{#if order.recipientLastName}}Beste {{order.recipientFirstName}} {{order.recipientLastName}},{{else}}Hallo,{{/if}}</p>
<p style="margin:0 0 16px">Wij hebben uw bestelling {{order.id}} van {{date order.createdAt}} ontvangen.</p>
{{#if order.reference}}<p style="margin:0 0 16px">Uw referentie: {{order.reference}}</p>{{/if}}
<table style="width:100%;border-collapse:collapse;margin:0 0 16px;font-size:14px">
<thead><tr><th align="left" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Artikel</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Aantal</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Bedrag</th></tr></thead>
<tbody>
{{#each order.items}}<tr><td style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{name}}<br><span style="color:#51626b;font-size:12px">{{sku}}</span></td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{quantity}}</td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{money priceTotal}}</td></tr>
{{/each}}<tr><td colspan="2" align="right" style="padding:6px 4px">Totaal exclusief btw</td><td align="right" style="padding:6px 4px">{{money order.total.gross}}</td></tr>
{{#each order.total.taxPercentages}}<tr><td colspan="2" align="right" style="padding:2px 4px">Btw {{percentage}}%</td><td align="right" style="padding:2px 4px">{{money total}}</td></tr>
{{/each}}<tr><td colspan="2" align="right" style="padding:6px 4px"><b>Totaal inclusief btw</b></td><td align="right" style="padding:6px 4px"><b>{{money order.total.net}}</b></td></tr>
</tbody>
</table>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Deze e-mail is verstuurd door {{channel.name}}.</p>
</div>
</body>
</html>
$t$, 'EN', $t$<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Thank you for your order</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Thank you for your order</h1>
<p style="margin:0 0 16px">{{#if order.recipientLastName}}Dear {{order.recipientFirstName}} {{order.recipientLastName}},{{else}}Hello,{{/if}}</p>
<p style="margin:0 0 16px">We have received your order {{order.id}} of {{date order.createdAt}}.</p>
{{#if order.reference}}<p style="margin:0 0 16px">Your reference: {{order.reference}}</p>{{/if}}
<table style="width:100%;border-collapse:collapse;margin:0 0 16px;font-size:14px">
<thead><tr><th align="left" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Product</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Quantity</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Amount</th></tr></thead>
<tbody>
{{#each order.items}}<tr><td style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{name}}<br><span style="color:#51626b;font-size:12px">{{sku}}</span></td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{quantity}}</td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{money priceTotal}}</td></tr>
{{/each}}<tr><td colspan="2" align="right" style="padding:6px 4px">Total excluding VAT</td><td align="right" style="padding:6px 4px">{{money order.total.gross}}</td></tr>
{{#each order.total.taxPercentages}}<tr><td colspan="2" align="right" style="padding:2px 4px">VAT {{percentage}}%</td><td align="right" style="padding:2px 4px">{{money total}}</td></tr>
{{/each}}<tr><td colspan="2" align="right" style="padding:6px 4px"><b>Total including VAT</b></td><td align="right" style="padding:6px 4px"><b>{{money order.total.net}}</b></td></tr>
</tbody>
</table>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">This e-mail was sent by {{channel.name}}.</p>
</div>
</body>
</html>
$t$),
  false, false, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');

insert into template (uuid, type, code, names, subjects, contents, "isDefaultOrderPdf", "isDefaultQuotePdf", "createdAt", "lastModifiedAt") values (
  '019a0000-0000-7000-8000-000000005206', 'EMAIL', 'QUOTE', jsonb_build_object('NL', $t$Offerte$t$, 'EN', $t$Quote$t$), jsonb_build_object('NL', $t$Uw offerte {{order.id}} van {{channel.name}}$t$, 'EN', $t$Your quote {{order.id}} from {{channel.name}}$t$),
  jsonb_build_object('NL', $t$<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Uw offerte</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Uw offerte</h1>
<p style="margin:0 0 16px">{{#if order.recipientLastName}}Beste {{order.recipientFirstName}} {{order.recipientLastName}},{{else}}Hallo,{{/if}}</p>
<p style="margin:0 0 16px">Hierbij ontvangt u onze offerte {{order.id}}{{#if order.validUntil}}, geldig tot {{date order.validUntil}}{{/if}}. De offerte is als pdf bijgevoegd.</p>
{{#if order.reference}}<p style="margin:0 0 16px">Uw referentie: {{order.reference}}</p>{{/if}}
<table style="width:100%;border-collapse:collapse;margin:0 0 16px;font-size:14px">
<thead><tr><th align="left" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Artikel</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Aantal</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Bedrag</th></tr></thead>
<tbody>
{{#each order.items}}<tr><td style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{name}}<br><span style="color:#51626b;font-size:12px">{{sku}}</span></td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{quantity}}</td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{money priceTotal}}</td></tr>
{{/each}}<tr><td colspan="2" align="right" style="padding:6px 4px">Totaal exclusief btw</td><td align="right" style="padding:6px 4px">{{money order.total.gross}}</td></tr>
{{#each order.total.taxPercentages}}<tr><td colspan="2" align="right" style="padding:2px 4px">Btw {{percentage}}%</td><td align="right" style="padding:2px 4px">{{money total}}</td></tr>
{{/each}}<tr><td colspan="2" align="right" style="padding:6px 4px"><b>Totaal inclusief btw</b></td><td align="right" style="padding:6px 4px"><b>{{money order.total.net}}</b></td></tr>
</tbody>
</table>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Deze e-mail is verstuurd door {{channel.name}}.</p>
</div>
</body>
</html>
$t$, 'EN', $t$<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your quote</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Your quote</h1>
<p style="margin:0 0 16px">{{#if order.recipientLastName}}Dear {{order.recipientFirstName}} {{order.recipientLastName}},{{else}}Hello,{{/if}}</p>
<p style="margin:0 0 16px">This is our quote {{order.id}}{{#if order.validUntil}}, valid until {{date order.validUntil}}{{/if}}. It is attached as a PDF.</p>
{{#if order.reference}}<p style="margin:0 0 16px">Your reference: {{order.reference}}</p>{{/if}}
<table style="width:100%;border-collapse:collapse;margin:0 0 16px;font-size:14px">
<thead><tr><th align="left" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Product</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Quantity</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Amount</th></tr></thead>
<tbody>
{{#each order.items}}<tr><td style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{name}}<br><span style="color:#51626b;font-size:12px">{{sku}}</span></td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{quantity}}</td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{money priceTotal}}</td></tr>
{{/each}}<tr><td colspan="2" align="right" style="padding:6px 4px">Total excluding VAT</td><td align="right" style="padding:6px 4px">{{money order.total.gross}}</td></tr>
{{#each order.total.taxPercentages}}<tr><td colspan="2" align="right" style="padding:2px 4px">VAT {{percentage}}%</td><td align="right" style="padding:2px 4px">{{money total}}</td></tr>
{{/each}}<tr><td colspan="2" align="right" style="padding:6px 4px"><b>Total including VAT</b></td><td align="right" style="padding:6px 4px"><b>{{money order.total.net}}</b></td></tr>
</tbody>
</table>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">This e-mail was sent by {{channel.name}}.</p>
</div>
</body>
</html>
$t$),
  false, false, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');

insert into template (uuid, type, code, names, "fileNames", contents, "isDefaultOrderPdf", "isDefaultQuotePdf", "createdAt", "lastModifiedAt") values (
  '019a0000-0000-7000-8000-000000005207', 'DOCUMENT', 'ORDER_PDF', jsonb_build_object('NL', $t$Orderbevestiging (pdf)$t$, 'EN', $t$Order confirmation (PDF)$t$), jsonb_build_object('NL', $t$order-{{order.id}}.pdf$t$, 'EN', $t$order-{{order.id}}.pdf$t$),
  jsonb_build_object('NL', $t$<!doctype html>
<html lang="nl">
<body>
<header><table style="width:100%"><tr><td><b>{{channel.name}}</b></td><td align="right">Order {{order.id}}</td></tr></table></header>
<footer><table style="width:100%"><tr><td style="color:#51626b">{{channel.name}}</td><td align="right" style="color:#51626b">Pagina <span class="pageNumber"></span> van <span class="totalPages"></span></td></tr></table></footer>
<h1>Order {{order.id}}</h1>
<table style="width:100%;margin-bottom:14px"><tr>
<td style="width:50%">{{#with order.invoiceAddress}}<b>Factuuradres</b><br>{{#if company}}{{company}}<br>{{/if}}{{#if fullName}}{{fullName}}<br>{{/if}}{{streetLine}}<br>{{postalCode}} {{city}}<br>{{country}}{{/with}}</td>
<td style="width:50%">{{#with order.deliveryAddress}}<b>Afleveradres</b><br>{{#if company}}{{company}}<br>{{/if}}{{#if fullName}}{{fullName}}<br>{{/if}}{{streetLine}}<br>{{postalCode}} {{city}}<br>{{country}}{{/with}}</td>
</tr></table>
<table style="margin-bottom:14px">
<tr><td style="color:#51626b">Datum</td><td>{{date order.createdAt}}</td></tr>
{{#if order.reference}}<tr><td style="color:#51626b">Uw referentie</td><td>{{order.reference}}</td></tr>{{/if}}
{{#if order.debtorId}}<tr><td style="color:#51626b">Debiteurnummer</td><td>{{order.debtorId}}</td></tr>{{/if}}{{#if order.company.taxNumber}}<tr><td style="color:#51626b">Btw-nummer</td><td>{{order.company.taxNumber}}</td></tr>{{/if}}
</table>
<table style="width:100%">
<thead><tr style="background-color:#eef2f4;border-bottom:1px solid #1b272d"><th style="width:24mm">Artikelnr.</th><th>Artikel</th><th align="right" style="width:18mm">Aantal</th><th align="right" style="width:27mm">Prijs</th><th align="right" style="width:16mm">Btw</th><th align="right" style="width:29mm">Bedrag</th></tr></thead>
<tbody>
{{#each order.items}}<tr style="border-bottom:1px solid #d5dee2"><td>{{sku}}</td><td>{{#if isPart}}– {{/if}}{{name}}{{#if notes}}<br><small><i>{{lines notes}}</i></small>{{/if}}</td><td align="right">{{quantity}}</td><td align="right">{{money price}}</td><td align="right">{{taxPercentage}}%</td><td align="right">{{money priceTotal}}</td></tr>
{{/each}}</tbody>
</table>
<table align="right" style="width:85mm;margin-top:10px;page-break-inside:avoid">
<col style="width:56mm"><col style="width:29mm">
<tr><td>Subtotaal</td><td align="right">{{money order.total.subTotal}}</td></tr>
{{#if order.total.discount}}<tr><td>Korting</td><td align="right">{{money order.total.discount}}</td></tr>{{/if}}
{{#if (gt order.postageData.gross 0)}}<tr><td>Verzendkosten</td><td align="right">{{money order.postageData.gross}}</td></tr>{{/if}}
{{#if (gt order.paymentData.gross 0)}}<tr><td>Betaalkosten</td><td align="right">{{money order.paymentData.gross}}</td></tr>{{/if}}
<tr><td>Totaal exclusief btw</td><td align="right">{{money order.total.gross}}</td></tr>
{{#each order.total.taxPercentages}}<tr><td>Btw {{percentage}}%</td><td align="right">{{money total}}</td></tr>{{/each}}
<tr style="border-top:1px solid #1b272d"><td><b>Totaal inclusief btw</b></td><td align="right"><b>{{money order.total.net}}</b></td></tr>
</table>
{{#if order.remarks}}<h3>Opmerkingen</h3><p>{{lines order.remarks}}</p>{{/if}}
</body>
</html>
$t$, 'EN', $t$<!doctype html>
<html lang="en">
<body>
<header><table style="width:100%"><tr><td><b>{{channel.name}}</b></td><td align="right">Order {{order.id}}</td></tr></table></header>
<footer><table style="width:100%"><tr><td style="color:#51626b">{{channel.name}}</td><td align="right" style="color:#51626b">Page <span class="pageNumber"></span> of <span class="totalPages"></span></td></tr></table></footer>
<h1>Order {{order.id}}</h1>
<table style="width:100%;margin-bottom:14px"><tr>
<td style="width:50%">{{#with order.invoiceAddress}}<b>Invoice address</b><br>{{#if company}}{{company}}<br>{{/if}}{{#if fullName}}{{fullName}}<br>{{/if}}{{streetLine}}<br>{{postalCode}} {{city}}<br>{{country}}{{/with}}</td>
<td style="width:50%">{{#with order.deliveryAddress}}<b>Delivery address</b><br>{{#if company}}{{company}}<br>{{/if}}{{#if fullName}}{{fullName}}<br>{{/if}}{{streetLine}}<br>{{postalCode}} {{city}}<br>{{country}}{{/with}}</td>
</tr></table>
<table style="margin-bottom:14px">
<tr><td style="color:#51626b">Date</td><td>{{date order.createdAt}}</td></tr>
{{#if order.reference}}<tr><td style="color:#51626b">Your reference</td><td>{{order.reference}}</td></tr>{{/if}}
{{#if order.debtorId}}<tr><td style="color:#51626b">Debtor number</td><td>{{order.debtorId}}</td></tr>{{/if}}{{#if order.company.taxNumber}}<tr><td style="color:#51626b">VAT number</td><td>{{order.company.taxNumber}}</td></tr>{{/if}}
</table>
<table style="width:100%">
<thead><tr style="background-color:#eef2f4;border-bottom:1px solid #1b272d"><th style="width:24mm">SKU</th><th>Product</th><th align="right" style="width:18mm">Quantity</th><th align="right" style="width:27mm">Price</th><th align="right" style="width:16mm">VAT</th><th align="right" style="width:29mm">Amount</th></tr></thead>
<tbody>
{{#each order.items}}<tr style="border-bottom:1px solid #d5dee2"><td>{{sku}}</td><td>{{#if isPart}}– {{/if}}{{name}}{{#if notes}}<br><small><i>{{lines notes}}</i></small>{{/if}}</td><td align="right">{{quantity}}</td><td align="right">{{money price}}</td><td align="right">{{taxPercentage}}%</td><td align="right">{{money priceTotal}}</td></tr>
{{/each}}</tbody>
</table>
<table align="right" style="width:85mm;margin-top:10px;page-break-inside:avoid">
<col style="width:56mm"><col style="width:29mm">
<tr><td>Subtotal</td><td align="right">{{money order.total.subTotal}}</td></tr>
{{#if order.total.discount}}<tr><td>Discount</td><td align="right">{{money order.total.discount}}</td></tr>{{/if}}
{{#if (gt order.postageData.gross 0)}}<tr><td>Shipping</td><td align="right">{{money order.postageData.gross}}</td></tr>{{/if}}
{{#if (gt order.paymentData.gross 0)}}<tr><td>Payment costs</td><td align="right">{{money order.paymentData.gross}}</td></tr>{{/if}}
<tr><td>Total excluding VAT</td><td align="right">{{money order.total.gross}}</td></tr>
{{#each order.total.taxPercentages}}<tr><td>VAT {{percentage}}%</td><td align="right">{{money total}}</td></tr>{{/each}}
<tr style="border-top:1px solid #1b272d"><td><b>Total including VAT</b></td><td align="right"><b>{{money order.total.net}}</b></td></tr>
</table>
{{#if order.remarks}}<h3>Remarks</h3><p>{{lines order.remarks}}</p>{{/if}}
</body>
</html>
$t$),
  true, false, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');

insert into template (uuid, type, code, names, "fileNames", contents, "isDefaultOrderPdf", "isDefaultQuotePdf", "createdAt", "lastModifiedAt") values (
  '019a0000-0000-7000-8000-000000005208', 'DOCUMENT', 'QUOTE_PDF', jsonb_build_object('NL', $t$Offerte (pdf)$t$, 'EN', $t$Quote (PDF)$t$), jsonb_build_object('NL', $t$offerte-{{order.id}}.pdf$t$, 'EN', $t$quote-{{order.id}}.pdf$t$),
  jsonb_build_object('NL', $t$<!doctype html>
<html lang="nl">
<body>
<header><table style="width:100%"><tr><td><b>{{channel.name}}</b></td><td align="right">Offerte {{order.id}}</td></tr></table></header>
<footer><table style="width:100%"><tr><td style="color:#51626b">{{channel.name}}</td><td align="right" style="color:#51626b">Pagina <span class="pageNumber"></span> van <span class="totalPages"></span></td></tr></table></footer>
<h1>Offerte {{order.id}}</h1>
<table style="width:100%;margin-bottom:14px"><tr>
<td style="width:50%">{{#with order.invoiceAddress}}<b>Factuuradres</b><br>{{#if company}}{{company}}<br>{{/if}}{{#if fullName}}{{fullName}}<br>{{/if}}{{streetLine}}<br>{{postalCode}} {{city}}<br>{{country}}{{/with}}</td>
<td style="width:50%">{{#with order.deliveryAddress}}<b>Afleveradres</b><br>{{#if company}}{{company}}<br>{{/if}}{{#if fullName}}{{fullName}}<br>{{/if}}{{streetLine}}<br>{{postalCode}} {{city}}<br>{{country}}{{/with}}</td>
</tr></table>
<table style="margin-bottom:14px">
<tr><td style="color:#51626b">Datum</td><td>{{date order.createdAt}}</td></tr>
{{#if order.validUntil}}<tr><td style="color:#51626b">Geldig tot</td><td>{{date order.validUntil}}</td></tr>{{/if}}{{#if order.revisionNumber}}<tr><td style="color:#51626b">Versie</td><td>{{order.revisionNumber}}</td></tr>{{/if}}{{#if order.reference}}<tr><td style="color:#51626b">Uw referentie</td><td>{{order.reference}}</td></tr>{{/if}}
{{#if order.debtorId}}<tr><td style="color:#51626b">Debiteurnummer</td><td>{{order.debtorId}}</td></tr>{{/if}}{{#if order.company.taxNumber}}<tr><td style="color:#51626b">Btw-nummer</td><td>{{order.company.taxNumber}}</td></tr>{{/if}}
</table>
<table style="width:100%">
<thead><tr style="background-color:#eef2f4;border-bottom:1px solid #1b272d"><th style="width:24mm">Artikelnr.</th><th>Artikel</th><th align="right" style="width:18mm">Aantal</th><th align="right" style="width:27mm">Prijs</th><th align="right" style="width:16mm">Btw</th><th align="right" style="width:29mm">Bedrag</th></tr></thead>
<tbody>
{{#each order.items}}<tr style="border-bottom:1px solid #d5dee2"><td>{{sku}}</td><td>{{#if isPart}}– {{/if}}{{name}}{{#if notes}}<br><small><i>{{lines notes}}</i></small>{{/if}}</td><td align="right">{{quantity}}</td><td align="right">{{money price}}</td><td align="right">{{taxPercentage}}%</td><td align="right">{{money priceTotal}}</td></tr>
{{/each}}</tbody>
</table>
<table align="right" style="width:85mm;margin-top:10px;page-break-inside:avoid">
<col style="width:56mm"><col style="width:29mm">
<tr><td>Subtotaal</td><td align="right">{{money order.total.subTotal}}</td></tr>
{{#if order.total.discount}}<tr><td>Korting</td><td align="right">{{money order.total.discount}}</td></tr>{{/if}}
{{#if (gt order.postageData.gross 0)}}<tr><td>Verzendkosten</td><td align="right">{{money order.postageData.gross}}</td></tr>{{/if}}
{{#if (gt order.paymentData.gross 0)}}<tr><td>Betaalkosten</td><td align="right">{{money order.paymentData.gross}}</td></tr>{{/if}}
<tr><td>Totaal exclusief btw</td><td align="right">{{money order.total.gross}}</td></tr>
{{#each order.total.taxPercentages}}<tr><td>Btw {{percentage}}%</td><td align="right">{{money total}}</td></tr>{{/each}}
<tr style="border-top:1px solid #1b272d"><td><b>Totaal inclusief btw</b></td><td align="right"><b>{{money order.total.net}}</b></td></tr>
</table>
{{#if order.remarks}}<h3>Opmerkingen</h3><p>{{lines order.remarks}}</p>{{/if}}
</body>
</html>
$t$, 'EN', $t$<!doctype html>
<html lang="en">
<body>
<header><table style="width:100%"><tr><td><b>{{channel.name}}</b></td><td align="right">Quote {{order.id}}</td></tr></table></header>
<footer><table style="width:100%"><tr><td style="color:#51626b">{{channel.name}}</td><td align="right" style="color:#51626b">Page <span class="pageNumber"></span> of <span class="totalPages"></span></td></tr></table></footer>
<h1>Quote {{order.id}}</h1>
<table style="width:100%;margin-bottom:14px"><tr>
<td style="width:50%">{{#with order.invoiceAddress}}<b>Invoice address</b><br>{{#if company}}{{company}}<br>{{/if}}{{#if fullName}}{{fullName}}<br>{{/if}}{{streetLine}}<br>{{postalCode}} {{city}}<br>{{country}}{{/with}}</td>
<td style="width:50%">{{#with order.deliveryAddress}}<b>Delivery address</b><br>{{#if company}}{{company}}<br>{{/if}}{{#if fullName}}{{fullName}}<br>{{/if}}{{streetLine}}<br>{{postalCode}} {{city}}<br>{{country}}{{/with}}</td>
</tr></table>
<table style="margin-bottom:14px">
<tr><td style="color:#51626b">Date</td><td>{{date order.createdAt}}</td></tr>
{{#if order.validUntil}}<tr><td style="color:#51626b">Valid until</td><td>{{date order.validUntil}}</td></tr>{{/if}}{{#if order.revisionNumber}}<tr><td style="color:#51626b">Version</td><td>{{order.revisionNumber}}</td></tr>{{/if}}{{#if order.reference}}<tr><td style="color:#51626b">Your reference</td><td>{{order.reference}}</td></tr>{{/if}}
{{#if order.debtorId}}<tr><td style="color:#51626b">Debtor number</td><td>{{order.debtorId}}</td></tr>{{/if}}{{#if order.company.taxNumber}}<tr><td style="color:#51626b">VAT number</td><td>{{order.company.taxNumber}}</td></tr>{{/if}}
</table>
<table style="width:100%">
<thead><tr style="background-color:#eef2f4;border-bottom:1px solid #1b272d"><th style="width:24mm">SKU</th><th>Product</th><th align="right" style="width:18mm">Quantity</th><th align="right" style="width:27mm">Price</th><th align="right" style="width:16mm">VAT</th><th align="right" style="width:29mm">Amount</th></tr></thead>
<tbody>
{{#each order.items}}<tr style="border-bottom:1px solid #d5dee2"><td>{{sku}}</td><td>{{#if isPart}}– {{/if}}{{name}}{{#if notes}}<br><small><i>{{lines notes}}</i></small>{{/if}}</td><td align="right">{{quantity}}</td><td align="right">{{money price}}</td><td align="right">{{taxPercentage}}%</td><td align="right">{{money priceTotal}}</td></tr>
{{/each}}</tbody>
</table>
<table align="right" style="width:85mm;margin-top:10px;page-break-inside:avoid">
<col style="width:56mm"><col style="width:29mm">
<tr><td>Subtotal</td><td align="right">{{money order.total.subTotal}}</td></tr>
{{#if order.total.discount}}<tr><td>Discount</td><td align="right">{{money order.total.discount}}</td></tr>{{/if}}
{{#if (gt order.postageData.gross 0)}}<tr><td>Shipping</td><td align="right">{{money order.postageData.gross}}</td></tr>{{/if}}
{{#if (gt order.paymentData.gross 0)}}<tr><td>Payment costs</td><td align="right">{{money order.paymentData.gross}}</td></tr>{{/if}}
<tr><td>Total excluding VAT</td><td align="right">{{money order.total.gross}}</td></tr>
{{#each order.total.taxPercentages}}<tr><td>VAT {{percentage}}%</td><td align="right">{{money total}}</td></tr>{{/each}}
<tr style="border-top:1px solid #1b272d"><td><b>Total including VAT</b></td><td align="right"><b>{{money order.total.net}}</b></td></tr>
</table>
{{#if order.remarks}}<h3>Remarks</h3><p>{{lines order.remarks}}</p>{{/if}}
</body>
</html>
$t$),
  false, true, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');

insert into "templateAttachment" ("templateId", "documentTemplateId")
select email.id, document.id from template email, template document where email.code = 'QUOTE' and document.code = 'QUOTE_PDF';
