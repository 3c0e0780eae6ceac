import styled from 'styled-components'
import { workshops, type WorkshopSlug } from '#content/workshops.ts'
import { lines } from '#i18n/lines.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ButtonOutside } from '#ui/button.tsx'
import { Card, CardBody, CardFoot } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { BulletList } from '#ui/list.tsx'
import { Landscape } from '#ui/art/landscape.tsx'

/** A workshop card: outcome, audience, duration, price, and whom it does not suit. */
export function WorkshopCard({ slug }: { slug: WorkshopSlug }) {
  const i18n = useI18n()
  const { url, icon, color, text } = workshops.find(slug)
  const facts = [
    { label: i18n.t('workshops-overview.audience'), value: i18n.t(text.audience) },
    { label: i18n.t('workshops-overview.duration'), value: i18n.t(text.duration) },
    { label: i18n.t('workshops-overview.price'), value: i18n.t(text.price) },
  ]
  return (
    <Card>
      <Band data-color={color}>
        <Landscape seed={`workshop ${slug}`} kind="horizon" />
      </Band>
      <CardBody>
        <Title>
          <Icon name={icon} />
          {i18n.t(text.title)}
        </Title>
        <p>{i18n.t(text.description)}</p>
        <Facts>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <BulletList items={lines(i18n.t(text.topics))} />
        <Caveat>{i18n.t(text.caveat)}</Caveat>
        <CardFoot>
          <ButtonOutside href={url} newTab={i18n.t('common.new-tab')}>
            {i18n.t('workshops-overview.open')}
          </ButtonOutside>
        </CardFoot>
      </CardBody>
    </Card>
  )
}

const Band = styled.div`
  position: relative;
  height: 8rem;
  overflow: hidden;
  --ground: var(--raised);

  &[data-color='amber'] {
    background: linear-gradient(var(--dusk-6), var(--dusk-1));
  }

  &[data-color='ember'] {
    background: linear-gradient(var(--dusk-6), var(--dusk-2));
  }

  &[data-color='magenta'] {
    background: linear-gradient(var(--dusk-6), var(--dusk-3));
  }

  &[data-color='violet'] {
    background: linear-gradient(var(--dusk-6), var(--dusk-4));
  }
`

const Title = styled.h2`
  display: flex;
  gap: 0.6rem;
  font-size: var(--title-m);

  svg {
    flex: none;
    margin-top: 0.15em;
    color: var(--ember);
  }
`

const Facts = styled.dl`
  display: grid;
  gap: 0.5rem;
  font-size: var(--text-s);

  > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0.75rem;
    padding-top: 0.5rem;
    border-top: 1px solid var(--line);
  }

  dt {
    color: var(--ink-soft);
  }

  dd {
    font-weight: 500;
  }
`

const Caveat = styled.p`
  font-size: var(--text-s);
  color: var(--ink-soft);
  font-style: italic;
`
