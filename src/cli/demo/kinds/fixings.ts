import type { Kind } from './kind.js'

const LENGTHS = [16, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80]

/** Screws, bolts, plugs and ties. */
export const fixings: readonly Kind[] = [
  {
    code: 'CHS',
    category: 'demo-chipboard',
    drawing: 'screw',
    brand: 'Ferrum',
    names:
      'Spaanplaatschroef {DIAMETER} × {LENGTH} mm|Chipboard screw {DIAMETER} × {LENGTH} mm|Spanplattenschraube {DIAMETER} × {LENGTH} mm',
    text: 'Schroef met verzonken kop voor hout en plaatmateriaal, zonder voorboren.|Countersunk screw for timber and boards, without a pilot hole.|Senkkopfschraube für Holz und Platten, ohne Vorbohren.',
    axes: [
      ['DIAMETER', [3, 3.5, 4.5, 5, 6]],
      ['LENGTH', LENGTHS],
    ],
    cluster: 'LENGTH',
    fixed: { MATERIAL: 'Verzinkt staal' },
    price: (of) => 1.2 + of('DIAMETER') * of('LENGTH') * 0.024,
    per: 100,
  },
  {
    code: 'DWS',
    category: 'demo-drywall',
    drawing: 'screw',
    brand: 'Ferrum',
    names:
      'Gipsplaatschroef {DIAMETER} × {LENGTH} mm|Drywall screw {DIAMETER} × {LENGTH} mm|Schnellbauschraube {DIAMETER} × {LENGTH} mm',
    text: 'Zwarte schroef met trompetkop voor gipsplaat op hout of metaal.|Black bugle-head screw for plasterboard on timber or metal.|Schwarze Schraube mit Trompetenkopf für Gipskarton auf Holz oder Metall.',
    axes: [
      ['DIAMETER', [3.5, 3.9, 4.2]],
      ['LENGTH', [25, 35, 45, 55, 70, 90]],
    ],
    cluster: 'LENGTH',
    fixed: { MATERIAL: 'Staal', COLOR: 'Zwart' },
    price: (of) => 1.1 + of('DIAMETER') * of('LENGTH') * 0.018,
    per: 100,
  },
  {
    code: 'SDS',
    category: 'demo-selfdrilling',
    drawing: 'screw',
    brand: 'Hamerslag',
    names:
      'Zelfborende schroef {DIAMETER} × {LENGTH} mm|Self-drilling screw {DIAMETER} × {LENGTH} mm|Bohrschraube {DIAMETER} × {LENGTH} mm',
    text: 'Boort en schroeft in één keer in plaatstaal tot 4 mm.|Drills and fixes in one go in sheet steel of up to 4 mm.|Bohrt und schraubt in einem Zug in Stahlblech bis 4 mm.',
    axes: [
      ['DIAMETER', [4.2, 4.8, 5.5]],
      ['LENGTH', [13, 16, 19, 25, 32, 38]],
    ],
    cluster: 'LENGTH',
    fixed: { MATERIAL: 'RVS' },
    price: (of) => 3.5 + of('DIAMETER') * of('LENGTH') * 0.05,
    per: 100,
  },
  {
    code: 'HXB',
    category: 'demo-bolts',
    drawing: 'bolt',
    brand: 'Ferrum',
    names:
      'Zeskantbout M{DIAMETER} × {LENGTH} {MATERIAL}|Hexagon bolt M{DIAMETER} × {LENGTH} {MATERIAL}|Sechskantschraube M{DIAMETER} × {LENGTH} {MATERIAL}',
    text: 'Bout met zeskantkop volgens DIN 933, draad tot aan de kop.|Hexagon head bolt to DIN 933, threaded up to the head.|Sechskantschraube nach DIN 933 mit Gewinde bis Kopf.',
    axes: [
      ['DIAMETER', [6, 8, 10, 12, 16]],
      ['MATERIAL', ['Verzinkt staal', 'RVS']],
      ['LENGTH', [20, 25, 30, 35, 50, 60, 70, 80, 100]],
    ],
    cluster: 'LENGTH',
    price: (of) => (2 + of('DIAMETER') * of('DIAMETER') * of('LENGTH') * 0.004) * of('MATERIAL'),
    per: 100,
  },
  {
    code: 'HXN',
    category: 'demo-bolts',
    drawing: 'nut',
    brand: 'Ferrum',
    names: 'Zeskantmoer M{DIAMETER} {MATERIAL}|Hexagon nut M{DIAMETER} {MATERIAL}|Sechskantmutter M{DIAMETER} {MATERIAL}',
    text: 'Moer volgens DIN 934.|Nut to DIN 934.|Mutter nach DIN 934.',
    axes: [
      ['MATERIAL', ['Verzinkt staal', 'Messing']],
      ['DIAMETER', [4, 5, 6, 8, 10, 12, 16, 20]],
    ],
    cluster: 'DIAMETER',
    price: (of) => (0.8 + of('DIAMETER') * of('DIAMETER') * 0.05) * of('MATERIAL'),
    per: 100,
  },
  {
    code: 'WSH',
    category: 'demo-bolts',
    drawing: 'washer',
    brand: 'Ferrum',
    names: 'Sluitring M{DIAMETER} {MATERIAL}|Washer M{DIAMETER} {MATERIAL}|Unterlegscheibe M{DIAMETER} {MATERIAL}',
    text: 'Vlakke ring volgens DIN 125.|Plain washer to DIN 125.|Flache Scheibe nach DIN 125.',
    axes: [
      ['MATERIAL', ['Verzinkt staal', 'RVS']],
      ['DIAMETER', [4, 5, 6, 8, 10, 12, 16, 20]],
    ],
    cluster: 'DIAMETER',
    price: (of) => (0.4 + of('DIAMETER') * of('DIAMETER') * 0.02) * of('MATERIAL'),
    per: 100,
  },
  {
    code: 'THR',
    category: 'demo-bolts',
    drawing: 'rod',
    brand: 'Hamerslag',
    names: 'Draadeind M{DIAMETER} × {LENGTH} mm|Threaded rod M{DIAMETER} × {LENGTH} mm|Gewindestange M{DIAMETER} × {LENGTH} mm',
    text: 'Stang met metrische draad over de hele lengte.|Rod with metric thread along its whole length.|Stange mit metrischem Gewinde auf ganzer Länge.',
    axes: [
      ['DIAMETER', [6, 8, 10, 12, 16]],
      ['LENGTH', [1000, 2000, 3000]],
    ],
    cluster: 'LENGTH',
    fixed: { MATERIAL: 'Verzinkt staal' },
    price: (of) => 0.6 + of('DIAMETER') * of('LENGTH') * 0.00035,
  },
  {
    code: 'PLG',
    category: 'demo-plugs',
    drawing: 'plug',
    brand: 'Grip',
    names:
      'Nylon plug {DIAMETER} mm, {PIECES} stuks|Nylon wall plug {DIAMETER} mm, pack of {PIECES}|Nylondübel {DIAMETER} mm, {PIECES} Stück',
    text: 'Plug voor beton, baksteen en gasbeton.|Plug for concrete, brick and aerated concrete.|Dübel für Beton, Ziegel und Porenbeton.',
    axes: [
      ['PIECES', [50, 200]],
      ['DIAMETER', [5, 6, 8, 10, 12, 14]],
    ],
    fixed: { MATERIAL: 'Kunststof', COLOR: 'Grijs' },
    price: (of) => 1.5 + of('DIAMETER') * of('PIECES') * 0.009,
  },
  {
    code: 'TIE',
    category: 'demo-plugs',
    drawing: 'tie',
    brand: 'Grip',
    names:
      'Kabelbinder {LENGTH} mm {COLOR}, 100 stuks|Cable tie {LENGTH} mm {COLOR}, pack of 100|Kabelbinder {LENGTH} mm {COLOR}, 100 Stück',
    text: 'Bindt kabels en slangen; de zwarte uitvoering is bestand tegen zon.|Ties cables and hoses; the black ones resist sunlight.|Bündelt Kabel und Schläuche; schwarz ist UV-beständig.',
    axes: [
      ['COLOR', ['Zwart', 'Wit']],
      ['LENGTH', [100, 140, 200, 300, 370]],
    ],
    cluster: 'LENGTH',
    fixed: { MATERIAL: 'Kunststof', PIECES: 100 },
    price: (of) => 1.2 + of('LENGTH') * 0.03,
  },
]
