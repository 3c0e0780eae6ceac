import { useCallback, useState } from 'react'
import styled from 'styled-components'
import { Landscape } from './art/landscape.tsx'

interface PictureProps {
  /** The address of the photo for a box of this size in pixels. */
  urlFor: (width: number, height: number) => string
  alt: string
  /** Seed of the art that stands beneath and shows when the photo does not load. */
  seed: string
  /** Width divided by height of the box. */
  ratio?: number
  /** The `sizes` attribute: how wide the picture is on which screen. */
  sizes: string
  /** True for the one picture that is seen first; all others load when they come near. */
  first?: boolean
}

const widths = [400, 640, 960, 1280, 1600]

/** A stock photo tinted to the palette, in a box that keeps its size. A photo that fails is hidden and the art remains. */
export function Picture({ urlFor, alt, seed, ratio = 1.5, sizes, first = false }: PictureProps) {
  const [failed, setFailed] = useState(false)

  /** A photo can have failed before hydration, when nobody listened yet. A lazy one is decoded when it comes near. */
  const notice = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc) image.decode().catch(() => setFailed(true))
  }, [])

  const at = (width: number) => urlFor(width, Math.round(width / ratio))
  return (
    <Box $ratio={ratio}>
      <Landscape seed={seed} />
      {!failed && (
        <Photo
          ref={notice}
          src={at(960)}
          srcSet={widths.map((width) => `${at(width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt={alt}
          width={960}
          height={Math.round(960 / ratio)}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
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

  > svg {
    position: absolute;
    inset: 0;
  }

  /* On paper, art costs ink and says nothing. */
  @media print {
    > svg {
      display: none;
    }
    &:not(:has(img)) {
      display: none;
    }
  }

  /* The photo's light in the colours of dusk: stock pictures of many hands look like one series. */
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

const Photo = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  font-size: 0;
`
