import { useCallback, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { whereDocumentOnly } from '#style/media.ts'

interface PictureProps {
  /** The photo's address for a box of this size in pixels. */
  urlFor: (width: number, height: number) => string
  alt: string
  /** What is visible if the photo does not load. */
  backdrop?: ReactNode
  ratio?: number
  sizes: string
}

const widths = [400, 640, 960, 1280, 1600]

/** A stock photo tinted to the palette, in a box of fixed aspect ratio. If the photo fails, its place stays, so that nothing moves. */
export function Picture({ urlFor, alt, backdrop, ratio = 1.5, sizes }: PictureProps) {
  const [failed, setFailed] = useState(false)

  /** Detects a photo that failed before hydration, when no error handler was attached. */
  const checkLoaded = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc) image.decode().catch(() => setFailed(true))
  }, [])

  const at = (width: number) => urlFor(width, Math.round(width / ratio))
  return (
    <Box $ratio={ratio}>
      {backdrop}
      {!failed && (
        <PhotoImage
          ref={checkLoaded}
          src={at(960)}
          srcSet={widths.map((width) => `${at(width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt={alt}
          width={960}
          height={Math.round(960 / ratio)}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
    </Box>
  )
}

const Box = styled.div<{ $ratio: number }>`
  position: relative;
  overflow: hidden;
  isolation: isolate;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: var(--radius);
  background: var(--sunken);
  break-inside: avoid;

  &:empty {
    visibility: hidden;
  }

  > :first-child {
    position: absolute;
    inset: 0;
  }

  @media print {
    &:not(:has(img)) {
      display: none;
    }
  }

  /* Tints the photo in dusk colors, so that stock photos of different photographers look like one series. */
  &:has(img)::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(155deg, var(--dusk-2), var(--dusk-3) 55%, var(--dusk-5));
    mix-blend-mode: color;
    opacity: 0.72;
    pointer-events: none;
  }
`

const PhotoImage = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  font-size: 0;

  /* Browsers mark a photo that fails in its corner, which is then outside of the box. */
  ${whereDocumentOnly} {
    inset: -1.5rem;
    width: calc(100% + 3rem);
    height: calc(100% + 3rem);
  }
`
