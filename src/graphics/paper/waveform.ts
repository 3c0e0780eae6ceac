/** The path of a waveform: one upright line per peak around the middle of a box, `count * 4` wide and 40 high. */
export function waveform(peaks: readonly number[]): string {
  return peaks
    .map((peak, index) => {
      const half = Math.max(0.6, Math.round(peak * 190) / 10)
      return `M${index * 4 + 2} ${20 - half}v${2 * half}`
    })
    .join('')
}
