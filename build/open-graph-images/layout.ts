/** Pixels of every Open Graph image: what all networks show uncut. */
export const imageSize = { width: 1200, height: 630 }

/** The margin around everything, and the mark of the company in the first line. */
export const margin = { x: 72, y: 60 }
export const mark = { size: 52, gap: 18 }

/** The room of the headline, between the first line and the highest land. */
export const headlineRoom = { top: 150, width: imageSize.width - 2 * margin.x, height: 228 }

/** The height of the land at the foot of the picture. */
export const landHeight = 280
