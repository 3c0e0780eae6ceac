/** What a number counts or measures. */
export type Unit = 'count' | 'percent' | 'times' | 'money' | TimeUnit

export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** A number with its unit, as records hold it; `format.ts` writes it. */
export interface Quantity<U extends Unit = Unit> extends Traits {
  readonly value: number
  readonly unit: U
}

interface Traits {
  /** At least this many: written with a plus behind the number. */
  readonly atLeast?: true
  /** A change: written with its sign. */
  readonly change?: true
  /** The whole of which the number is a part, e.g. 80 in 78/80. */
  readonly of?: number
  /** Thousands are abbreviated in languages that do so. */
  readonly compact?: true
  /** Of money: its currency, ISO 4217. */
  readonly currency?: string
}

/** A number with its unit; the functions below name the units. */
export function quantity<const U extends Unit>(value: number, unit: U, traits?: Traits): Quantity<U> {
  return { value, unit, ...traits }
}

export const count = (value: number, traits?: Traits) => quantity(value, 'count', traits)
/** 60 is 60 %. */
export const percent = (value: number, traits?: Traits) => quantity(value, 'percent', traits)
/** A factor, e.g. 2.3x. */
export const times = (value: number) => quantity(value, 'times')
export const minutes = (value: number) => quantity(value, 'minute')
export const hours = (value: number) => quantity(value, 'hour')
export const days = (value: number) => quantity(value, 'day')
export const weeks = (value: number) => quantity(value, 'week')
export const months = (value: number) => quantity(value, 'month')
