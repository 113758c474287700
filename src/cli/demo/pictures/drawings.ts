import { clothingDrawings } from './clothing.js'
import { installationDrawings } from './installation.js'
import type { Colour } from './shapes.js'
import { toolDrawings } from './tools.js'

/** One drawing for each kind of product. */
export const drawings = { ...toolDrawings, ...installationDrawings, ...clothingDrawings } as const
export type DrawingName = keyof typeof drawings

const COLOURS: Readonly<Record<string, Colour>> = {
  Blauw: [205, 78, 42],
  Zwart: [210, 10, 24],
  Rood: [4, 74, 47],
  Geel: [44, 94, 52],
  Wit: [205, 20, 86],
  Grijs: [205, 9, 58],
  Groen: [142, 48, 36],
  Oranje: [25, 92, 52],
  Bruin: [26, 46, 35],
  Antraciet: [212, 13, 32],
  Chroom: [204, 14, 74],
  Transparant: [196, 48, 82],
  'Geel-groen': [76, 70, 46],
  Koper: [22, 62, 54],
  Messing: [42, 58, 54],
  RVS: [204, 12, 76],
  Staal: [206, 10, 62],
  'Verzinkt staal': [44, 32, 68],
  Aluminium: [204, 8, 78],
}
const PLAIN: Colour = [205, 40, 48]

/** Fixings and pipes look like what they are made of; everything else has its colour. */
export const colourOf = ({ COLOR, MATERIAL }: { COLOR?: string | number; MATERIAL?: string | number }): string =>
  [COLOR, MATERIAL].map(String).find((name) => name in COLOURS) ?? ''

export const toColour = (name: string): Colour => COLOURS[name] ?? PLAIN
