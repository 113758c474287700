-- Events that failed are listed newest first.
create index on event ("createdAt", id) where error is not null;

-- Further templates that a shop begins with: the change of a login address, and the e-mails around a quote.

insert into template (uuid, type, code, names, subjects, contents, "isDefaultOrderPdf", "isDefaultQuotePdf", "createdAt", "lastModifiedAt") values (
  '019a0000-0000-7000-8000-000000006301', 'EMAIL', 'LOGIN_CHANGE', jsonb_build_object('NL', $t$Nieuw inlogadres$t$, 'EN', $t$New login address$t$), jsonb_build_object('NL', $t$Bevestig uw nieuwe inlogadres voor {{channel.name}}$t$, 'EN', $t$Confirm your new login address for {{channel.name}}$t$),
  jsonb_build_object('NL', $t$<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bevestig uw nieuwe inlogadres voor {{channel.name}}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Bevestig uw nieuwe inlogadres voor {{channel.name}}</h1>
<p style="margin:0 0 16px">{{#if name}}Beste {{name}},{{else}}Hallo,{{/if}}</p>
<p style="margin:0 0 16px">U wilt voortaan met dit e-mailadres inloggen. Bevestig dat via de link hieronder, met uw wachtwoord. De link werkt één keer en is een uur geldig.</p>
<p style="margin:24px 0"><a href="{{link}}" style="display:inline-block;padding:12px 20px;background:#0b5c78;color:#ffffff;text-decoration:none;border-radius:6px">Adres bevestigen</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">{{link}}</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Was u het niet, dan hoeft u niets te doen. Kies wel een nieuw wachtwoord.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Deze e-mail is verstuurd door {{channel.name}}.</p>
</div>
</body>
</html>
$t$, 'EN', $t$<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Confirm your new login address for {{channel.name}}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Confirm your new login address for {{channel.name}}</h1>
<p style="margin:0 0 16px">{{#if name}}Dear {{name}},{{else}}Hello,{{/if}}</p>
<p style="margin:0 0 16px">You want to log in with this e-mail address from now on. Confirm it with the link below and your password. The link works once, and for one hour.</p>
<p style="margin:24px 0"><a href="{{link}}" style="display:inline-block;padding:12px 20px;background:#0b5c78;color:#ffffff;text-decoration:none;border-radius:6px">Confirm the address</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">{{link}}</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">If it was not you, do nothing, and choose a new password.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">This e-mail was sent by {{channel.name}}.</p>
</div>
</body>
</html>
$t$),
  false, false, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');

insert into template (uuid, type, code, names, subjects, contents, "isDefaultOrderPdf", "isDefaultQuotePdf", "createdAt", "lastModifiedAt") values (
  '019a0000-0000-7000-8000-000000006302', 'EMAIL', 'LOGIN_CHANGE_NOTICE', jsonb_build_object('NL', $t$Bericht aan het oude inlogadres$t$, 'EN', $t$Notice to the old login address$t$), jsonb_build_object('NL', $t$Een nieuw inlogadres voor {{channel.name}}$t$, 'EN', $t$A new login address for {{channel.name}}$t$),
  jsonb_build_object('NL', $t$<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Een nieuw inlogadres voor {{channel.name}}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Een nieuw inlogadres voor {{channel.name}}</h1>
<p style="margin:0 0 16px">{{#if name}}Beste {{name}},{{else}}Hallo,{{/if}}</p>
<p style="margin:0 0 16px">Iemand die met uw account is ingelogd, wil voortaan met {{newEmail}} inloggen. Dat verandert pas als het met uw wachtwoord is bevestigd.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Was u het niet, dan hoeft u niets te doen. Kies wel een nieuw wachtwoord.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Deze e-mail is verstuurd door {{channel.name}}.</p>
</div>
</body>
</html>
$t$, 'EN', $t$<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A new login address for {{channel.name}}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">A new login address for {{channel.name}}</h1>
<p style="margin:0 0 16px">{{#if name}}Dear {{name}},{{else}}Hello,{{/if}}</p>
<p style="margin:0 0 16px">Somebody who is logged in to your account wants to log in with {{newEmail}} from now on. It changes only when that is confirmed with your password.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">If it was not you, do nothing, and choose a new password.</p>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">This e-mail was sent by {{channel.name}}.</p>
</div>
</body>
</html>
$t$),
  false, false, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');

insert into template (uuid, type, code, names, subjects, contents, "isDefaultOrderPdf", "isDefaultQuotePdf", "createdAt", "lastModifiedAt") values (
  '019a0000-0000-7000-8000-000000006303', 'EMAIL', 'QUOTE_REQUEST', jsonb_build_object('NL', $t$Offerteaanvraag$t$, 'EN', $t$Quote request$t$), jsonb_build_object('NL', $t$Uw offerteaanvraag {{order.id}} bij {{channel.name}}$t$, 'EN', $t$Your request for a quote {{order.id}} at {{channel.name}}$t$),
  jsonb_build_object('NL', $t$<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Uw offerteaanvraag {{order.id}} bij {{channel.name}}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Uw offerteaanvraag {{order.id}} bij {{channel.name}}</h1>
<p style="margin:0 0 16px">{{#if order.recipientLastName}}Beste {{order.recipientFirstName}} {{order.recipientLastName}},{{else}}Hallo,{{/if}}</p>
<p style="margin:0 0 16px">Wij hebben uw offerteaanvraag {{order.id}} van {{date order.createdAt}} ontvangen. U krijgt onze offerte zo snel mogelijk.</p>
{{#if order.reference}}<p style="margin:0 0 16px">Uw referentie: {{order.reference}}</p>{{/if}}
<table style="width:100%;border-collapse:collapse;margin:0 0 16px;font-size:14px">
<thead><tr><th align="left" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Artikel</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Aantal</th></tr></thead>
<tbody>
{{#each order.items}}<tr><td style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{name}}<br><span style="color:#51626b;font-size:12px">{{sku}}</span></td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{quantity}}</td></tr>
{{/each}}</tbody>
</table>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Deze e-mail is verstuurd door {{channel.name}}.</p>
</div>
</body>
</html>
$t$, 'EN', $t$<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your request for a quote {{order.id}} at {{channel.name}}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Your request for a quote {{order.id}} at {{channel.name}}</h1>
<p style="margin:0 0 16px">{{#if order.recipientLastName}}Dear {{order.recipientFirstName}} {{order.recipientLastName}},{{else}}Hello,{{/if}}</p>
<p style="margin:0 0 16px">We have received your request for a quote {{order.id}} of {{date order.createdAt}}. You will get our quote as soon as possible.</p>
{{#if order.reference}}<p style="margin:0 0 16px">Your reference: {{order.reference}}</p>{{/if}}
<table style="width:100%;border-collapse:collapse;margin:0 0 16px;font-size:14px">
<thead><tr><th align="left" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Product</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Quantity</th></tr></thead>
<tbody>
{{#each order.items}}<tr><td style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{name}}<br><span style="color:#51626b;font-size:12px">{{sku}}</span></td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{quantity}}</td></tr>
{{/each}}</tbody>
</table>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">This e-mail was sent by {{channel.name}}.</p>
</div>
</body>
</html>
$t$),
  false, false, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');

insert into template (uuid, type, code, names, subjects, contents, "isDefaultOrderPdf", "isDefaultQuotePdf", "createdAt", "lastModifiedAt") values (
  '019a0000-0000-7000-8000-000000006304', 'EMAIL', 'QUOTE_VALIDATION', jsonb_build_object('NL', $t$Bevestigde offerte$t$, 'EN', $t$Validated quote$t$), jsonb_build_object('NL', $t$Uw offerte {{order.id}} bij {{channel.name}} is bevestigd$t$, 'EN', $t$Your quote {{order.id}} at {{channel.name}} is confirmed$t$),
  jsonb_build_object('NL', $t$<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Uw offerte {{order.id}} bij {{channel.name}} is bevestigd</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Uw offerte {{order.id}} bij {{channel.name}} is bevestigd</h1>
<p style="margin:0 0 16px">{{#if order.recipientLastName}}Beste {{order.recipientFirstName}} {{order.recipientLastName}},{{else}}Hallo,{{/if}}</p>
<p style="margin:0 0 16px">Wij hebben offerte {{order.id}} gecontroleerd en bevestigd{{#if order.validUntil}}. Zij is geldig tot {{date order.validUntil}}{{/if}}.</p>
{{#if order.reference}}<p style="margin:0 0 16px">Uw referentie: {{order.reference}}</p>{{/if}}
<table style="width:100%;border-collapse:collapse;margin:0 0 16px;font-size:14px">
<thead><tr><th align="left" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Artikel</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Aantal</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Bedrag</th></tr></thead>
<tbody>
{{#each order.items}}<tr><td style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{name}}<br><span style="color:#51626b;font-size:12px">{{sku}}</span></td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{quantity}}</td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{money priceTotal}}</td></tr>
{{/each}}<tr><td colspan="2" align="right" style="padding:6px 4px">Totaal exclusief btw</td><td align="right" style="padding:6px 4px">{{money order.total.gross}}</td></tr>
</tbody>
</table>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">Deze e-mail is verstuurd door {{channel.name}}.</p>
</div>
</body>
</html>
$t$, 'EN', $t$<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your quote {{order.id}} at {{channel.name}} is confirmed</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;color:#1b272d;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #d5dee2;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Your quote {{order.id}} at {{channel.name}} is confirmed</h1>
<p style="margin:0 0 16px">{{#if order.recipientLastName}}Dear {{order.recipientFirstName}} {{order.recipientLastName}},{{else}}Hello,{{/if}}</p>
<p style="margin:0 0 16px">We have checked and confirmed the quote {{order.id}}{{#if order.validUntil}}. It is valid until {{date order.validUntil}}{{/if}}.</p>
{{#if order.reference}}<p style="margin:0 0 16px">Your reference: {{order.reference}}</p>{{/if}}
<table style="width:100%;border-collapse:collapse;margin:0 0 16px;font-size:14px">
<thead><tr><th align="left" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Product</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Quantity</th><th align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">Amount</th></tr></thead>
<tbody>
{{#each order.items}}<tr><td style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{name}}<br><span style="color:#51626b;font-size:12px">{{sku}}</span></td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{quantity}}</td><td align="right" style="padding:6px 4px;border-bottom:1px solid #d5dee2">{{money priceTotal}}</td></tr>
{{/each}}<tr><td colspan="2" align="right" style="padding:6px 4px">Total excluding VAT</td><td align="right" style="padding:6px 4px">{{money order.total.gross}}</td></tr>
</tbody>
</table>
<p style="margin:16px 0 0;color:#51626b;font-size:13px">This e-mail was sent by {{channel.name}}.</p>
</div>
</body>
</html>
$t$),
  false, false, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
