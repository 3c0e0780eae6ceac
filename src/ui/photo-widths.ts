/** The widths in which a page asks for a photo, in pixels. */
export const photoWidths = [400, 640, 960, 1280, 1600] as const
