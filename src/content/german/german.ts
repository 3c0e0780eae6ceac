import { formatNumber } from '#locale/format.ts'
import type { Quantity } from '#locale/quantity.ts'

/** The number of a quantity without its unit, whose name is inflected. */
export const number = ({ value }: Pick<Quantity, 'value'>) => formatNumber(value, 'de')

/** What a note says about a figure, as long as the company has it. */
export const explained = (figure: Quantity | null, text: string) => (figure ? [text] : [])
