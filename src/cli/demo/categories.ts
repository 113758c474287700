/** The categories of the demo: a tree of four levels, the root included. */
import { toLocalized } from './words.js'

/** The source id of the root category. */
export const ROOT_SOURCE_ID = 'demo-root'

type Branch = readonly [id: string, name: string, below?: readonly Branch[]]

/** Those of the small demo, which holds a few products of some. */
const SMALL: readonly Branch[] = [
  [
    'demo-power-tools',
    'Elektrisch gereedschap|Power tools|Elektrowerkzeuge',
    [
      ['demo-drills', 'Boormachines|Drills|Bohrmaschinen'],
      ['demo-grinders', 'Slijpen en schuren|Grinding and sanding|Schleifen'],
    ],
  ],
  ['demo-hand-tools', 'Handgereedschap|Hand tools|Handwerkzeuge'],
  ['demo-safety', 'Veiligheid|Safety|Arbeitsschutz'],
  [
    'demo-fixings',
    'Bevestiging|Fixings|Befestigung',
    [
      ['demo-bolts', 'Bouten en moeren|Bolts and nuts|Schrauben und Muttern'],
      ['demo-screws', 'Schroeven|Screws|Holzschrauben'],
    ],
  ],
]

/** Those of the whole shop, below the small ones or beside them. */
const WHOLE: Readonly<Record<string, readonly Branch[]>> = {
  'demo-power-tools': [
    ['demo-saws', 'Zaagmachines|Power saws|Sägen'],
    ['demo-vacuums', 'Stofzuigers|Vacuum cleaners|Staubsauger'],
    [
      'demo-accessories',
      'Accessoires|Accessories|Zubehör',
      [
        ['demo-batteries', 'Accu’s en laders|Batteries and chargers|Akkus und Ladegeräte'],
        ['demo-bits', 'Boren|Drill bits|Bohrer'],
        ['demo-discs', 'Schijven en zaagbladen|Discs and saw blades|Scheiben und Sägeblätter'],
        ['demo-parts', 'Onderdelen|Spare parts|Ersatzteile'],
      ],
    ],
  ],
  'demo-hand-tools': [
    ['demo-screwdrivers', 'Schroevendraaiers|Screwdrivers|Schraubendreher'],
    ['demo-pliers', 'Tangen|Pliers|Zangen'],
    ['demo-spanners', 'Sleutels|Spanners|Schraubenschlüssel'],
    ['demo-hammers', 'Hamers en zagen|Hammers and saws|Hämmer und Sägen'],
    ['demo-measuring', 'Meten|Measuring|Messen'],
    ['demo-ladders', 'Ladders|Ladders|Leitern'],
  ],
  'demo-safety': [
    ['demo-gloves', 'Handschoenen|Gloves|Handschuhe'],
    ['demo-head', 'Hoofd en gehoor|Head and hearing|Kopf und Gehör'],
    [
      'demo-clothing',
      'Kleding|Clothing|Kleidung',
      [
        ['demo-workwear', 'Werkkleding|Workwear|Arbeitskleidung'],
        ['demo-hivis', 'Signaalkleding|High-visibility clothing|Warnkleidung'],
      ],
    ],
    ['demo-footwear', 'Schoenen en laarzen|Shoes and boots|Schuhe und Stiefel'],
  ],
  'demo-screws': [
    ['demo-chipboard', 'Spaanplaatschroeven|Chipboard screws|Spanplattenschrauben'],
    ['demo-drywall', 'Gipsplaatschroeven|Drywall screws|Schnellbauschrauben'],
    ['demo-selfdrilling', 'Zelfborende schroeven|Self-drilling screws|Bohrschrauben'],
  ],
  'demo-fixings': [['demo-plugs', 'Pluggen en binders|Plugs and ties|Dübel und Binder']],
  [ROOT_SOURCE_ID]: [
    [
      'demo-electrical',
      'Elektra|Electrical|Elektro',
      [
        [
          'demo-cables',
          'Kabel en draad|Cable and wire|Kabel und Leitungen',
          [
            ['demo-wire', 'Installatiedraad|Installation wire|Aderleitung'],
            ['demo-power-cable', 'Voedingskabel|Power cable|Installationskabel'],
            ['demo-data-cable', 'Netwerkkabel|Network cable|Netzwerkkabel'],
          ],
        ],
        ['demo-switches', 'Schakelaars en contactdozen|Switches and sockets|Schalter und Steckdosen'],
        ['demo-distribution', 'Groepenkast|Distribution board|Verteiler'],
        [
          'demo-lighting',
          'Verlichting|Lighting|Beleuchtung',
          [
            ['demo-bulbs', 'Ledlampen|LED bulbs|LED-Lampen'],
            ['demo-luminaires', 'Armaturen|Luminaires|Leuchten'],
          ],
        ],
        ['demo-boxes', 'Dozen en buis|Boxes and conduit|Dosen und Rohr'],
      ],
    ],
    [
      'demo-plumbing',
      'Loodgieterij|Plumbing|Sanitär',
      [
        [
          'demo-pipes',
          'Buis|Pipe|Rohr',
          [
            ['demo-copper-pipe', 'Koperen buis|Copper pipe|Kupferrohr'],
            ['demo-drain-pipe', 'Afvoerbuis|Drain pipe|Abflussrohr'],
          ],
        ],
        ['demo-fittings', 'Fittingen|Fittings|Fittings'],
        ['demo-valves', 'Kranen en afsluiters|Taps and valves|Armaturen'],
      ],
    ],
    [
      'demo-heating',
      'Verwarming|Heating|Heizung',
      [
        ['demo-radiators', 'Radiatoren|Radiators|Heizkörper'],
        ['demo-controls', 'Regeling en pompen|Controls and pumps|Regelung und Pumpen'],
      ],
    ],
    ['demo-storage', 'Opslag|Storage|Lagerung'],
  ],
}

const toInputs = (parent: string | null, branches: readonly Branch[]): object[] =>
  branches.flatMap(([id, name, below = []]) => [
    {
      sources: [{ source: 'DEMO', sourceId: id }],
      names: toLocalized(name),
      ...(parent && { parent: { source: 'DEMO', sourceId: parent } }),
    },
    ...toInputs(id, below),
  ])

/** The categories of the small demo, parents first. */
export const smallCategories = toInputs(null, [[ROOT_SOURCE_ID, 'Catalogus|Catalogue|Katalog', SMALL]])

/** The further categories of the whole shop, parents first. */
export const wholeCategories = Object.entries(WHOLE).flatMap(([parent, branches]) => toInputs(parent, branches))
