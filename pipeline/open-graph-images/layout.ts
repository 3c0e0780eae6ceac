/** Size in pixels of every Open Graph image: all networks show it uncropped. */
export const imageSize = { width: 1200, height: 630 }

/** The margin around the content, and the company's logo in the first line. */
export const margin = { x: 72, y: 60 }
export const mark = { size: 52, gap: 18 }

/** The space for the headline, between the first line and the top of the landscape. */
export const headlineRoom = { top: 150, width: imageSize.width - 2 * margin.x, height: 228 }

export const landHeight = 280
