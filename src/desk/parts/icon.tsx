/** The icons of the desk: one line each, 24 by 24, in the colour of the text. */

const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  catalogue: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  orders: 'M7 3h10v18l-2.5-2-2.5 2-2.5-2L7 21zM10 8h4M10 12h4',
  quotes: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h6M9 16h4',
  carts: 'M3 5h2l2.5 10h9L19 8H6.5M9 19.5h.01M16 19.5h.01',
  approvals: 'M12 3l7 3v5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V6zM9 12l2.2 2.2L15.5 10',
  tickets: 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5',
  companies: 'M4 21V5l8-2v18M12 9h8v12M2 21h20M8 8h.01M8 12h.01M8 16h.01M16 13h.01M16 17h.01',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20c0-3.5 2.7-6 6-6s6 2.5 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.1.7 3.5 2.8 3.5 5.5',
  spending: 'M4 7h15v12H4zM4 7l11-4v4M15 13h4M15.5 11h3.5v4h-3.5a2 2 0 0 1 0-4',
  pricesheets: 'M4 12V4h8l9 9-8 8zM8 8h.01',
  rules: 'M19 5L5 19M7.5 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M16.5 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  lifecycle: 'M12 3a9 9 0 1 0 9 9M12 7v5l3 3M17 3h4v4',
  keys: 'M14 10a4 4 0 1 0-4 4l1-1v2h2v2h2v2h3v-3l-5-5z',
  deliveries: 'M3 11l18-8-7 18-3-7zM11 14l4-4',
  imports: 'M12 4v10M8 10l4 4 4-4M4 17v3h16v-3',
  health: 'M3 12h4l2-6 4 12 2-6h6',
  module: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 13v7M13 16.5h7',
  developers: 'M8 8l-4 4 4 4M16 8l4 4-4 4M13 5l-2 14',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M20 20l-4.8-4.8',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  moon: 'M20 14a8 8 0 0 1-10-10 8 8 0 1 0 10 10',
  signOut: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12l5 5 9-10',
  docs: 'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h12M9 8h6',
  history: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  play: 'M8 5l11 7-11 7z',
  stop: 'M7 7h10v10H7z',
  format: 'M4 20L14 10M16 3v4M14 5h4M19 10v3M17.5 11.5h3M8 4v3M6.5 5.5h3',
  merge: 'M7 4v4a4 4 0 0 0 4 4h2a4 4 0 0 1 4 4v4M17 4v4a4 4 0 0 1-4 4M14 17l3 3 3-3',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  reload: 'M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.5h-4.5',
  keyboard: 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8',
  star: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z',
  edit: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  add: 'M12 5v14M5 12h14',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5',
  filter: 'M4 6h16M7 12h10M10 18h4',
  columns: 'M4 5h16v14H4zM10 5v14M15 5v14',
  sort: 'M8 5v14M5 16l3 3 3-3M16 19V5M13 8l3-3 3 3',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14',
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  chevron: 'M6 9l6 6 6-6',
  left: 'M14 6l-6 6 6 6',
  right: 'M10 6l6 6-6 6',
  grip: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
  upload: 'M12 16V4M7 9l5-5 5 5M4 17v3h16v-3',
  categories: 'M4 5h6M4 5v13h6M4 11.5h6M13 3h7v4h-7zM13 9.5h7v4h-7zM13 16h7v4h-7z',
  translations: 'M3 6h10M8 4v2M5 6c1 4 3.5 6 7 7.5M11 6c-1 4-3.5 6-7 7.5M12 20l4.5-10L21 20M13.5 17h6',
} as const

export type IconName = keyof typeof shapes

export function Icon({ name, size = 20, isFilled = false }: { name: IconName; size?: number; isFilled?: boolean }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
