import { lines } from '#i18n/use-i18n.ts'
import { Hint } from '#ui/hint.tsx'
import { SubjectIcon } from '#ui/icons/subject-icon.tsx'
import { BulletList } from '#ui/list.tsx'
import { Note } from '#ui/note.tsx'
import { Prose } from '#ui/prose.tsx'
import { Rating } from '#ui/rating.tsx'
import { Section } from '#ui/section.tsx'
import { Tile, TileGrid } from '#ui/tile.tsx'
import { localized, type Story } from '../story.ts'

/** Text components, and the graphics for ratings and shares. */
export const texts: readonly Story[] = [
  ...[0, 4.9].map((value) => ({
    name: `rating, ${value}`,
    render: () => <Rating value={value} label={`${value} / 5`} />,
  })),
  ...(['point', 'gain', 'caution'] as const).map((mark) => ({
    name: `list, ${mark}`,
    render: (i18n: Parameters<Story['render']>[0]) => (
      <BulletList items={lines(i18n.t('common.why.points')).slice(0, 3)} mark={mark} />
    ),
  })),
  {
    name: 'list, wide',
    size: 'page',
    render: (i18n) => <BulletList items={lines(i18n.t('common.why.points'))} mark="gain" wide />,
  },
  { name: 'note', render: (i18n) => <Note>{i18n.t('tools-overview.note')}</Note> },
  { name: 'hint', size: 'page', render: (i18n) => <Hint>{i18n.t('about.german-only')}</Hint> },
  {
    name: 'prose',
    size: 'card',
    render: (i18n) => (
      <Prose>
        <p>{i18n.t('home.hero.line')}</p>
        <ul>
          {lines(i18n.t('common.why.points'))
            .slice(0, 2)
            .map((point) => (
              <li key={point}>{point}</li>
            ))}
        </ul>
        <p>
          <a href="#prose">{i18n.t('nav.contact')}</a>
        </p>
      </Prose>
    ),
  },
  {
    name: 'tiles',
    size: 'page',
    render: (i18n) => (
      <Section title={localized(i18n, 'Tiles', 'Leistungsversprechen')}>
        <TileGrid>
          {(['compass', 'workflow', 'shield-check', 'users'] as const).map((icon) => (
            <Tile key={icon}>
              <SubjectIcon name={icon} />
              <h3>{localized(i18n, `What ${icon} stands for`, 'Datenschutzgrundverordnungskonform')}</h3>
              <p>{i18n.t('contact.email.text')}</p>
            </Tile>
          ))}
        </TileGrid>
      </Section>
    ),
  },
  {
    name: 'section',
    size: 'page',
    render: (i18n) => (
      <Section
        title={localized(i18n, 'What stays with you', 'Auftragsverarbeitungsvereinbarung inbegriffen')}
        lead={i18n.t('why-ki.areas.lead')}
      >
        <p>{i18n.t('home.stats.note')}</p>
      </Section>
    ),
  },
]
