/** The theme that the desk and the GraphQL explorer share. Colours of pages without scripts are in src/portal/browser/look.css. */
import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Mantine and the editors create style elements. The page's policy only allows those that have the nonce of this response. */
export const styleNonce = () => document.querySelector<HTMLElement>('#style-nonce')?.nonce ?? ''

/** Ten shades of a colour, from the lightest to the darkest. */
const shades = (colours: string) => colours.split(' ') as unknown as MantineColorsTuple

const petrol = shades('#ebf9fd #d5eff7 #b1dfec #87cadd #61b2c8 #4899af #2a7f94 #10677a #005466 #004151')
const moss = shades('#edf9f2 #d9f0e2 #b9e1c8 #94cdab #72b68f #599d77 #3f835f #2a6b49 #1a5739 #0e442a')
const ochre = shades('#fdf5e8 #f7e7cf #edd1a8 #deb77b #c99c54 #af843a #946a1c #7b5400 #664200 #513200')
const clay = shades('#fff3e9 #ffe3d1 #fbcbab #efad80 #dc905b #c17842 #a55e27 #8a4910 #733800 #5c2900')
const brick = shades('#fff0ed #ffded9 #ffc2b9 #ffa096 #ed8176 #d1685e #b54e46 #973932 #7f2823 #661b17')
const slate = shades('#eff7ff #dcebfd #bed9f7 #9cc1ec #7da8d9 #6690bf #4d76a4 #395f88 #294c73 #1d3b5b')
const stone = shades('#f9f8f5 #f2f1ed #e7e6e2 #dad9d5 #c8c7c3 #a9a8a3 #81807c #5f5f5b #494844 #2f2e2a')
const ink = shades('#deeaee #bbc6ca #9ca7ab #8a9599 #404a4d #2e373a #232c2f #1a2326 #111a1d #081114')

export const theme = createTheme({
  // The names of Mantine get our colours, so that no page shows one of the kit.
  colors: {
    petrol,
    cyan: petrol,
    teal: moss,
    green: moss,
    yellow: ochre,
    orange: clay,
    red: brick,
    blue: slate,
    gray: stone,
    dark: ink,
  },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  black: '#1b2427',
  autoContrast: true,
  luminanceThreshold: 0.3,
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontFamily: '"IBM Plex Sans Variable", system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Code", "DejaVu Sans Mono", monospace',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.5rem', lineHeight: '1.25' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h5: { fontSize: '0.9375rem', lineHeight: '1.4' },
      h6: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  components: {
    // A menu gives the focus to its first item, not to an element that a menu may not contain.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
  },
})
