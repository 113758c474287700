/** The opening hours of a warehouse on one day of the week (0 = Sunday). Times are HH:MM; null means closed, or no lunch break. */
export interface BusinessDay {
  dayOfWeek: number
  openingTime: string | null
  closingTime: string | null
  lunchBeakStartTime: string | null
  lunchBeakEndTime: string | null
}
