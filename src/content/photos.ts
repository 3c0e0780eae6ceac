import { defineCollection, type Slug } from './collection.ts'

/** The photos of the pages in every language by their Unsplash ids. Their alternative texts are in the catalogs. */
export const photos = defineCollection({
  name: 'photos',
  texts: { alt: 'What the photo shows, for people who do not see it, up to 100 characters' },
  records: {
    'photo-1486312338219-ce68d2c6f44d': {},
    'photo-1620641788421-7a1c342ea42e': {},
    'photo-1589903308904-1010c2294adc': {},
    'photo-1574717024653-61fd2cf4d44d': {},
    'photo-1461749280684-dccba630e2f6': {},
    'photo-1498050108023-c5249f4df085': {},
    'photo-1542744173-8e7e53415bb0': {},
    'photo-1552664730-d307ca884978': {},
    'photo-1762968274962-20c12e6e8ecd': {},
    'photo-1758518730327-98070967caab': {},
    'photo-1531482615713-2afd69097998': {},
    'photo-1529119368496-2dfda6ec2804': {},
    'photo-1460925895917-afdab827c52f': {},
    'photo-1672552226380-486fe900b322': {},
    'photo-1603714228681-b399854b8f80': {},
    'photo-1579869847557-1f67382cc158': {},
    'photo-1758691461990-03b49d969495': {},
    'photo-1581091226825-a6a2a5aee158': {},
    'photo-1522202176988-66273c2fd55f': {},
    'photo-1522071820081-009f0129c71c': {},
  },
})

export type PhotoId = Slug<typeof photos>

/** The alternative text of a photo. Apart from the collection, which most pages then do not download. */
export const altOf = <Id extends PhotoId>(photo: Id) => `photos.${photo}.alt` as const

/** The photos of German pages only. The document of the page has their alternative texts. */
export const germanPhotos = [
  'photo-1517842645767-c639042777db',
  'photo-1618609378039-b572f64c5b42',
  'photo-1590602847861-f357a9332bbc',
  'photo-1487058792275-0ad4aaf24ca7',
] as const

/** A photo of a German page, which may also be on others. */
export type GermanPhotoId = PhotoId | (typeof germanPhotos)[number]
