import styled from 'styled-components'
import type { LegalDocument, Translated } from '#content/legal/legal-document.ts'
import { formatDate } from '#locale/times.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { LanguageNote } from '#sections/language-note.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { Prose } from '#ui/prose.tsx'
import { Container } from '#ui/section.tsx'
import { useHero } from '#site/use-page.ts'
import { LegalBlocks } from './legal-blocks.tsx'

/** A legal document in its own language: a short summary, a table of contents, the sections. */
export function LegalPage({ text }: { text: LegalDocument }) {
  const i18n = useI18n()
  const hero = useHero()
  const { lang, updated, labels, summary, sections, translated } = text
  const date = formatDate(new Date(updated), lang, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <>
      <div lang={lang}>
        <PageHero {...hero} size="quiet">
          {i18n.locale !== lang && <LanguageNote lang={i18n.locale} text={i18n.t(labels.oneLanguage)} />}
        </PageHero>
      </div>
      <Columns lang={lang}>
        <nav aria-label={labels.contents}>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article id="summary">
          {translated?.lang === i18n.locale && <Translation {...translated} newTab={labels.newTab} />}
          <div>
            <h2>{labels.summary}</h2>
            <Prose>
              <LegalBlocks blocks={summary} newTab={labels.newTab} />
              <p>
                <span>{labels.updated}</span>
                <time dateTime={updated}>{date}</time>
              </p>
            </Prose>
          </div>
          {sections.map(({ id, title: name, blocks, translated: translatedSection }) => (
            <section key={id} id={id}>
              <h2>{name}</h2>
              {translatedSection?.lang === i18n.locale && <Translation {...translatedSection} newTab={labels.newTab} />}
              <Prose>
                <LegalBlocks blocks={blocks} newTab={labels.newTab} />
              </Prose>
            </section>
          ))}
        </article>
      </Columns>
    </>
  )
}

/** What the document or a section says in the language of the reader. */
function Translation({ lang, title, blocks, newTab }: Translated & { newTab: string }) {
  return (
    <details lang={lang} open>
      <summary>{title}</summary>
      <Prose>
        <LegalBlocks blocks={blocks} newTab={newTab} />
      </Prose>
    </details>
  )
}

const Columns = styled(Container)`
  display: grid;
  gap: clamp(2rem, 5vw, 5rem);
  padding-block: var(--space-section);

  nav ol {
    padding-left: 1.75em;
    font-size: var(--text-s);
    color: var(--ink-soft);
    display: grid;
    gap: 0.35rem;
  }

  nav a {
    /* As inline elements, the list number would be next to the last line of a title that wraps. */
    display: block;
    width: fit-content;
    min-height: 1.5rem;
  }

  article {
    display: grid;
    align-content: start;
    gap: clamp(2rem, 4vw, 3.25rem);
    overflow-wrap: anywhere;
  }

  h2 {
    margin-bottom: 1rem;
  }

  article > * > div,
  article details > div {
    font-size: var(--text-m);
  }

  section > details {
    margin-bottom: 1.5rem;
  }

  summary {
    min-height: 2.75rem;
    align-content: center;
    font-weight: 600;
  }

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);

    nav {
      position: sticky;
      top: 6rem;
      align-self: start;
    }
  }

  @media print {
    nav {
      display: none;
    }
  }
`
