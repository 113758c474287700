/** Texts in the languages of the demo. A table holds them as one line: Dutch, English and German between bars. */
import { DEFAULT_LANGUAGE } from '../../contract/defaults.js'

export const LANGUAGES = [DEFAULT_LANGUAGE, 'EN', 'DE'] as const

/** A text in Dutch, English and German, such as `Schroef|Screw|Schraube`; one part is the same in all three. */
export type Text = string

/** The parts of a text, in the order of `LANGUAGES`. */
export const splitText = (text: Text): [nl: string, en: string, de: string] => {
  const [nl = '', en = nl, de = en] = text.split('|')
  return [nl, en, de]
}

/** A text as the API takes it. */
export const toLocalized = (text: Text) => splitText(text).map((value, i) => ({ language: LANGUAGES[i] as string, value }))

/** Values of text attributes: the Dutch word, and the English and German ones. Sizes and codes are the same in all languages. */
const VALUES: Record<string, readonly [en: string, de: string]> = {
  Blauw: ['Blue', 'Blau'],
  Zwart: ['Black', 'Schwarz'],
  Rood: ['Red', 'Rot'],
  Geel: ['Yellow', 'Gelb'],
  Wit: ['White', 'Weiß'],
  Grijs: ['Grey', 'Grau'],
  Groen: ['Green', 'Grün'],
  Oranje: ['Orange', 'Orange'],
  Bruin: ['Brown', 'Braun'],
  Antraciet: ['Anthracite', 'Anthrazit'],
  Chroom: ['Chrome', 'Chrom'],
  Transparant: ['Clear', 'Klar'],
  'Geel-groen': ['Yellow-green', 'Gelb-grün'],
  Staal: ['Steel', 'Stahl'],
  'Verzinkt staal': ['Zinc-plated steel', 'Stahl verzinkt'],
  Aluminium: ['Aluminium', 'Aluminium'],
  Nitril: ['Nitrile', 'Nitril'],
  Leer: ['Leather', 'Leder'],
  Kunststof: ['Plastic', 'Kunststoff'],
  RVS: ['Stainless steel', 'Edelstahl'],
  Koper: ['Copper', 'Kupfer'],
  Messing: ['Brass', 'Messing'],
  Polyester: ['Polyester', 'Polyester'],
  Katoen: ['Cotton', 'Baumwolle'],
  Rubber: ['Rubber', 'Gummi'],
  Metaal: ['Metal', 'Metall'],
  Steen: ['Stone', 'Stein'],
  Hout: ['Wood', 'Holz'],
  Enkel: ['Single', 'Einfach'],
  Modulerend: ['Modulating', 'Modulierend'],
  Wissel: ['Two-way', 'Wechsel'],
  Serie: ['Double', 'Serien'],
  Dimmer: ['Dimmer', 'Dimmer'],
  Zaagsnede: ['Slotted', 'Schlitz'],
  Zijkniptang: ['Side cutters', 'Seitenschneider'],
  Punttang: ['Long-nose pliers', 'Flachrundzange'],
  Waterpomptang: ['Water pump pliers', 'Wasserpumpenzange'],
  'Aan/uit': ['On/off', 'Ein/aus'],
  Koolborstels: ['Carbon brushes', 'Kohlebürsten'],
  Schakelaar: ['Switch', 'Schalter'],
  Rotor: ['Rotor', 'Rotor'],
  Kogellager: ['Ball bearing', 'Kugellager'],
  Beschermkap: ['Guard', 'Schutzhaube'],
  Zijhandgreep: ['Side handle', 'Seitengriff'],
  Flens: ['Flange', 'Flansch'],
  Netsnoer: ['Mains cable', 'Netzkabel'],
}

/** The value of a text attribute in Dutch, English and German. */
export const translateValue = (value: string): [nl: string, en: string, de: string] => {
  const [en = value, de = value] = VALUES[value] ?? []
  return [value, en, de]
}
