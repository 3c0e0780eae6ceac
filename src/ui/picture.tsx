import type { ReactNode } from 'react'
import styled from 'styled-components'
import { notPrinted, whereDocumentOnly } from '#style/media.ts'
import { photoWidths } from './photo-widths.ts'

interface PictureProps {
  /** The photo's address for a box of this size in pixels. */
  urlFor: (width: number, height: number) => string
  alt: string
  /** What is visible if the photo does not load, instead of the dusk. */
  backdrop?: ReactNode
  ratio?: number
  sizes: string
}

/** A stock photo in the dusk of the palette, in a box of fixed aspect ratio. The head script hides it if it fails. */
export function Picture({ urlFor, alt, backdrop, ratio = 1.5, sizes }: PictureProps) {
  const at = (width: number) => urlFor(width, Math.round(width / ratio))
  return (
    <Box $ratio={ratio} data-photo="">
      {backdrop}
      <PhotoImage
        src={at(960)}
        srcSet={photoWidths.map((width) => `${at(width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        width={960}
        height={Math.round(960 / ratio)}
        loading="lazy"
        decoding="async"
        // It may be hidden by then.
        suppressHydrationWarning
      />
    </Box>
  )
}

const Box = styled.div<{ $ratio: number }>`
  position: relative;
  overflow: hidden;
  isolation: isolate;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: var(--radius);
  background: linear-gradient(var(--dusk-6), var(--dusk-5) 40%, var(--dusk-4));
  break-inside: avoid;

  /* Without its photo it shows a horizon: a box that closed would move what is below it. */
  &:has(> [hidden]:only-child) {
    background: linear-gradient(var(--dusk-6), var(--dusk-5) 66%, var(--dusk-4) 0 84%, var(--dusk-5) 0);
    ${notPrinted}
  }

  > :first-child {
    position: absolute;
    inset: 0;
  }
`

/* The photo gives the light, its ground the color, so that those of different photographers look like one series. */
const PhotoImage = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  font-size: 0;
  filter: grayscale(1) contrast(1.1);
  mix-blend-mode: luminosity;

  &[hidden] {
    display: none;
  }

  /* Browsers mark a photo that fails in its corner, which is then outside of the box. */
  ${whereDocumentOnly} {
    inset: -1.5rem;
    width: calc(100% + 3rem);
    height: calc(100% + 3rem);
  }
`
