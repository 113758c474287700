/** Drawings of tools, of what belongs to them, and of storage. */
import { circle, ellipse, label, line, rect, repeat, shape, turn } from './shapes.js'

/** The teeth of a round blade. */
const teeth = (count: number, inner: number, outer: number) =>
  `M${repeat(count, (i) => {
    const at = (radius: number, step: number) =>
      [Math.cos, Math.sin].map((f) => Math.round(200 + radius * f((2 * Math.PI * (i + step)) / count))).join(' ')
    return `${i ? 'L' : ''}${at(inner, 0)}L${at(outer, 0.3)}`
  })}Z`

export const toolDrawings = {
  drill:
    line('M318 148h54', 12, 'S') +
    shape('M268 118l56 12v36l-56 12z', 'K') +
    shape('M92 98h148q32 0 32 32v36q0 32-32 32H118q-38 0-38-44 0-56 12-56z', 'M') +
    shape('M116 192h76l-22 120h-74z', 'M') +
    rect(70, 296, 128, 50, 12, 'K') +
    shape('M192 200h22q4 26-12 42h-18z', 'K') +
    repeat(4, (i) => rect(104 + i * 18, 116, 8, 40, 4, 'D')) +
    circle(238, 148, 12, 'W'),
  grinder:
    circle(286, 232, 88, 'G') +
    circle(286, 232, 74, 'S') +
    circle(286, 232, 22, 'K') +
    shape('M214 140h84q30 0 30 34v22h-96z', 'K') +
    shape('M50 128q0-22 22-22h130q26 0 26 26v34q0 26-26 26H72q-22 0-22-22z', 'M') +
    line('M286 132V70', 26, 'K') +
    repeat(4, (i) => rect(76 + i * 16, 122, 7, 50, 3, 'D')) +
    line('M50 150q-26 0-30 60', 9, 'K'),
  sander:
    ellipse(200, 312, 116, 22, 'G') +
    rect(92, 278, 216, 30, 12, 'K') +
    shape('M132 280q0-80 24-110h88q24 30 24 110z', 'M') +
    shape('M128 168q-6-66 72-66t72 66q0 16-20 16H150q-22 0-22-16z', 'K') +
    rect(258, 206, 76, 44, 20, 'D') +
    line('M330 228q30 0 40-50', 9, 'K'),
  saw:
    shape(teeth(28, 104, 118), 'S') +
    circle(200, 200, 30, 'K') +
    shape('M70 214a132 132 0 0 1 262-14l-40 4a92 92 0 0 0-180 8z', 'M') +
    rect(52, 250, 296, 16, 6, 'G') +
    shape('M212 66q64-26 112 26l-22 32q-38-34-84-20z', 'K'),
  jigsaw:
    rect(72, 262, 236, 18, 6, 'S') +
    shape('M108 262V154q0-60 60-60h110q34 0 34 32t-34 32h-66v104z', 'M') +
    shape('M196 138h78q14 0 14 12t-14 12h-78z', 'W') +
    line('M132 280v84', 12, 'S') +
    repeat(3, (i) => rect(128 + i * 18, 190, 8, 44, 4, 'D')),
  vacuum:
    line('M260 130q80-60 90 30t-14 150', 20, 'K') +
    shape('M86 176q0-78 100-78t100 78v120H86z', 'M') +
    rect(76, 284, 220, 34, 12, 'K') +
    circle(124, 332, 26, 'K') +
    circle(250, 332, 26, 'K') +
    rect(146, 74, 80, 30, 12, 'K') +
    circle(186, 190, 34, 'W') +
    circle(186, 190, 20, 'G'),
  battery:
    rect(104, 172, 192, 130, 20, 'M') +
    rect(122, 128, 156, 56, 12, 'K') +
    repeat(4, (i) => rect(144 + i * 32, 142, 16, 28, 3, 'S')) +
    rect(126, 214, 148, 54, 10, 'K') +
    repeat(3, (i) => rect(142 + i * 30, 232, 18, 18, 4, i < 2 ? 'Y' : 'G')),
  charger:
    shape('M84 210h232l22 96q4 20-18 20H80q-22 0-18-20z', 'K') +
    rect(124, 168, 152, 56, 10, 'M') +
    repeat(3, (i) => rect(150 + i * 36, 182, 18, 26, 3, 'S')) +
    circle(300, 286, 9, 'Y') +
    line('M84 300q-54 0-50-70t30-80', 10, 'K'),
  bit: turn(
    -42,
    rect(30, 182, 96, 36, 8, 'K'),
    shape('M120 178h208l42 22-42 22H120z', 'S'),
    repeat(6, (i) => line(`M${134 + i * 34} 222q16-22 34-44`, 9, 'M')),
  ),
  disc:
    circle(200, 200, 140, 'M') +
    circle(200, 200, 118, 'D') +
    circle(200, 200, 58, 'W') +
    circle(200, 200, 22, 'K') +
    label('MAX', 200, 118, 30, 'W'),
  abrasive:
    circle(216, 214, 128, 'D') +
    circle(196, 192, 132, 'M') +
    repeat(8, (i) => circle(Math.round(196 + 78 * Math.cos(i * 0.785)), Math.round(192 + 78 * Math.sin(i * 0.785)), 13, 'W')) +
    circle(196, 192, 14, 'W'),
  blade:
    shape(teeth(36, 128, 146), 'S') +
    circle(200, 200, 96, 'M') +
    circle(200, 200, 88, 'S') +
    circle(200, 200, 24, 'W') +
    label('WOOD', 200, 158, 26, 'D'),
  hammer: turn(
    32,
    rect(184, 128, 32, 236, 14, 'M'),
    rect(182, 262, 36, 104, 16, 'K'),
    shape('M118 84q30-22 82-18h92v58H196q-26 0-40 24-6-34-38-64z', 'S'),
    rect(276, 60, 34, 70, 8, 'K'),
  ),
  screwdriver: turn(
    -40,
    shape('M40 176q0-18 24-18h78q24 0 30 22h14v40h-14q-6 22-30 22H64q-24 0-24-18z', 'M'),
    repeat(3, (i) => rect(58, 172 + i * 20, 84, 8, 4, 'D')),
    rect(184, 190, 150, 20, 4, 'S'),
    shape('M330 186l44 8v12l-44 8z', 'K'),
  ),
  pliers: turn(
    20,
    line('M188 196q-50 60-44 158', 34, 'M'),
    line('M212 196q50 60 44 158', 34, 'M'),
    shape('M146 60q24-22 52-16v150l-42-28q-22-50-10-106z', 'S'),
    shape('M254 60q-24-22-52-16v150l42-28q22-50 10-106z', 'K'),
    circle(200, 180, 20, 'S'),
  ),
  spanner: turn(
    -38,
    rect(110, 178, 180, 44, 14, 'M'),
    shape('M130 140q-62-18-100 26l52 14v40l-52 14q38 44 100 26 22-60 0-120z', 'S'),
    circle(318, 200, 56, 'S'),
    shape('M318 168l28 16v32l-28 16-28-16v-32z', 'W'),
  ),
  hexkey: repeat(4, (i) =>
    line(`M${112 + i * 44} ${92 + i * 16}v${200 - i * 26}q0 26 26 26h${70 - i * 10}`, 20 - i * 3, i % 2 ? 'M' : 'K'),
  ),
  tape:
    rect(78, 104, 214, 198, 46, 'M') +
    circle(180, 196, 66, 'K') +
    circle(180, 196, 46, 'W') +
    rect(238, 276, 132, 24, 4, 'Y') +
    repeat(8, (i) => rect(262 + i * 13, 278, 3, i % 2 ? 8 : 14, 0, 'K')) +
    rect(362, 270, 8, 40, 2, 'S'),
  level:
    rect(24, 158, 352, 84, 10, 'M') +
    rect(40, 176, 320, 12, 4, 'D') +
    rect(160, 172, 80, 52, 12, 'W') +
    ellipse(200, 198, 20, 14, 'Y') +
    circle(82, 210, 20, 'W') +
    circle(318, 210, 20, 'W'),
  handsaw:
    shape('M132 168l240 20-6 22-226 62z', 'S') +
    repeat(16, (i) => shape(`M${146 + i * 14} ${272 - i * 4}l7 12 7-16z`, 'K')) +
    shape('M30 158q40-26 112 4v116q-60 24-104-4 26-34 16-60-8-24-24-56z', 'M') +
    shape('M66 186q24-8 46 4v54q-20 10-40 2 14-34-6-60z', 'W'),
  knife: turn(
    -34,
    shape('M54 172q0-14 20-14h150l44 18v48l-44 18H74q-20 0-20-14z', 'M'),
    rect(96, 186, 120, 26, 10, 'K'),
    shape('M266 178h66l34 44H266z', 'S'),
  ),
  ladder: turn(
    8,
    repeat(6, (i) => rect(132, 86 + i * 46, 136, 12, 4, 'M')),
    rect(118, 48, 18, 310, 6, 'S'),
    rect(264, 48, 18, 310, 6, 'S'),
    rect(112, 348, 30, 16, 5, 'K'),
    rect(258, 348, 30, 16, 5, 'K'),
  ),
  box:
    shape('M70 150h260l-20 176H90z', 'M') +
    rect(56, 122, 288, 38, 10, 'D') +
    rect(150, 202, 100, 44, 8, 'W') +
    repeat(3, (i) => rect(112, 264 + i * 18, 176, 7, 3, 'D')),
  toolcase:
    line('M142 132q0-44 58-44t58 44', 18, 'K') +
    rect(52, 128, 296, 200, 22, 'M') +
    rect(52, 214, 296, 14, 0, 'D') +
    rect(94, 200, 46, 44, 8, 'K') +
    rect(260, 200, 46, 44, 8, 'K'),
  shelf:
    rect(74, 52, 16, 300, 3, 'M') +
    rect(310, 52, 16, 300, 3, 'M') +
    repeat(4, (i) => rect(66, 88 + i * 80, 268, 14, 3, 'S')) +
    rect(106, 132, 70, 36, 5, 'Y') +
    rect(196, 124, 92, 44, 5, 'K') +
    rect(112, 212, 106, 36, 5, 'D') +
    rect(236, 204, 56, 44, 5, 'M'),
  part: shape(teeth(12, 96, 128), 'S') + circle(200, 200, 84, 'M') + circle(200, 200, 40, 'W') + circle(200, 200, 24, 'K'),
} as const
