import { Graphic as AiDevelopment } from '#graphics/ai-development/ai-development.tsx'
import { Graphic as ImageCreation } from '#graphics/image-creation/image-creation.tsx'
import { Graphic as MusicProduction } from '#graphics/music-production/music-production.tsx'
import { Graphic as TextGeneration } from '#graphics/text-generation/text-generation.tsx'
import { SignOff } from '#graphics/text-generation/sign-off.tsx'
import { Graphic as VideoGeneration } from '#graphics/video-generation/video-generation.tsx'
import { Graphic as VoiceSynthesis } from '#graphics/voice-synthesis/voice-synthesis.tsx'
import type { Story } from '../story.ts'

/** The samples of the services. */
export const serviceGraphics: readonly Story[] = [
  { name: 'graphic, text generation', size: 'card', render: () => <TextGeneration /> },
  { name: 'sign-off, signed', size: 'card', render: () => <SignOff />, act: signOff },
  { name: 'graphic, image creation', size: 'card', render: () => <ImageCreation /> },
  { name: 'graphic, music production', size: 'card', render: () => <MusicProduction /> },
  { name: 'graphic, voice synthesis', size: 'card', render: () => <VoiceSynthesis /> },
  { name: 'graphic, video generation', size: 'card', render: () => <VideoGeneration /> },
  { name: 'graphic, ai development', size: 'card', render: () => <AiDevelopment /> },
]

/** Takes the suggested amount and signs off. */
function signOff(frame: HTMLElement) {
  for (const button of frame.querySelectorAll<HTMLButtonElement>('form button')) button.click()
}
