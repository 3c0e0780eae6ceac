import styled from 'styled-components'
import { Fragment } from 'react'
import { company, mailto } from '#content/company/company.ts'
import { parts } from '#content/company/parts.ts'
import { languageKey, locales, languageName } from '#locale/locales.ts'
import { useLanguage } from '#features/language/language-store.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { BareLink, OutsideLink, TextLink } from '#ui/link.tsx'
import { Container } from '#ui/section.tsx'
import { legalDocuments, navigation, pagesIn } from '#site/navigation.ts'
import { pageName } from '#site/page.ts'
import { usePages } from '#site/use-page.ts'

/** The footer: company, contact, all pages, the four legal documents, languages. */
export function Footer() {
  const i18n = useI18n()
  const pages = usePages()
  const { language, choose } = useLanguage((state) => state)
  return (
    <Ground>
      <Inner>
        <Blurb>
          <p>{i18n.t('shell.footer.blurb')}</p>
          <p translate="no">
            <a href={mailto()}>{company.email}</a>
          </p>
          <p translate="no">
            <a href={company.phone.href}>{company.phone.display}</a>
          </p>
          {company.profiles.map(({ name, href }) => (
            <p key={href}>
              <OutsideLink href={href} newTab={i18n.t('common.new-tab')}>
                {name}
              </OutsideLink>
            </p>
          ))}
          {parts.newsletter && (
            <p>
              <TextLink to="/contact" hash="newsletter">
                {i18n.t('shell.footer.newsletter')}
              </TextLink>
            </p>
          )}
        </Blurb>
        {[
          { label: i18n.t('shell.footer.pages'), places: [...navigation, '/faq' as const] },
          {
            label: i18n.t('shell.footer.legal'),
            places: legalDocuments,
            further: (
              <li>
                <BareLink to="/legal/imprint" hash="accessibility">
                  {i18n.t('shell.footer.accessibility')}
                </BareLink>
              </li>
            ),
          },
        ].map(({ label, places, further }, index) => (
          <nav key={index} aria-label={label}>
            <ul role="list">
              {pagesIn(places, pages, i18n.locale).map((page) => (
                <li key={page.path}>
                  <BareLink path={page.path}>{pageName(page, i18n.t)}</BareLink>
                </li>
              ))}
              {further}
            </ul>
          </nav>
        ))}
      </Inner>
      <Foot>
        <span>{i18n.t('shell.footer.rights')}</span>
        <span>{i18n.t('shell.footer.business')}</span>
        <span>
          {locales.map((one, index) => (
            <Fragment key={one}>
              {index > 0 && ' · '}
              <a
                href={`?${languageKey.query}=${one}`}
                hrefLang={one}
                lang={one}
                onClick={(event) => {
                  if (one === language || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                  // As in the header: the address keeps its query and anchor, and nothing that is typed is lost.
                  event.preventDefault()
                  choose(one)
                }}
              >
                {languageName(one)}
              </a>
            </Fragment>
          ))}
        </span>
      </Foot>
    </Ground>
  )
}

const Ground = styled.footer`
  --target: 2.75rem;
  position: relative;
  background: var(--sunken);
  font-size: var(--text-s);
  color: var(--ink-soft);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`

const Inner = styled(Container)`
  padding-block: clamp(2rem, 3vw, 2.5rem) 0.5rem;
  display: grid;
  gap: 1.5rem;

  @media ${from.tablet} {
    --target: 2.25rem;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ul {
    display: grid;
    /* As wide as the longest word: fewer columns on the narrowest phones and with large text. */
    grid-template-columns: repeat(auto-fill, minmax(min(var(--column, 8rem), 100%), 1fr));
    column-gap: 1.5rem;
  }

  nav:nth-child(2) li:last-child {
    grid-column: 1 / -1;
  }

  /* The names of the pages are short; "Nutzungsbedingungen" is not. */
  @media not ${from.tablet} {
    nav:nth-child(2) {
      --column: 6.4rem;
    }
  }

  @media ${from.tablet} {
    nav:nth-child(3) {
      --column: 11.5rem;
    }
  }

  @media print {
    flex: none;

    nav {
      display: none;
    }
  }
`

const Blurb = styled.div`
  display: grid;
  max-width: 26rem;
  align-content: start;

  /* Beside it the links have some space above their text. */
  > :first-child {
    padding-block: 0.4rem 0.5rem;
  }
`

const Foot = styled(Container)`
  padding-block: 1rem 2rem;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0.5rem 2rem;
`
