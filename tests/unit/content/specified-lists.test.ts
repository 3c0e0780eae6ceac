import { expect, test } from 'vitest'
import { credentials, expertise } from '#content/expertise.ts'
import { stories } from '#content/home.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { toolCategories, tools } from '#content/tools.ts'
import { areaImpacts } from '#content/why-ai-overview.ts'
import { whyAi } from '#content/why-ai.ts'
import { workshops } from '#content/workshops.ts'

// The records named by the specification. Update these lists when adding or removing a record.

test('There are six services', () => {
  expect(services.slugs.toSorted()).toEqual(
    [
      'text-generation',
      'image-creation',
      'music-production',
      'voice-synthesis',
      'video-generation',
      'ai-development',
    ].toSorted(),
  )
})

test('There are six profiles: expert, trainer, consultant, developer, coaching, speaker', () => {
  expect(expertise.slugs).toEqual(['ai-expert', 'trainer', 'consultant', 'developer', 'coaching', 'speaker'])
})

test('There are four credential tiles', () => {
  expect(credentials.all).toHaveLength(4)
})

test('There are six reasons to adopt AI', () => {
  expect(whyAi.slugs).toEqual([
    'exponential-growth',
    'automation-efficiency',
    'innovation-catalyst',
    'competitive-advantage',
    'customer-experience',
    'risk-mitigation',
  ])
})

test('There are four business areas', () => {
  expect(areaImpacts.all).toHaveLength(4)
})

test('There are six projects', () => {
  expect(projects.slugs).toEqual([
    'ecommerce-automation',
    'customer-service-bot',
    'social-media-generator',
    'voice-documentation',
    'quality-control',
    'learning-platform',
  ])
})

test('There are eight tools, one for each of the eight categories', () => {
  expect(tools.all.map(({ category }) => category)).toEqual(toolCategories.slugs)
  expect(tools.all).toHaveLength(8)
})

test('There are four workshops: beginner, marketing, agent, avatar', () => {
  expect(workshops.slugs).toEqual(['beginner', 'marketing', 'agent', 'avatar'])
})

test('There are three client testimonials on the home page', () => {
  expect(stories.all).toHaveLength(3)
})
