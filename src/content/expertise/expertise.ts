import type { Quantity } from '#locale/quantity.ts'
import { defineCollection, type Slug } from '../collection.ts'
import { trackRecord } from '../company/track-record.ts'
import { detailTexts } from '../detail-texts.ts'
import type { PhotoId } from '../photos.ts'

interface ExpertiseFacts {
  icon: 'brain' | 'graduation-cap' | 'compass' | 'code' | 'users' | 'mic'
  image: PhotoId
}

export const expertise = defineCollection({
  name: 'expertise',
  part: 'expertise',
  texts: { ...detailTexts, outcome: 'What it brings, with a figure, up to 70 characters, no full stop' },
  records: {
    'ai-expert': { icon: 'brain', image: 'photo-1758518730327-98070967caab' },
    trainer: { icon: 'graduation-cap', image: 'photo-1542744173-8e7e53415bb0' },
    consultant: { icon: 'compass', image: 'photo-1529119368496-2dfda6ec2804' },
    developer: { icon: 'code', image: 'photo-1498050108023-c5249f4df085' },
    coaching: { icon: 'users', image: 'photo-1531482615713-2afd69097998' },
    speaker: { icon: 'mic', image: 'photo-1762968274962-20c12e6e8ecd' },
  } satisfies Record<string, ExpertiseFacts>,
})

export type ExpertiseSlug = Slug<typeof expertise>

interface CredentialFacts {
  icon: 'award' | 'users' | 'shield-check' | 'building'
  /** The figure in its title; where the company lacks it, the credential is left out. */
  figure?: Quantity | null
}

export const credentials = defineCollection({
  name: 'credentials',
  texts: { title: 'Credential, up to 35 characters', description: 'What stands behind it, up to 120 characters' },
  records: {
    experience: { icon: 'award', figure: trackRecord.experience },
    trained: { icon: 'users', figure: trackRecord.trained },
    confidentiality: { icon: 'shield-check' },
    companies: { icon: 'building', figure: trackRecord.companies },
  } satisfies Record<string, CredentialFacts>,
})
