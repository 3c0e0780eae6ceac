import styled from 'styled-components'
import { languages, languageName } from '#locale/locales.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useLanguage } from './language-store.ts'

interface LanguageSelectProps {
  /** The visitor points at the selector or focuses it, and may choose next. */
  onReach: () => void
}

/** The language selector of the header; its options are the language tags. */
export function LanguageSelect({ onReach }: LanguageSelectProps) {
  const i18n = useI18n()
  const language = useLanguage((state) => state.language)
  const choose = useLanguage((state) => state.choose)
  return (
    <Select
      translate="no"
      aria-label={i18n.t('shell.language')}
      value={language}
      // What a browser restores when it goes back is not the language of the page.
      autoComplete="off"
      onPointerEnter={onReach}
      onFocus={onReach}
      onChange={(event) => {
        const chosen = languages.find((one) => one === event.target.value)
        if (chosen) choose(chosen)
      }}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one} title={languageName(one)}>
          {one.toUpperCase()}
        </option>
      ))}
    </Select>
  )
}

const Select = styled.select`
  min-height: 44px;
  padding: 0 0.5rem;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: transparent;
  font-size: 1rem;
  font-weight: 500;

  &:hover {
    border-color: var(--line-strong);
  }

  option {
    background: var(--raised);
    color: var(--ink);
  }
`
