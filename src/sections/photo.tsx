import { photoUrl } from '#content/photo-source.ts'
import { photos, type PhotoId } from '#content/photos.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Picture } from '#ui/picture.tsx'

interface PhotoProps {
  photo: PhotoId
  /** Seed of the art behind the photo, usually the slug of the record. */
  seed: string
  ratio: number
  /** The `sizes` attribute; by default that of a card in a grid. */
  sizes?: string
  /** True for the photo on the first screen. */
  first?: boolean
}

const inGrid = '(min-width: 64rem) 24rem, (min-width: 44rem) 46vw, 92vw'

/** A photo of the collection with its alternative text in the page's language. */
export function Photo({ photo, sizes = inGrid, ...picture }: PhotoProps) {
  const i18n = useI18n()
  return (
    <Picture
      urlFor={(width, height) => photoUrl(photo, width, height)}
      alt={i18n.t(photos.find(photo).text.alt)}
      sizes={sizes}
      {...picture}
    />
  )
}
