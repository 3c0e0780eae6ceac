import type { ComponentProps } from 'react'
import { photoUrl } from '#content/photo-source.ts'
import { altOf, type GermanPhotoId, type PhotoId } from '#content/photos.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Picture } from '#ui/picture.tsx'

interface PlaceProps extends Pick<ComponentProps<typeof Picture>, 'backdrop' | 'ratio'> {
  /** By default that of a card in a grid. */
  sizes?: string
}

/** A page in one language says itself what the photo shows. */
type PhotoProps = PlaceProps & ({ photo: PhotoId; alt?: undefined } | { photo: GermanPhotoId; alt: string })

const inGrid = '(min-width: 64rem) 24rem, (min-width: 44rem) 46vw, 92vw'

/** A photo of the collection with its alternative text in the language of the page. */
export function Photo({ photo, alt, sizes = inGrid, ...picture }: PhotoProps) {
  const i18n = useI18n()
  return (
    <Picture
      urlFor={(width, height) => photoUrl(photo, width, height)}
      alt={alt ?? i18n.t(altOf(photo))}
      sizes={sizes}
      {...picture}
    />
  )
}
