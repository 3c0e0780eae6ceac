import { formatNumber } from '#locale/format.ts'
import type { Quantity } from '#locale/quantity.ts'

/** The number of a quantity without its unit, whose name is inflected. */
export const number = ({ value }: Pick<Quantity, 'value'>) => formatNumber(value, 'de')
