import type { TestimonialTrio } from './clients.ts'
import { defineCollection, type Slug } from './collection.ts'
import { detailTexts } from './detail-texts.ts'
import type { PhotoId } from './photos.ts'

interface ExpertiseFacts {
  icon: 'brain' | 'graduation-cap' | 'compass' | 'code' | 'users' | 'mic'
  image: PhotoId
  testimonials: TestimonialTrio
}

/** The six areas of expertise, in the order of the overview. */
export const expertise = defineCollection({
  name: 'expertise',
  texts: detailTexts,
  records: {
    'ai-expert': {
      icon: 'brain',
      image: 'photo-1758518730327-98070967caab',
      testimonials: [
        { client: 'marcus-reed', rating: 5 },
        { client: 'lena-hartmann', rating: 5 },
        { client: 'rachel-tafoya', rating: 5 },
      ],
    },
    trainer: {
      icon: 'graduation-cap',
      image: 'photo-1542744173-8e7e53415bb0',
      testimonials: [
        { client: 'laura-chen', rating: 5 },
        { client: 'miriam-vogel', rating: 5 },
        { client: 'petra-schuster', rating: 4 },
      ],
    },
    consultant: {
      icon: 'compass',
      image: 'photo-1529119368496-2dfda6ec2804',
      testimonials: [
        { client: 'andreas-rieger', rating: 5 },
        { client: 'daniel-ortega', rating: 5 },
        { client: 'ben-osei', rating: 4 },
      ],
    },
    developer: {
      icon: 'code',
      image: 'photo-1498050108023-c5249f4df085',
      testimonials: [
        { client: 'jonas-weiss', rating: 5 },
        { client: 'karen-whitfield', rating: 4 },
        { client: 'tom-keller', rating: 5 },
      ],
    },
    coaching: {
      icon: 'users',
      image: 'photo-1531482615713-2afd69097998',
      testimonials: [
        { client: 'kevin-nguyen', rating: 5 },
        { client: 'katrin-lindner', rating: 5 },
        { client: 'clara-nowak', rating: 4 },
      ],
    },
    speaker: {
      icon: 'mic',
      image: 'photo-1762968274962-20c12e6e8ecd',
      testimonials: [
        { client: 'ben-osei', rating: 5 },
        { client: 'andreas-rieger', rating: 4 },
        { client: 'aisha-grant', rating: 5 },
      ],
    },
  } satisfies Record<string, ExpertiseFacts>,
})

export type ExpertiseSlug = Slug<typeof expertise>

interface CredentialFacts {
  icon: 'award' | 'users' | 'shield-check' | 'building'
}

/** The four credentials of the expertise overview. */
export const credentials = defineCollection({
  name: 'credentials',
  texts: {
    title: 'Credential, up to 35 characters',
    description: 'What stands behind it, up to 120 characters',
  },
  records: {
    experience: { icon: 'award' },
    trained: { icon: 'users' },
    confidentiality: { icon: 'shield-check' },
    companies: { icon: 'building' },
  } satisfies Record<string, CredentialFacts>,
})
