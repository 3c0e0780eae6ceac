import type { ProjectSlug } from './projects.ts'

/** The start and the end of a phase in months since the start of the project. */
type Phase = readonly [from: number, to: number]

interface CaseStudy {
  /** Names of products and techniques; the same in every language. */
  technologies: readonly string[]
  /** The phases in the order of their names. */
  phases: readonly [Phase, Phase, Phase, Phase]
}

/**
 * What the pages of the case studies tell about each project. It is apart from the records, because every page loads those,
 * for its links.
 */
export const caseStudies: Record<ProjectSlug, CaseStudy> = {
  'ecommerce-automation': {
    technologies: ['Python', 'Claude API', 'JSON Schema', 'Akeneo PIM', 'Shopify Admin API'],
    phases: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
  },
  'customer-service-bot': {
    technologies: ['Azure OpenAI', 'RAG', 'pgvector', 'SAP Business One', 'WhatsApp Business Platform', 'Zendesk'],
    phases: [
      [0, 1],
      [1, 2],
      [2, 3.5],
      [3, 5],
    ],
  },
  'social-media-generator': {
    technologies: ['Claude API', 'Meta Graph API', 'Cloudinary', 'Airtable', 'n8n'],
    phases: [
      [0, 0.5],
      [0.5, 1],
      [0.75, 1.5],
      [1.5, 2],
    ],
  },
  'voice-documentation': {
    technologies: ['Whisper', 'Mistral Small', 'vLLM', 'HL7 FHIR', 'GDT'],
    phases: [
      [0, 2],
      [2, 3],
      [3, 4],
      [4, 6],
    ],
  },
  'quality-control': {
    technologies: ['PyTorch', 'Anomalib', 'ONNX Runtime', 'GigE Vision', 'OPC UA'],
    phases: [
      [0, 2],
      [2, 4],
      [4, 6],
      [6, 8],
    ],
  },
  'learning-platform': {
    technologies: ['Claude API', 'RAG', 'Moodle', 'LTI 1.3', 'xAPI', 'PostgreSQL'],
    phases: [
      [0, 2],
      [2, 4],
      [3, 4],
      [4, 7],
    ],
  },
}
