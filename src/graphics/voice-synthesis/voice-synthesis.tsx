import styled from 'styled-components'
import { announcement, hardWords } from './announcement.ts'
import { marked } from '#i18n/marked.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { actors } from '../actors.ts'
import { Paper } from '../paper/paper.tsx'
import { randomOf } from '#ui/art/random.ts'

/** A phone announcement, each line with its waveform. */
export function Graphic() {
  const i18n = useI18n()
  const { company } = actors.dentist
  const script = announcement.all.map(({ slug, text }, index) => {
    const parts = marked(i18n.t(text.line, { client: company }))
    return {
      slug,
      parts,
      text: parts.map((part) => part.text).join(''),
      lang: index === announcement.all.length - 1 ? 'es' : i18n.locale,
    }
  })
  const longest = Math.max(...script.map(({ text }) => text.length))

  return (
    <Paper
      meta={i18n.t('paper.example')}
      kind={i18n.t('announcement.kind')}
      title={i18n.t('announcement.title', { client: company })}
      foot={i18n.t('announcement.foot')}
    >
      <Script>
        {script.map(({ slug, parts, text, lang }) => (
          <li key={slug}>
            <p lang={lang}>
              {parts.map(({ text: words, mark }, index) =>
                mark ? (
                  <span key={index}>
                    <del>{mark}</del> <ins>{words}</ins>
                  </span>
                ) : (
                  <span key={index}>{words}</span>
                ),
              )}
            </p>
            <svg viewBox={`0 0 ${longest * 4} 40`} preserveAspectRatio="none" aria-hidden="true">
              <path d={waveform(text)} />
            </svg>
          </li>
        ))}
      </Script>
      <Words>
        <dt>{i18n.t('announcement.words')}</dt>
        {hardWords.all.map(({ slug, text }) => (
          <dd key={slug}>
            <b>{i18n.t(text.word)}</b> <span>{i18n.t(text.spoken)}</span>
          </dd>
        ))}
      </Words>
    </Paper>
  )
}

/** A line for each letter of a sentence around the middle of a box 40 high: vowels are loud, consonants softer, pauses silent. */
function waveform(sentence: string): string {
  const random = randomOf(sentence)
  return Array.from(sentence.toLowerCase(), (letter, index) => {
    const loudness = /\P{L}/u.test(letter) ? 0.05 : /[aeiouyäöüáéíóú]/.test(letter) ? 1 : 0.45
    const half = Math.round(190 * loudness * (0.7 + 0.3 * random())) / 10
    return `M${4 * index + 2} ${20 - half}v${2 * half}`
  }).join('')
}

const Script = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: 0.9rem;

  p {
    font-size: var(--text-m);
  }

  del {
    color: var(--ink-soft);
  }

  ins {
    color: var(--positive);
    font-weight: 600;
    text-underline-offset: 0.2em;
  }

  svg {
    width: 100%;
    height: 1.75rem;
    margin-top: 0.25rem;
  }

  path {
    stroke: var(--accent);
    stroke-width: 2;
  }

  li:has(ins) path {
    stroke: var(--positive);
  }
`

const Words = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  color: var(--ink-soft);

  dt {
    flex-basis: 100%;
  }

  b {
    color: var(--ink);
  }
`
