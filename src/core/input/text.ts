/** Cleans misleading text: invisible characters, and those that make a text read differently from what it says. */

/** Most texts match, and nothing below can apply to them. */
const PRINTABLE_ASCII = /^[ -~]*$/

/** Control characters except tab, line breaks and the null character, which is refused everywhere. */
const CONTROLS = /[^\P{Cc}\t\n\r\0]/gu
/** Characters that reverse the direction of the following text. Direction marks (U+200E, U+200F), which texts in Hebrew and Arabic need, are not among them. */
const BIDIS = /[\u202a-\u202e\u2066-\u2069]/g
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u

/** Converts the text to Unicode's composed form (NFC), so that two texts that look the same are equal. */
export const toNfc = (text: string) => (PRINTABLE_ASCII.test(text) ? text : text.normalize('NFC'))

const VERTICAL_BREAKS = /[\v\f\u0085]/g

/** Removes control characters and direction overrides from a free text. Old word processors separate lines by some of them: these become blanks. */
export const withoutControls = (text: string) =>
  PRINTABLE_ASCII.test(text) ? text : text.replace(VERTICAL_BREAKS, ' ').replace(CONTROLS, '').replace(BIDIS, '')

/** Returns why a text misleads, or undefined. `isRequired` texts must show something; others may be blank, but not by invisible characters alone. */
export function misleadingText(text: string, isRequired: boolean): string | undefined {
  if (text === '' || (PRINTABLE_ASCII.test(text) && text.trim() !== '')) return undefined
  if (text.search(CONTROLS) >= 0) return 'must not contain control characters'
  if (text.search(BIDIS) >= 0) return 'must not contain characters that reverse the writing direction'
  if (VISIBLE.test(text)) return undefined
  return isRequired || INVISIBLE.test(text) ? 'must contain a visible character' : undefined
}

/** Format characters (category Cf) and others that are not shown. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Returns true if a text contains invisible characters, which a code cannot have: two codes that look the same are equal. */
export const hasUnseen = (text: string): boolean => !PRINTABLE_ASCII.test(text) && text.search(UNSEEN) >= 0

/**
 * Returns a word as it is stored and compared, apart from case: compatibility forms such as fullwidth letters are replaced (NFKC) and invisible
 * characters are removed, so that no e-mail address, status or action code only looks like another one.
 */
export const foldWord = (text: string) =>
  PRINTABLE_ASCII.test(text) ? text : text.normalize('NFKC').replace(UNSEEN, '').normalize('NFC')
