/** The attributes of the demo products, with their units. */
import { DEFAULT_LANGUAGE } from '../../contract/defaults.js'
import { splitText, toLocalized, translateValue } from './words.js'

type AttributeType = 'TEXT' | 'INT' | 'DECIMAL'

const ATTRIBUTES = {
  COLOR: ['TEXT', 'Kleur|Colour|Farbe'],
  MATERIAL: ['TEXT', 'Materiaal|Material|Material'],
  POWER: ['INT', 'Vermogen|Power|Leistung', 'W'],
  VOLTAGE: ['INT', 'Spanning|Voltage|Spannung', 'V'],
  LENGTH: ['INT', 'Lengte|Length|Länge', 'mm'],
  WEIGHT: ['DECIMAL', 'Gewicht|Weight|Gewicht', 'kg'],
  DIAMETER: ['DECIMAL', 'Diameter|Diameter|Durchmesser', 'mm'],
  HEIGHT: ['INT', 'Hoogte|Height|Höhe', 'mm'],
  ROLL_LENGTH: ['DECIMAL', 'Rollengte|Length of the roll|Rollenlänge', 'm'],
  SECTION: ['DECIMAL', 'Aderdoorsnede|Conductor size|Leiterquerschnitt', 'mm²'],
  CORES: ['INT', 'Aantal aders|Cores|Aderzahl'],
  CURRENT: ['INT', 'Nominale stroom|Rated current|Nennstrom', 'A'],
  POLES: ['INT', 'Aantal polen|Poles|Polzahl'],
  CURVE: ['TEXT', 'Karakteristiek|Tripping curve|Auslösekennlinie'],
  SENSITIVITY: ['INT', 'Aanspreekstroom|Sensitivity|Bemessungsfehlerstrom', 'mA'],
  COLOR_TEMPERATURE: ['INT', 'Kleurtemperatuur|Colour temperature|Farbtemperatur', 'K'],
  FITTING: ['TEXT', 'Fitting|Lamp base|Sockel'],
  CABLE_CLASS: ['TEXT', 'Categorie|Category|Kategorie'],
  SIZE: ['TEXT', 'Maat|Size|Größe'],
  GRIT: ['INT', 'Korrel|Grit|Körnung'],
  TEETH: ['INT', 'Aantal tanden|Teeth|Zähnezahl'],
  CAPACITY: ['DECIMAL', 'Capaciteit|Capacity|Kapazität', 'Ah'],
  VOLUME: ['INT', 'Inhoud|Volume|Volumen', 'l'],
  ANGLE: ['INT', 'Hoek|Angle|Winkel', '°'],
  TYPE: ['TEXT', 'Type|Type|Typ'],
  CONNECTION: ['TEXT', 'Aansluiting|Connection|Anschluss', '"'],
  PROFILE: ['TEXT', 'Profiel|Profile|Profil'],
  STEPS: ['INT', 'Aantal treden|Steps|Stufenzahl'],
  PIECES: ['INT', 'Aantal stuks|Pieces|Stückzahl'],
} as const satisfies Record<string, readonly [type: AttributeType, name: string, unit?: string]>

export type AttributeName = keyof typeof ATTRIBUTES
export type AttributeValues = Partial<Record<AttributeName, string | number>>

const DEFAULTS = { TEXT: { textValues: [] }, INT: { intValue: 0 }, DECIMAL: { decimalValue: 0 } } as const

/** The descriptions of all attributes, as the API takes them. */
export const attributeDescriptions = Object.entries(ATTRIBUTES).map(([name, [type, text, unit]]) => ({
  name,
  type,
  attributeClass: 'PRODUCT',
  descriptions: toLocalized(text),
  ...(unit && { units: toLocalized(unit) }),
  defaultValue: DEFAULTS[type],
}))

/** The values of a product, as the API takes them. */
export const toAttributes = (values: AttributeValues) =>
  Object.entries(values).map(([name, value]) => ({
    attributeDescriptionName: name,
    value: toValue(name as AttributeName, value),
  }))

function toValue(name: AttributeName, value: string | number) {
  if (typeof value === 'number') return ATTRIBUTES[name][0] === 'INT' ? { intValue: value } : { decimalValue: value }
  const [nl, en, de] = translateValue(value)
  return {
    textValues: [
      { language: DEFAULT_LANGUAGE, values: [nl] },
      { language: 'EN', values: [en] },
      { language: 'DE', values: [de] },
    ],
  }
}

/** A value with its attribute and unit in one language, such as `Length: 40 mm`. */
export function describeValue(name: AttributeName, value: string | number, language: 0 | 1 | 2): string {
  const [, text, unit = ''] = ATTRIBUTES[name] as readonly [AttributeType, string, string?]
  const written = typeof value === 'string' ? translateValue(value)[language] : writeNumber(value, language)
  return `${splitText(text)[language]}: ${written}${unit === '"' || unit === '°' ? unit : unit && ` ${unit}`}`
}

/** Dutch and German write a comma where English writes a point. */
export const writeNumber = (value: number, language: 0 | 1 | 2) =>
  language === 1 ? String(value) : String(value).replace('.', ',')
