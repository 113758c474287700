/** Drawings of fixings, electrical material, plumbing and heating. */
import { circle, ellipse, label, line, rect, repeat, shape, tube, turn } from './shapes.js'

const thread = (x: number, y: number, count: number, width: number) =>
  repeat(count, (i) => line(`M${x} ${y + i * 15}l${width} 8`, 6, 'K'))

export const installationDrawings = {
  screw: turn(
    28,
    shape('M146 62q54-26 108 0l-30 38h-48z', 'M'),
    line('M184 66l32 10M204 58l-10 26', 7, 'K'),
    shape('M178 98h44l-6 190-16 66-16-66z', 'M'),
    thread(176, 150, 11, 46),
  ),
  bolt: turn(
    28,
    shape('M128 56h144l16 30-16 38H128l-16-38z', 'M'),
    line('M160 58v64M240 58v64', 3, 'D'),
    rect(166, 124, 68, 226, 8, 'M'),
    thread(166, 214, 9, 68),
  ),
  nut:
    shape('M200 70l113 65v130l-113 65-113-65V135z', 'M') +
    shape('M200 70l113 65-113 65-113-65z', 'S') +
    circle(200, 200, 62, 'D') +
    circle(200, 200, 50, 'W'),
  washer: ellipse(206, 214, 136, 130, 'D') + ellipse(200, 204, 136, 130, 'M') + ellipse(200, 204, 62, 58, 'W'),
  plug: turn(
    30,
    rect(150, 66, 100, 26, 8, 'M'),
    shape('M160 90h80l-10 220-30 40-30-40z', 'M'),
    repeat(5, (i) => line(`M164 ${130 + i * 38}l-20 18M236 ${130 + i * 38}l20 18`, 10, 'M')),
    line('M200 110v220', 6, 'D'),
  ),
  rod: turn(48, rect(182, 10, 36, 380, 4, 'M'), thread(182, 24, 24, 36)),
  tie:
    line('M120 290q-90-130 40-200t150 80q0 90-110 96', 15, 'M') +
    rect(166, 244, 48, 44, 8, 'M') +
    rect(180, 256, 20, 20, 4, 'D') +
    line('M150 268q-60 10-90 66', 15, 'M'),
  coil:
    repeat(
      6,
      (i) =>
        `<ellipse cx="200" cy="${160 + i * 17}" rx="128" ry="72" fill="none" stroke="url(#${i % 2 ? 'D' : 'M'})" stroke-width="15"/>`,
    ) +
    line('M328 245q30 40 6 94', 13, 'M') +
    line('M334 339l-4 26', 7, 'C'),
  cable:
    line('M24 300q90-10 130-70t130-90', 62, 'M') +
    line('M276 146l70-56', 20, 'C') +
    line('M284 152l84-8', 16, 'K') +
    line('M262 130l40-78', 16, 'D') +
    line('M24 286q84-10 124-66', 6, 'W'),
  patch:
    line('M96 150q-60 120 60 150t150-30q40-40 6-120', 18, 'M') +
    shape('M70 74h56v70q0 14-28 14t-28-14z', 'M') +
    rect(78, 48, 40, 34, 5, 'S') +
    shape('M280 74h56v70q0 14-28 14t-28-14z', 'M') +
    rect(288, 48, 40, 34, 5, 'S') +
    repeat(4, (i) => rect(83 + i * 9, 48, 4, 16, 0, 'C') + rect(293 + i * 9, 48, 4, 16, 0, 'C')),
  reel:
    circle(192, 190, 132, 'K') +
    circle(192, 190, 112, 'M') +
    circle(192, 190, 64, 'K') +
    circle(170, 176, 15, 'G') +
    circle(214, 176, 15, 'G') +
    circle(192, 216, 15, 'G') +
    line('M300 260q50 30 40 88', 15, 'M') +
    rect(326, 340, 28, 30, 6, 'K'),
  socket:
    rect(80, 80, 240, 240, 22, 'M') +
    rect(102, 102, 196, 196, 16, 'W') +
    circle(200, 200, 76, 'M') +
    circle(200, 200, 64, 'D') +
    circle(172, 200, 11, 'K') +
    circle(228, 200, 11, 'K') +
    rect(192, 132, 16, 18, 3, 'S') +
    rect(192, 250, 16, 18, 3, 'S'),
  switch:
    rect(80, 80, 240, 240, 22, 'M') +
    rect(112, 104, 176, 192, 10, 'W') +
    shape('M112 200h176v86q0 10-10 10H122q-10 0-10-10z', 'M') +
    line('M112 200h176', 4, 'D') +
    circle(200, 252, 6, 'Y'),
  breaker:
    repeat(
      2,
      (i) =>
        rect(98 + i * 104, 62, 100, 280, 8, 'W') +
        rect(98 + i * 104, 146, 100, 110, 4, 'M') +
        rect(130 + i * 104, 168, 36, 62, 6, 'K') +
        circle(148 + i * 104, 96, 16, 'G') +
        circle(148 + i * 104, 308, 16, 'G'),
    ) + label('I ON', 148, 142, 18, 'K'),
  bulb:
    shape('M200 46q92 0 92 94 0 48-40 84-12 12-12 34h-80q0-22-12-34-40-36-40-84 0-94 92-94z', 'M') +
    shape('M158 100q-20 30-6 68', 'W') +
    shape('M160 258h80l-6 30h-68z', 'W') +
    repeat(3, (i) => rect(166, 290 + i * 20, 68, 15, 7, 'S')) +
    shape('M178 350h44l-12 16h-20z', 'K'),
  panel:
    shape('M60 120l218-46 72 196-232 56z', 'S') + shape('M82 130l184-38 58 166-196 48z', 'M') + line('M120 306l-18 44', 6, 'K'),
  floodlight:
    shape('M92 96h216l20 150H72z', 'K') +
    shape('M112 112h176l14 116H98z', 'M') +
    repeat(4, (i) => rect(132 + i * 36, 134, 24, 72, 6, 'W')) +
    line('M84 180q-40 90 40 130h152q80-40 40-130', 14, 'K') +
    rect(160, 300, 80, 24, 6, 'K'),
  junctionbox:
    rect(92, 92, 216, 216, 20, 'M') +
    rect(114, 114, 172, 172, 12, 'D') +
    rect(126, 126, 148, 148, 8, 'M') +
    repeat(3, (i) => circle(138 + i * 62, 80, 22, 'K') + circle(138 + i * 62, 320, 22, 'K')) +
    circle(140, 140, 9, 'K') +
    circle(260, 260, 9, 'K'),
  pipe: turn(
    -24,
    repeat(
      3,
      (i) =>
        rect(24, 120 + i * 58, 330, 46, 6, 'M') +
        ellipse(354, 143 + i * 58, 15, 23, 'D') +
        ellipse(354, 143 + i * 58, 10, 16, 'W'),
    ),
  ),
  elbow:
    tube('M120 320V210q0-90 90-90h110', 86, 'M') +
    rect(66, 288, 108, 44, 8, 'D') +
    rect(288, 66, 44, 108, 8, 'D') +
    line('M98 280v-70q0-112 112-112h70', 10, 'W'),
  tee:
    tube('M62 176h276', 84, 'M') +
    tube('M200 190v140', 84, 'M') +
    rect(36, 124, 40, 104, 8, 'D') +
    rect(324, 124, 40, 104, 8, 'D') +
    rect(148, 312, 104, 40, 8, 'D') +
    line('M90 152h220', 9, 'W'),
  coupling:
    rect(64, 140, 272, 120, 16, 'M') +
    rect(44, 124, 72, 152, 12, 'D') +
    rect(284, 124, 72, 152, 12, 'D') +
    line('M126 162h148', 10, 'W') +
    ellipse(44, 200, 14, 60, 'K'),
  valve:
    rect(48, 204, 304, 84, 12, 'S') +
    rect(40, 186, 70, 120, 10, 'S') +
    rect(290, 186, 70, 120, 10, 'S') +
    circle(200, 246, 66, 'S') +
    rect(184, 132, 32, 60, 6, 'K') +
    shape('M176 106h146q22 0 22 18t-22 18H176q-14-18 0-36z', 'M') +
    line('M66 204v86M334 204v86', 5, 'G'),
  tap:
    rect(128, 316, 96, 24, 8, 'M') +
    rect(146, 150, 60, 176, 16, 'M') +
    line('M180 172q110-30 134 60', 40, 'M') +
    rect(294, 226, 42, 30, 8, 'D') +
    shape('M140 92q40-30 72 0l12 58h-96z', 'M') +
    line('M186 92l96-34', 18, 'D'),
  radiator:
    repeat(9, (i) => rect(56 + i * 33, 104, 27, 190, 10, 'M')) +
    rect(50, 92, 304, 24, 8, 'M') +
    rect(50, 282, 304, 24, 8, 'M') +
    rect(346, 272, 34, 22, 6, 'K') +
    circle(374, 283, 20, 'W') +
    rect(96, 306, 12, 38, 3, 'G') +
    rect(290, 306, 12, 38, 3, 'G'),
  thermostat:
    rect(86, 86, 228, 228, 54, 'M') +
    circle(200, 200, 92, 'K') +
    circle(200, 200, 78, 'D') +
    label('21°', 206, 220, 58, 'W') +
    `<path d="M132 262a92 92 0 1 1 136 0" fill="none" stroke="#f5b301" stroke-width="9" stroke-linecap="round"/>`,
  pump:
    rect(176, 40, 48, 320, 8, 'S') +
    rect(152, 44, 96, 36, 8, 'S') +
    rect(152, 320, 96, 36, 8, 'S') +
    circle(200, 200, 92, 'M') +
    circle(200, 200, 62, 'K') +
    circle(200, 200, 18, 'Y') +
    rect(252, 128, 96, 72, 10, 'K'),
  clamp:
    `<circle cx="196" cy="214" r="108" fill="none" stroke="url(#S)" stroke-width="34"/>` +
    repeat(10, (i) => line(`M${120 + i * 15} ${122 - Math.round(Math.sin((i / 9) * 3.14) * 26)}v16`, 4, 'K')) +
    rect(212, 76, 92, 44, 10, 'M') +
    rect(292, 84, 48, 28, 8, 'S'),
} as const
